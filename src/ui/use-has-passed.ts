import { hasPassed } from './has-passed.ts';
import { useRenderedDay } from './rendered-day.ts';

/** Is this day over on the day for which pages are rendered? @param day `2026-12-31`; without one, nothing is over */
export function useHasPassed(day: string | undefined): boolean {
  const today = useRenderedDay();
  return day !== undefined && hasPassed(day, today);
}
