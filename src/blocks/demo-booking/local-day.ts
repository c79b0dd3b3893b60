/**
 * The day it is where the visitor is, as date fields write it: `2026-11-21`.
 * Not `toISOString`, which gives the day in Greenwich: in Paris it stays at yesterday until one or two in the morning.
 */
export function localDay(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
}

/** Milliseconds until the visitor's next day begins, at least 1. The day may have 23 or 25 hours. */
export function untilNextDay(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, midnight.getTime() - now.getTime());
}
