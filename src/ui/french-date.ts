const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];
const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });

/** A date as French readers see it, in parts: `1` and `er`, `décembre`, `2026`, `mardi`. */
export interface FrenchDate {
  weekday: string;
  day: string;
  /** `er` on the first of a month, else empty. */
  ordinal: string;
  month: string;
  year: string;
}

/** `2026-12-01` → mardi, 1, er, décembre, 2026. The first of a month is an ordinal. Throws on what is not a date. */
export function readIsoDate(iso: string): FrenchDate {
  const date = new Date(`${iso}T00:00:00Z`);
  const month = months[date.getUTCMonth()];
  if (month === undefined) throw new Error(`« ${iso} » is not a date`);
  const day = date.getUTCDate();
  return {
    weekday: weekday.format(date),
    day: String(day),
    ordinal: day === 1 ? 'er' : '',
    month,
    year: String(date.getUTCFullYear()),
  };
}

/** `2026-12-01` → `1er décembre 2026`. Throws on what is not a date. */
export function formatIsoDate(iso: string): string {
  const { day, ordinal, month, year } = readIsoDate(iso);
  return `${day}${ordinal} ${month} ${year}`;
}

/** `3 décembre 2026` → `2026-12-03`, for `<time>` and for sorting. Throws on another form: the schema has checked it. */
export function isoOfFrenchDate(text: string): string {
  const [day = '', month = '', year = ''] = text.split(/\s/u);
  const index = months.indexOf(month);
  if (index === -1) throw new Error(`« ${text} » is not a French date`);
  return `${year}-${String(index + 1).padStart(2, '0')}-${String(Number.parseInt(day, 10)).padStart(2, '0')}`;
}
