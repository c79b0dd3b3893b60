import type { TextFault } from '../report.ts';

/** What Windows-1252 shows for the bytes 0x80 to 0x9F; above them it is Latin-1. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const second = `[\\u00A0-\\u00BF${windows1252}]`;

/** The two or three characters which the bytes of one become when they are read one by one. */
const misread = new RegExp(`(?:[ÃÂ]${second}|â${second}{2})`, 'gu');

/** The rest of the word around them, on each side; how much of it is looked at, in characters. */
const beforeInWord = /[^\s"']*$/u;
const inWord = /^[^\s"',;]*/u;
const longest = 40;

/** Words that were saved in one encoding and read in another: « Ã‰cosystÃ¨me » was « Écosystème ». */
export function mojibakeFaults(text: string): TextFault[] {
  const faults: TextFault[] = [];
  for (const match of text.matchAll(misread)) {
    if (match.index < (faults.at(-1)?.end ?? 0)) continue;
    const start =
      match.index - (beforeInWord.exec(text.slice(Math.max(0, match.index - longest), match.index))?.[0].length ?? 0);
    const end = match.index + (inWord.exec(text.slice(match.index, match.index + longest))?.[0].length ?? 0);
    const written = text.slice(start, end);
    const meant = decoded(written);
    if (meant === undefined) continue;
    const message = `« ${written} » est un texte lu dans le mauvais encodage.`;
    const remedy = `Écrivez « ${meant} », et enregistrez le fichier en UTF-8.`;
    faults.push({ start, end, code: 'lint/mojibake', message, remedy });
  }
  return faults;
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
