import { type Fault, missingAddress } from '../base/findings/finding.ts';
import { didYouMean, nearest, suggestion } from '../base/findings/nearest.ts';
import { isFileAddress } from '../model/routes/reserved-path.ts';
import { fileAt, type PublicFiles } from '../read/public-files.ts';
import { isName, suggestFix } from './suggest-fix.ts';
import { kebab } from '../base/names.ts';
import type { TextLength } from './text-lengths.ts';
import type { Vocabulary } from './vocabulary.ts';
import { length } from './words.ts';

/** The fault of an address that leads nowhere, with the most likely one. */
export function linkFault(href: string, words: Known, country?: string): Omit<Fault, 'code'> {
  const { addresses, files } = words;
  if (isFileAddress(href)) return missingFile(href, files);
  // « F2B » is a colour, not a part of a page.
  const isMeant = (other: string) => isKnownAddress(other, words) && (href.startsWith('#') || !other.startsWith('#'));
  const named = `/${kebab(href)}`;
  const meant = suggestFix(href, isMeant, country) ?? (addresses.has(named) && isName(href) ? named : undefined);
  const fix = meant === undefined ? undefined : `Écrivez « ${meant} ».`;
  const [path = ''] = href.split(/[?#]/, 1);
  const page = nearest(path, addresses);
  if (href.startsWith('/'))
    return {
      message: `l'adresse « ${href} » ne mène à aucune page du site.`,
      remedy:
        fix ??
        (page === undefined ? nearestFile(href, files) : didYouMean(page + href.slice(path.length))) ??
        suggestion(path, [...addresses]) ??
        'Les adresses du site sont dans spec/routes.yaml.',
      about: missingAddress(href),
    };
  return {
    message: `l'adresse « ${href} » n'est pas acceptée.`,
    remedy:
      fix ??
      examples.get(href.replace(/:.*$/u, '')) ??
      'Une adresse commence par « / », « # », « https:// », « mailto: » ou « tel: ».',
  };
}

/** What an address that begins so goes on with. */
const examples: ReadonlyMap<string, string> = new Map([
  ['https', 'Écrivez le site en entier, comme « https://www.example.fr ».'],
  ['mailto', "Écrivez l'adresse e-mail en entier, comme « mailto:contact@example.fr »."],
  ['tel', 'Écrivez le numéro en entier et sans espaces, comme « tel:+33199001212 ».'],
]);

const external =
  /^(https:\/\/[^\s/]+\.[^\s]+|mailto:[^\s@.]+(\.[^\s@.]+)*@([^\s@?.]+\.)+[^\s@?.\d]{2,}(\?\S*)?|tel:([1-9][\d-]*|[+0](-?\d){8,}))$/;

type Known = Pick<Vocabulary, 'addresses' | 'files'>;

/** True if `href` is a page or a file of the site (a fragment or a query may follow), a fragment of the same page, or an external address. */
export function isKnownAddress(href: string, { addresses, files }: Known): boolean {
  if (href.startsWith('#')) return /^#[\w-]+$/.test(href);
  if (!href.startsWith('/')) return external.test(href);
  return addresses.has(/[?#]/.test(href) ? href.replace(/[?#].*$/, '') : href) || fileAt(href, files) !== undefined;
}

/** The fault of an address whose ending is that of a file, which `public/` does not have. */
function missingFile(href: string, files: PublicFiles): Omit<Fault, 'code'> {
  const name = href.replace(/[?#].*$/, '').replace(/^[./\\]*(?:public[/\\])?/, '');
  const isCopy = /\.(?:br|gz)$/.test(name);
  const reason = isCopy ? 'cette fin est celle des copies compressées' : `public/${name} n'existe pas`;
  const message = `l'adresse « ${href} » ne mène à aucun fichier : ${reason}.`;
  const remedy = isCopy
    ? 'Déposez une archive « .zip ».'
    : (nearestFile(name, files) ?? 'Déposez le fichier à cette place, ou corrigez son adresse.');
  const restore = `Si ce fichier a changé de nom, corrigez chaque endroit.`;
  return { message, remedy, about: { kind: 'address', name: href, restore } };
}

/** The file that is probably meant: one of the same name in another folder, or the one whose name is closest. */
function nearestFile(name: string, files: PublicFiles): string | undefined {
  const last = (path: string) => path.split(/[/\\]/).at(-1) ?? '';
  const shown = [...files.keys()].filter((file) => fileAt(`/${file}`, files) !== undefined);
  const namesake = nearest(last(name), shown.map(last));
  const meant = shown.find((file) => last(file) === namesake) ?? nearest(name, shown);
  return meant === undefined ? undefined : didYouMean(`/${meant}`);
}

/** Why a text is too short or too long, the expected length, and its setting. @param end that it misses */
export function lengthFault(
  text: string,
  name: string,
  { limits, end }: { limits: TextLength; end: keyof TextLength },
  expected: string | undefined,
) {
  if (text.trim() === '') return { message: 'le texte est vide.', remedy: expected };
  const least = end === 'min' ? 'au moins' : 'au plus';
  const setting = `La limite est « lengths.${name}.${end} » de spec/site.yaml.`;
  const message = `le texte a ${length(text)}, il en faut ${least} ${limits[end]}.`;
  return { message, remedy: [expected, setting].filter(Boolean).join(' ') };
}
