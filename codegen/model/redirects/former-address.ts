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
  const [, otherHost, afterHost = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(text) ?? [];
  const bare = (name: string | undefined) => name?.toLowerCase().replace(/^www\./, '');
  const isOwn = otherHost !== undefined && bare(otherHost) === bare(host);
  const [typed = '', ...rest] = text.split('?');
  // A sign that no path has.
  const path = decodePath(typed) ?? '|';
  const query = [...new URLSearchParams(rest.join('?'))].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const misplaced = path.includes('*') && (!/^\/[^*]+\/\*$/.test(path) || query.length > 0);
  const faults: readonly (readonly [isAtFault: boolean, reason: string, remedy: string])[] = [
    [isOwn, 'porte le nom du site', afterHost.startsWith('/') ? `Écrivez « ${afterHost} ».` : removeLine],
    [
      otherHost !== undefined,
      `est celle d'un autre site`,
      `Redirigez-la là où « ${otherHost} » est servi. ${removeLine}`,
    ],
    [!text.startsWith('/'), 'ne commence pas par « / »', 'Écrivez ce qui suit le nom du site, barre comprise.'],
    [text.includes('#'), 'a une ancre, que le serveur ne reçoit jamais', 'Retirez « # » et ce qui le suit.'],
    [/["<>{}|^`?#]/.test(path), 'a des signes que le serveur refuse', "Recopiez-la depuis l'ancien site."],
    [
      misplaced,
      "n'a pas son « * » après un dossier, à la fin",
      "Tout ce qu'un dossier contient s'écrit « /dossier/* ».",
    ],
    [query.length > maxParameters, `a plus de ${maxParameters} paramètres`, 'Gardez ceux qui choisissent la page.'],
    [/^\/assets(?:\/|$)/.test(path), 'est sous « /assets », réservé aux fichiers du site', removeLine],
  ];
  const [, reason, remedy] = faults.find(([isAtFault]) => isAtFault) ?? [];
  if (remedy !== undefined) return { message: `l'adresse d'autrefois « ${text} » ${reason}.`, remedy };
  return cleanPath(path) + (query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`);
}

const removeLine = 'Retirez cette ligne.';

/** In any order, they make as many patterns as there are orders. */
const maxParameters = 3;

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
