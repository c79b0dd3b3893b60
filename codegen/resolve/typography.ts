const thinNoBreak = '\u202F';
const noBreak = '\u00A0';

const units =
  '%|€|k€|M€|Md€|HT|h|min|s|ms|mois|ans?|années?|jours?|semaines?|heures?|minutes?|secondes?|Go|Mo|ko|To|Md|k|M|millions?|milliards?';

const numberThenUnit = new RegExp(`(?<=\\d\\+?) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');

/**
 * French typography: curly apostrophes, thin no-break spaces before ; : ! ? and inside « », between thousands,
 * and no-break spaces between a number and its unit. Product owners type plain spaces and straight apostrophes.
 * Source: Lexique des règles typographiques en usage à l'Imprimerie nationale. `l'IA : 12 000 €` → `l’IA : 12 000 €`.
 */
export function typography(text: string): string {
  if (!/[ '.]|h\/24/.test(text)) return text;
  return text
    .replace(/(?<=[\p{L}\d])'(?=[\p{L}\d«])/gu, '’')
    .replace(/ (?=[;:!?](?:[\s»)]|$))/gu, thinNoBreak)
    .replace(/« /gu, `«${thinNoBreak}`)
    .replace(/ »/gu, `${thinNoBreak}»`)
    .replace(/(?<=(?:^|[^\d,.])\d{1,3}(?: \d{3})*) (?=\d{3}(?:\D|$))/gu, thinNoBreak)
    .replace(/(?<=\d)(?: )?h\/24/gu, `${noBreak}h/24`)
    .replace(numberThenUnit, noBreak)
    .replace(/(?<=[<≥≤>±~]) (?=\d)/gu, noBreak)
    .replace(/\.\.\./gu, '…');
}

/** A typeset text with the spaces and apostrophes that a keyboard has, to quote it in a message. */
export function asTyped(text: string): string {
  return text.replace(/[\u00A0\u202F]/gu, ' ').replaceAll('’', "'");
}
