import { createContext, useContext } from 'react';
import { hasPassed } from './days.ts';

/** The day for which pages are rendered, `2026-12-31`: that of the build. Scripts correct the page on other days. */
export const RenderedDay = createContext<string | undefined>(undefined);

/** That day; `undefined` when it is not known, and then nothing is over. */
export function useRenderedDay(): string | undefined {
  return useContext(RenderedDay);
}

/** Is this day over on the day for which pages are rendered? @param day `2026-12-31`; without one, nothing is over */
export function useHasPassed(day: string | undefined): boolean {
  const today = useRenderedDay();
  return day !== undefined && hasPassed(day, today);
}
