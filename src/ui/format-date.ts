import { locale } from '#generated/locale.ts';
import * as dates from '../shared/dates.ts';

/** A date in parts, as the site's readers say it: mardi, 1, er, décembre, 2026. Throws on what is not a date. */
export function readIsoDate(iso: string): dates.DateParts {
  return dates.dateParts(iso, locale);
}

/** `2026-12-01` → `1er décembre 2026`. Throws on what is not a date. */
export function formatIsoDate(iso: string): string {
  const text = dates.formatDate(iso, locale);
  if (text === undefined) throw new Error(`"${iso}" is not a date`);
  return text;
}
