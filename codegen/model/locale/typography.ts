const thinNoBreak = '\u202F';
const noBreak = '\u00A0';
const noBreakHyphen = '\u2011';

const units =
  '%|€|k€|M€|Md€|HT|TTC|h|min|s|ms|mois|ans?|années?|jours?|semaines?|heures?|minutes?|secondes?|Go|Mo|ko|To|Md|k|M|millions?|milliards?';

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** Before the pronoun of a question (« répondrait-elle », « y a-t-il »), in « e-mail », « week-end », « après-midi » and « ceux-ci ». */
const hyphens =
  /(?<=\p{L})(?<!rendez)-(?=(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous)(?!\p{L}))|(?<=(?<!\p{L})(?:e|week|après))-(?=(?:mail|end|midi)s?(?!\p{L}))|(?<=\p{L})-(?=(?:ci|là|mêmes?)(?!\p{L}))/giu;

/** A text that is nothing but an id (`qui-sommes-nous`), and a word that is an address: their hyphens are typed. */
const id = /^[a-z\d{}._-]+$/u;
const address = /[/@#]/u;

/** The places that change, in order, each with its replacement. */
const rules: readonly (readonly [place: RegExp, replacement: string])[] = [
  [/(?<=[\p{L}\d])'(?=[\p{L}\d«])/gu, '’'],
  [/ (?=[;:!?](?:[\s»)]|$))/gu, thinNoBreak],
  [/ (?=· )/gu, noBreak],
  [/« /gu, `«${thinNoBreak}`],
  [/ »/gu, `${thinNoBreak}»`],
  [/(?<=(?:^|[^\d,.])\d{1,3}(?: \d{3})*) (?=\d{3}(?:\D|$))/gu, thinNoBreak],
  [/(?<=\d)(?: )?(?=h\/24|j\/7)/gu, noBreak],
  [new RegExp(`(?<=\\d\\+?) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), noBreak],
  [new RegExp(`(?<=(?<!\\d)(?:\\d\\d?|1er)) (?=(?:${months})(?!\\p{L}))`, 'gu'), noBreak],
  [/(?<=€) (?=(?:HT|TTC)(?!\p{L}))/gu, noBreak],
  [/(?<=(?:^|\D)(?:\+\d\d \d|0\d)(?: \d\d)*) (?=\d\d(?!\d))/gu, noBreak],
  [/(?<=\d\u00A0?h) (?=[0-5]\d(?!\d))/gu, noBreak],
  [/(?<=[<≥≤>±~]|(?<!\p{L})(?:art\.|articles?)) (?=\d)/gu, noBreak],
  [/(?<=(?<!\p{L})(?:articles?\s|art\.\s|[LRD]\.?\s?)\d+)-(?=\d)/gu, noBreakHyphen],
  [/(?<=(?<!\p{L})par) (?=(?:an|mois|jour|heure)(?!\p{L}))/gu, noBreak],
  [/\.\.\./gu, '…'],
];

/**
 * French typography: curly apostrophes, thin no-break spaces before ; : ! ? and inside « », between thousands, and no-break spaces
 * between a number and its unit or its month, in « par an », before a dot between names, inside an hour (« 14 h 15 ») and inside a telephone number; the number of an article
 * (« L122-5 »), « e-mail » and the verb of a question are not broken. Product owners type plain spaces and straight apostrophes.
 * Source: Lexique des règles typographiques en usage à l'Imprimerie nationale. `l'IA : 12 000 €` → `l’IA : 12 000 €`.
 */
export function typography(text: string): string {
  const set = rules.reduce((part, [place, replacement]) => part.replace(place, replacement), text);
  if (!text.includes('-') || id.test(text)) return set;
  return set.replaceAll(/\S+/gu, (word) => (address.test(word) ? word : word.replaceAll(hyphens, noBreakHyphen)));
}

const shortWord =
  /(?:^|[(«\s])(?:(?:\p{L}|(?:jus)?qu)’)?(?:a|à|au|aux|avec|ce|ces|chez|cinq|dans|de|des|deux|du|en|et|il|la|le|les|ne|ni|nos|on|ou|où|par|pas|pour|quatre|que|qui|sa|sans|se|ses|si|son|sur|trois|un|une|vos|votre|y)$|^[nv]ous$/iu;

/** In em: wider, and the largest heading (`--text-h1`) would not fit a telephone of 320 px. */
const widestLargeRun = 9;

/** In em, of the letters of headings: Bricolage Grotesque. */
const widths: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ '.2': ' ’.,:', '.25': 'ijl', '.38': 'frt', '.59': 'bdghnopqu', '.88': 'mw' }).flatMap(
    ([width, letters]) => [...letters].map((letter) => [letter, Number(width)]),
  ),
);

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (widths[letter] ?? 0.55), 0);

/** The words that a line of a heading ends on least of all. */
const weakEnd = /(?:^|[(«\s])(?:à|de|la|le)$/iu;

/**
 * A heading whose lines do not end with an article, a preposition or a small number: these stay with the next word. A run that is too long
 * breaks as early as it can, not after « à », « de », « la », « le »: « pour | vos~usagers », « de~vos | applications ».
 */
export function headingTypography(heading: string, widest = widestLargeRun): string {
  const words = heading.split(' ');
  const starts = new Set<number>();
  let start = 0;
  for (const at of words.keys()) {
    if (at < words.length - 1 && shortWord.test(words.slice(start, at + 1).join(' '))) continue;
    for (const place of lineStarts(words, { start, end: at + 1, widest })) starts.add(place);
    start = at + 1;
  }
  return words.map((word, at) => `${at === 0 ? '' : starts.has(at) ? ' ' : noBreak}${word}`).join('');
}

/** Where a narrow screen may begin a line in the words from `start` to before `end`, of which all but the last are short. */
function lineStarts(words: readonly string[], run: { start: number; end: number; widest: number }): number[] {
  const { start, end, widest } = run;
  const fits = (from: number) => from === end - 1 || widthOf(words.slice(from, end).join(' ')) <= widest;
  if (fits(start)) return [start];
  const places = [...words.keys()].filter((at) => at > start && at < end && fits(at));
  const place = places.find((at) => !weakEnd.test(words[at - 1]!)) ?? places[0]!;
  return [...lineStarts(words, { ...run, end: place }), place];
}
