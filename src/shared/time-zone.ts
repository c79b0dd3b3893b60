/** The day it is in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  // Swedish dates are those of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
}

/**
 * A time of a day in a zone, with its offset: `2026-12-01`, 570, `Europe/Paris` → `2026-12-01T09:30+01:00`. Minutes past 1439 are of the
 * next day. The offset is that of noon: the clocks change at night, when nothing takes place.
 */
export function zonedTime(date: string, minutes: number, timeZone: string): string {
  const [hour, minute] = [Math.floor((minutes % 1440) / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  const day = new Date(Date.parse(date) + Math.floor(minutes / 1440) * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${hour}:${minute}${offsetAt(timeZone, Date.parse(`${day}T12:00Z`))}`;
}

/** The offset of a zone from UTC at an instant: `+01:00` for Paris in winter. */
function offsetAt(timeZone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return /[+-]\d\d:\d\d/.exec(format.format(instant))?.[0] ?? '+00:00';
}
