/** Why an address cannot be redirected, in French. */
export interface AddressFault {
  readonly message: string;
  readonly remedy: string;
}

/**
 * An address of the former site as servers compare it: decoded, in its one spelling (`cleanPath`), with its parameters in order. `/Tarifs.html` →
 * `/Tarifs`, `/page/?b=2&a=1` → `/page?a=1&b=2`; `/blog/*` is everything below `/blog`.
 * @param host the site's host name, where it is known
 */
export function readFormer(text: string, host?: string): string | AddressFault {
  if (/^\w+:/.test(text)) return ofAHost(text, host);
  if (!text.startsWith('/'))
    return fault(text, 'ne commence pas par « / »', 'Écrivez ce qui suit le nom du site, barre comprise.');
  if (text.includes('#'))
    return fault(
      text,
      'ne peut pas être reconnue : ce qui suit « # » n’est jamais envoyé au serveur',
      'Retirez « # » et ce qui le suit.',
    );
  const [typed = '', ...rest] = text.split('?');
  const path = decodePath(typed);
  const query = [...new URLSearchParams(rest.join('?'))].toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (path === null || /["<>{}|^`?#]/.test(path))
    return fault(
      text,
      'a des signes qu’aucun serveur ne reçoit',
      'Recopiez-la de la barre d’adresse, ou retirez cette ligne.',
    );
  if (path.includes('*') && (!/^\/[^*]+\/\*$/.test(path) || query.length > 0))
    return fault(
      text,
      'n’a pas son « * » à la fin, après le nom d’un dossier',
      'Tout ce qui est sous un dossier s’écrit « /dossier/* ».',
    );
  if (query.length > maxParameters)
    return fault(
      text,
      `a ${query.length} paramètres : il en faut au plus ${maxParameters}`,
      'Gardez ceux qui choisissent la page.',
    );
  if (/^\/assets(?:\/|$)/.test(path))
    return fault(text, 'est sous « /assets », réservé aux fichiers du site', 'Retirez cette ligne.');
  return cleanPath(path) + (query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`);
}

/** In any order, they make as many patterns as there are orders. */
const maxParameters = 3;

function fault(text: string, reason: string, remedy: string): AddressFault {
  return {
    message: `l'adresse d'autrefois « ${text} » ${reason.replaceAll('’', "'")}.`,
    remedy: remedy.replaceAll('’', "'"),
  };
}

function ofAHost(text: string, own: string | undefined): AddressFault {
  const found = /^https?:\/\/([^/?#]+)(.*)$/i.exec(text);
  const [, host = text, path = ''] = found ?? [];
  const bare = (name: string | undefined) => name?.toLowerCase().replace(/^www\./, '');
  if (found !== null && bare(host) === bare(own))
    return fault(text, 'porte le nom du site', path.startsWith('/') ? `Écrivez « ${path} ».` : 'Retirez cette ligne.');
  return fault(
    text,
    `est d'un autre site, dont les demandes n’arrivent pas ici`,
    `Redirigez-la là où « ${host} » est servi, et retirez cette ligne.`,
  );
}

/**
 * The one spelling of a path: no doubled or final slash, no `.html`, no `/index`. Collapsing slashes also keeps
 * `//elsewhere.example/` from becoming a redirect to another site.
 */
export function cleanPath(path: string): string {
  const collapsed = path.replace(/\/+/g, '/');
  const withoutSuffix = collapsed
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '');
  return withoutSuffix === '' ? '/' : withoutSuffix;
}

/** The decoded path, or null where it is no path of ours: malformed escapes, dot segments, backslashes, control characters. */
export function decodePath(rawPath: string): string | null {
  if (!rawPath.startsWith('/')) return null;
  try {
    const path = decodeURIComponent(rawPath).normalize('NFC');
    // oxlint-disable-next-line no-control-regex -- refusing control characters is the point
    return /[\\\u0000-\u001f\u007f]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path) ? null : path;
  } catch {
    return null;
  }
}
