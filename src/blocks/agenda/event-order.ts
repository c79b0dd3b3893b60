/** An event by its day (`2026-12-01`), and whether it is over. */
export interface TimedEvent {
  date: string;
  isPast: boolean;
}

/** What can still be attended comes first, soonest first; then what is over, latest first. */
export function byTime(a: TimedEvent, b: TimedEvent): number {
  if (a.isPast !== b.isPast) return a.isPast ? 1 : -1;
  return a.isPast ? b.date.localeCompare(a.date) : a.date.localeCompare(b.date);
}
