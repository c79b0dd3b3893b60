/**
 * The type of each kind of file the site may hold, by extension: what servers guess differs, and a text without charset is
 * read as something else than UTF-8.
 */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8',
  css: 'text/css; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  epub: 'application/epub+zip',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  odp: 'application/vnd.oasis.opendocument.presentation',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odt: 'application/vnd.oasis.opendocument.text',
  pdf: 'application/pdf',
  png: 'image/png',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  speculationrules: 'application/speculationrules+json',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
};

const fileExtensions = [...Object.keys(contentTypes), 'br', 'gz'];
const fileName = new RegExp(String.raw`\.(?:${fileExtensions.join('|')})$`, 'i');

/** Is it a file that a link means, by its ending? Not a page, whose address may be typed with `.html`. */
export function isFileAddress(href: string): boolean {
  const path = href.replace(/[?#].*$/, '');
  return !/^\w+:|\.html$/i.test(path) && fileName.test(path);
}
/** Names of devices, which Windows takes for no file, with any extension. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

/**
 * Why a page cannot have this address, though it is well formed; undefined where it can. Servers keep some addresses for
 * other things (docs/servers.md), and some names are none on some systems.
 * @returns a French sentence
 */
export function reservedPathReason(path: string): string | undefined {
  const segments = path.slice(1).split('/');
  const last = segments.at(-1) ?? '';
  if (segments[0] === 'assets') return 'Ce nom est réservé aux fichiers du site : choisissez-en un autre.';
  if (last === 'index') return 'Un serveur lit « index » comme la page du dossier : choisissez un autre nom.';
  if (fileName.test(last)) return "Cette fin est celle d'un fichier, pas d'une page : retirez l'extension.";
  const taken = segments.find((segment) => device.test(segment));
  return taken === undefined
    ? undefined
    : `Windows n'accepte aucun fichier nommé « ${taken} » : choisissez un autre nom.`;
}

/** An address that is safe as a file name on every system, and the same after lower-casing. */
export const safePath = /^\/$|^(\/[a-z0-9]+([-._][a-z0-9]+)*)+$/;
