import { hasPassed } from '../../ui/has-passed.ts';

/** A session of the programme, by its day: `2026-12-03`. */
export interface DatedSession {
  date: string;
}

/**
 * What is still to come, soonest first, and what is over, latest first, on a given day of the visitor (`2026-12-03`).
 * A session of that very day is still to come.
 */
export function splitProgramme<Session extends DatedSession>(
  sessions: readonly Session[],
  today: string,
): { upcoming: Session[]; past: Session[] } {
  const inOrder = sessions.toSorted((a, b) => a.date.localeCompare(b.date));
  return {
    upcoming: inOrder.filter(({ date }) => !hasPassed(date, today)),
    past: inOrder.filter(({ date }) => hasPassed(date, today)).toReversed(),
  };
}
