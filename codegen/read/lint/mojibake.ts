import type { Trap } from './trap.ts';

/** What Windows-1252 shows for the bytes 0x80 to 0x9F; above them it is Latin-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const second = `[\\u00A0-\\u00BF${windows1252}]`;

/** A word that holds the two or three characters which UTF-8 bytes become when they are read one by one. */
const misread = new RegExp(`[^\\s"']*(?:[ÃÂ]${second}|â${second}{2})[^\\s"',;]*`, 'gu');

/** Words that were saved in one encoding and read in another: « Ã‰cosystÃ¨me » was « Écosystème ». */
export function mojibakeTraps(text: string): Trap[] {
  return [...text.matchAll(misread)].flatMap((match) => {
    const [written] = match;
    const meant = decoded(written);
    if (meant === undefined) return [];
    const message = `« ${written} » est un texte lu dans le mauvais encodage.`;
    const remedy = `Écrivez « ${meant} », et enregistrez le fichier en UTF-8.`;
    return [
      { start: match.index, end: match.index + written.length, path: [], code: 'lint/mojibake', message, remedy },
    ];
  });
}

/** The text whose UTF-8 bytes, read as Windows-1252, gave `written`; `undefined` when there is none. */
function decoded(written: string): string | undefined {
  const bytes = [...written].map((sign) => {
    const special = windows1252.indexOf(sign);
    return special === -1 ? (sign.codePointAt(0) ?? 0) : 0x80 + special;
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
