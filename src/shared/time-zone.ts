/** The day it is in a time zone, as `AAAA-MM-JJ`. */
export function dayIn(timeZone: string, instant: Date): string {
  // Swedish dates are those of ISO 8601.
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  dayFormats.set(timeZone, format);
  return format.format(instant);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time of a day in a zone, with its offset: `2026-12-01`, 570, `Europe/Paris` → `2026-12-01T09:30+01:00`. The offset is that of
 * noon: the clocks change at night, when nothing takes place.
 */
export function zonedTime(date: string, minutes: number, timeZone: string): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${date}T${hour}:${minute}${formatOffset(offsetAt(timeZone, Date.parse(`${date}T12:00Z`)), ':')}`;
}

/** A change of the clocks: the instant, and the offsets before and after it, in minutes. */
export interface ClockChange {
  instant: number;
  from: number;
  to: number;
}

const step = 30 * 60_000;
const day = 48 * step;

/** The changes of the clocks of a zone between two instants, in order. They fall on hours and half hours, and most days have none. */
export function clockChanges(timeZone: string, start: number, end: number): ClockChange[] {
  const changes: ClockChange[] = [];
  let from = offsetAt(timeZone, start);
  for (let morning = start; morning < end; morning += day) {
    const evening = Math.min(morning + day, end);
    if (offsetAt(timeZone, evening) === from) continue;
    for (let instant = morning + step; instant <= evening; instant += step) {
      const to = offsetAt(timeZone, instant);
      if (to !== from) changes.push({ instant, from, to });
      from = to;
    }
  }
  return changes;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset of a zone from UTC at an instant, in minutes: 60 for Paris in winter. */
export function offsetAt(timeZone: string, instant: number): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
}

/** 60 → `+01:00`, or `+0100` with no separator. */
export function formatOffset(minutes: number, separator: ':' | ''): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${separator}${String(rest).padStart(2, '0')}`;
}
