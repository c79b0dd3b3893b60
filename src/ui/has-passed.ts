/**
 * Is this day over? The day itself still counts. One rule for all that has a date: events and offers.
 * @param day `2026-12-31`
 * @param today the visitor's day, or the build's for what is rendered; nothing is over when it is not known
 */
export function hasPassed(day: string, today: string | undefined): boolean {
  return today !== undefined && day < today;
}

/** An event is over when its day is, whatever its status says; or when its status says so, as for one that was called off. */
export function isOver({ status, date }: { status?: 'upcoming' | 'past'; date: string }, today?: string): boolean {
  return status === 'past' || hasPassed(date, today);
}
