const thinNoBreak = '\u202F';
const noBreak = '\u00A0';

const units =
  '%|€|k€|M€|Md€|HT|TTC|h|min|s|ms|mois|ans?|années?|jours?|semaines?|heures?|minutes?|secondes?|Go|Mo|ko|To|Md|k|M|millions?|milliards?';

const numberThenUnit = new RegExp(`(?<=\\d\\+?) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/** What marks a text that a rule may change, the places it changes, and what stands there then. */
type Rule = [mark: RegExp, place: RegExp, replacement: string];

/** In order. A site has thousands of texts and most rules concern few of them: the mark is looked for first. */
const rules: readonly Rule[] = [
  [/'/, /(?<=[\p{L}\d])'(?=[\p{L}\d«])/gu, '’'],
  [/ [;:!?]/, / (?=[;:!?](?:[\s»)]|$))/gu, thinNoBreak],
  [/« /, /« /gu, `«${thinNoBreak}`],
  [/ »/, / »/gu, `${thinNoBreak}»`],
  [/\d \d/, /(?<=(?:^|[^\d,.])\d{1,3}(?: \d{3})*) (?=\d{3}(?:\D|$))/gu, thinNoBreak],
  [/h\/24/, /(?<=\d)(?: )?h\/24/gu, `${noBreak}h/24`],
  [/[\d+] \D/, numberThenUnit, noBreak],
  [/h \d/, /(?<=\d\u00A0?h) (?=[0-5]\d(?!\d))/gu, noBreak],
  [/[<≥≤>±~] \d/, /(?<=[<≥≤>±~]) (?=\d)/gu, noBreak],
  [/\.\.\./, /\.\.\./gu, '…'],
];

/**
 * French typography: curly apostrophes, thin no-break spaces before ; : ! ? and inside « », between thousands,
 * and no-break spaces between a number and its unit, and inside an hour (« 14 h 15 »). Product owners type plain spaces and straight apostrophes.
 * Source: Lexique des règles typographiques en usage à l'Imprimerie nationale. `l'IA : 12 000 €` → `l’IA : 12 000 €`.
 */
export function typography(text: string): string {
  const known = typeset.get(text);
  if (known !== undefined) return known;
  const set = rules.reduce(
    (before, [mark, place, replacement]) => (mark.test(before) ? before.replace(place, replacement) : before),
    text,
  );
  if (typeset.size >= mostTypeset) typeset.clear();
  typeset.set(text, set);
  return set;
}

/** Texts that were typeset: many stand on several pages, and a dev server meets nearly all of them again. */
const typeset = new Map<string, string>();

/** A large site must not be held twice. */
const mostTypeset = 10_000;

/** A typeset text with the spaces and apostrophes that a keyboard has, to quote it in a message. */
export function asTyped(text: string): string {
  return text.replace(/[\u00A0\u202F]/gu, ' ').replaceAll('’', "'");
}
