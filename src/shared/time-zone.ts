/** The day it is in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  // Swedish dates are those of ISO 8601.
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  dayFormats.set(timeZone, format);
  return format.format(instant);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time of a day in a zone, with its offset: `2026-12-01`, 570, `Europe/Paris` → `2026-12-01T09:30+01:00`. Minutes past 1439 are of the
 * next day. The offset is that of noon: the clocks change at night, when nothing takes place.
 */
export function zonedTime(date: string, minutes: number, timeZone: string): string {
  const [hour, minute] = [Math.floor((minutes % 1440) / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const day = new Date(Date.parse(date) + Math.floor(minutes / 1440) * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${hour}:${minute}${formatOffset(offsetAt(timeZone, Date.parse(`${day}T12:00Z`)))}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset of a zone from UTC at an instant, in minutes: 60 for Paris in winter. */
function offsetAt(timeZone: string, instant: number): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (60 * Number(hours) + Number(minutes));
}

/** 60 → `+01:00`. */
function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
