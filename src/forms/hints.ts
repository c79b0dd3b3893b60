import { locale } from '#generated/locale.ts';
import type { Form, FormHint, FormField } from '#generated/types.ts';
import { fieldsOf } from './answer.ts';
import type { FormFields } from './form-fields.ts';
import { zonedTime } from '../shared/time-zone.ts';
import { minutesOf } from '../shared/dates.ts';

/** The hints that apply to the values of the form: those of the spec in their order, then those on a day or an hour. */
export function hintsFor(form: Form, fields: FormFields): FormHint[] {
  const active = (form.hints ?? []).filter(({ field, values }) => values.some((value) => value === fields[field]));
  return [...active, ...momentHints(fieldsOf(form), fields, { now: new Date(), timeZone: locale.timeZone })];
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
