const thinNoBreak = '\u202F';
const noBreak = '\u00A0';

const units =
  '%|€|k€|M€|Md€|HT|TTC|h|min|s|ms|mois|ans?|années?|jours?|semaines?|heures?|minutes?|secondes?|Go|Mo|ko|To|Md|k|M|millions?|milliards?';

const numberThenUnit = new RegExp(`(?<=\\d\\+?) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** What a text has that a rule may change, as bits. */
const apostrophe = 1;
const sign = 2;
const opening = 4;
const closing = 8;
const thousands = 16;
const aroundTheClock = 32;
const unit = 64;
const hour = 128;
const comparison = 256;
const dots = 512;

/** What a rule is about, the places that it changes, and what stands there then. */
type Rule = readonly [about: number, place: RegExp, replacement: string];

/** In order. */
export const typographyRules: readonly Rule[] = [
  [apostrophe, /(?<=[\p{L}\d])'(?=[\p{L}\d«])/gu, '’'],
  [sign, / (?=[;:!?](?:[\s»)]|$))/gu, thinNoBreak],
  [opening, /« /gu, `«${thinNoBreak}`],
  [closing, / »/gu, `${thinNoBreak}»`],
  [thousands, /(?<=(?:^|[^\d,.])\d{1,3}(?: \d{3})*) (?=\d{3}(?:\D|$))/gu, thinNoBreak],
  [aroundTheClock, /(?<=\d)(?: )?h\/24/gu, `${noBreak}h/24`],
  [unit, numberThenUnit, noBreak],
  [hour, /(?<=\d\u00A0?h) (?=[0-5]\d(?!\d))/gu, noBreak],
  [comparison, /(?<=[<≥≤>±~]) (?=\d)/gu, noBreak],
  [dots, /\.\.\./gu, '…'],
];

/**
 * What a text has that rules may change. One look for all of them: a site has thousands of texts, and most rules concern few of them. What
 * one rule puts into a text is nothing that another one changes.
 */
function signsIn(text: string): number {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Letters and digits.
    if (code > 0x2f) continue;
    if (code === 0x20) {
      const after = text.charCodeAt(at + 1);
      const before = text.charCodeAt(at - 1);
      // Between two words.
      if (after > 0x3f && after < 0xbb && before > 0x60 && before < 0x7e) continue;
      found |= signsAround(before, after);
    } else if (code === 0x27) found |= apostrophe;
    else if (code === 0x2e && text.startsWith('...', at)) found |= dots;
    else if (code === 0x2f && text.startsWith('h/24', at - 1)) found |= aroundTheClock;
  }
  return found;
}

/** What a space between two characters may be. */
function signsAround(before: number, after: number): number {
  if (isDigit(after))
    return (
      (isDigit(before) ? thousands : 0) |
      (before === 0x68 ? hour : 0) |
      (before === 0xab ? opening : 0) |
      (compares(before) ? comparison : 0)
    );
  return (
    (isDigit(before) || before === 0x2b ? unit : 0) |
    (before === 0xab ? opening : 0) |
    (after === 0xbb ? closing : 0) |
    (endsClause(after) ? sign : 0)
  );
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** `;`, `:`, `!` or `?`. */
function endsClause(code: number): boolean {
  return code === 0x3a || code === 0x3b || code === 0x21 || code === 0x3f;
}

/** `<`, `≥`, `≤`, `>`, `±` or `~`. */
function compares(code: number): boolean {
  return code === 0x3c || code === 0x3e || code === 0x7e || code === 0xb1 || code === 0x2264 || code === 0x2265;
}

/**
 * French typography: curly apostrophes, thin no-break spaces before ; : ! ? and inside « », between thousands,
 * and no-break spaces between a number and its unit, and inside an hour (« 14 h 15 »). Product owners type plain spaces and straight apostrophes.
 * Source: Lexique des règles typographiques en usage à l'Imprimerie nationale. `l'IA : 12 000 €` → `l’IA : 12 000 €`.
 */
export function typography(text: string): string {
  return retypeset(text) ?? text;
}

/** The same; nothing where the text stays as it is: to compare two long texts that begin alike takes as long as to look for signs in one. */
export function retypeset(text: string): string | undefined {
  const found = signsIn(text);
  if (found === 0) return undefined;
  let set = text;
  for (const [about, place, replacement] of typographyRules)
    if ((found & about) !== 0) set = set.replace(place, replacement);
  return set === text ? undefined : set;
}
