import type { Fault } from '../../base/findings/finding.ts';
import { cleanPath, decodePath } from '../../base/path.ts';

/** Why an address cannot be redirected, in French. */
/**
 * An address of the former site as servers compare it: decoded, in its one spelling (`cleanPath`), with its parameters in order. `/Tarifs.html` →
 * `/Tarifs`, `/page/?b=2&a=1` → `/page?a=1&b=2`; `/blog/*` is everything below `/blog`.
 * @param host the site's host name, where it is known
 */
export function readFormer(text: string, host?: string): string | Omit<Fault, 'code'> {
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
    [madeFiles.test(path), "est celle d'un fichier que le site fait lui-même", removeLine],
  ];
  const [, reason, remedy] = faults.find(([isAtFault]) => isAtFault) ?? [];
  if (remedy !== undefined) return { message: `l'adresse d'autrefois « ${text} » ${reason}.`, remedy };
  return cleanPath(path) + (query.length === 0 ? '' : `?${new URLSearchParams(query).toString()}`);
}

/** The files that a build makes beside its pages and assets. */
const madeFiles =
  /^\/(?:sitemap\.xml|(?:robots|llms)\.txt|manifest\.webmanifest|favicon\.(?:ico|svg)|(?:apple-touch-icon|icon-(?:maskable-)?\d+)\.png|search-index\.json|site\.speculationrules)$/;

const removeLine = 'Retirez cette ligne.';

/** In any order, they make as many patterns as there are orders. */
const maxParameters = 3;
