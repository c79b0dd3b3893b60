/** Milliseconds until the visitor's next day begins, at least 1. The day may have 23 or 25 hours. */
export function untilNextDay(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.max(1, midnight.getTime() - now.getTime());
}
