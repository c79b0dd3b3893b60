import { createContext, useContext } from 'react';

/** The day for which pages are rendered, `2026-12-31`: that of the build. What a page says of other days, its scripts put right. */
export const RenderedDay = createContext<string | undefined>(undefined);

/** That day; `undefined` when it is not known, and then nothing is over. */
export function useRenderedDay(): string | undefined {
  return useContext(RenderedDay);
}
