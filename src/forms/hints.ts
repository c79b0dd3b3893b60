import type { FormHint, FormField } from '#generated/types.ts';
import type { FormFields } from './form-fields.ts';
import { zonedTime } from '../shared/time-zone.ts';
import { minutesOf } from '../shared/dates.ts';

/** The hints that apply to the values of the form, in their order. */
export function activeHints(hints: readonly FormHint[], fields: FormFields): FormHint[] {
  return hints.filter(({ field, values }) => values.some((value) => value === fields[field]));
}

/** From Sunday, as `getUTCDay` counts. */
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/**
 * Hints on a chosen day or hour, beside its field: the site is closed on that weekday, or the hour has passed in its time zone. The
 * request may still be sent.
 * @param timeZone of the site
 */
export function momentHints(
  described: readonly FormField[],
  fields: FormFields,
  { now, timeZone }: { now: Date; timeZone: string },
): FormHint[] {
  return described.flatMap(({ name, closed, passed }) => {
    const value = fields[name] ?? '';
    if (closed !== undefined) {
      const weekday = weekdays[new Date(`${value}T00:00Z`).getUTCDay()];
      return weekday !== undefined && closed.days.includes(weekday) ? [hint(name, closed.note)] : [];
    }
    const day = fields[passed?.date ?? ''] ?? '';
    if (passed === undefined || day === '' || value === '') return [];
    return Date.parse(zonedTime(day, minutesOf(value), timeZone)) <= now.getTime() ? [hint(name, passed.note)] : [];
  });
}

function hint(field: string, message: string): FormHint {
  return { id: `moment-${field}`, field, values: [], message };
}
