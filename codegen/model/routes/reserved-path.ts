import { contentTypes } from '../../base/content-types.ts';

const fileExtensions = [...Object.keys(contentTypes), 'br', 'gz'];
const fileName = new RegExp(String.raw`\.(?:${fileExtensions.join('|')})$`, 'i');

/** Is it a file that a link means, by its ending? Not a page, whose address may be typed with `.html`. */
export function isFileAddress(href: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  return !/^\w+:|\.html$/i.test(path) && fileName.test(path);
}

/**
 * Why a page cannot have this address, though it is well formed; undefined where it can. Servers keep some addresses for
 * other things (docs/servers.md).
 * @returns a French sentence
 */
export function reservedPathReason(path: string): string | undefined {
  const segments = path.slice(1).split('/');
  const last = segments.at(-1) ?? '';
  if (segments[0] === 'assets') return 'Ce nom est réservé aux fichiers du site : choisissez-en un autre.';
  if (last === 'index') return 'Un serveur lit « index » comme la page du dossier : choisissez un autre nom.';
  if (fileName.test(last)) return "Cette fin est celle d'un fichier, pas d'une page : retirez l'extension.";
  return undefined;
}

/** An address that is safe as a file name on every system, and the same after lower-casing. */
export const safePath = /^\/$|^(\/[a-z0-9]+([-._][a-z0-9]+)*)+$/;
