import { useSite } from '#generated/site-context.tsx';
import { hasPassed } from './has-passed.ts';

/** Is this day over on the day for which pages are rendered? @param day `2026-12-31` */
export function useHasPassed(day: string): boolean {
  return hasPassed(day, useSite().day);
}
