import { extname } from 'node:path';

/** How the files of a kind begin and end, byte by byte. A text is whole where what reads it accepts it (`scan-file.ts`). */
const shapes: Readonly<Record<string, RegExp>> = {
  avif: /^.{4}ftyp/s,
  html: /^<!doctype html>.*<\/html>\s*$/s,
  ico: /^\0\0[^\0]\0/,
  ics: /^BEGIN:VCALENDAR.*END:VCALENDAR\s*$/s,
  jpg: /^\xff\xd8.*\xff\xd9$/s,
  js: /^\s*[^\s<@.#:]/,
  pdf: /^%PDF-/,
  png: /^\x89PNG.*IEND.{4}$/s,
  svg: /^\s*<(?:svg|\?xml).*<\/svg>\s*$/s,
  webp: /^RIFF.{4}WEBP/s,
  woff2: /^wOF2/,
  xml: /^<\?xml.*<\/[\w:]+>\s*$/s,
};

/** Whether a file is whole, and of the kind in its name, as far as its first and last bytes show. */
export function isOfItsKind(file: string, bytes: Buffer): boolean {
  return shapes[extname(file).slice(1)]?.test(bytes.toString('latin1')) ?? true;
}
