import { useSyncExternalStore } from 'react';
import { localDay } from '../../ui/local-day.ts';
import { untilNextDay } from './until-next-day.ts';

/**
 * The visitor's own day (`2026-11-21`), kept right while the page stays open; `undefined` in the markup the server wrote,
 * which may have been made long ago.
 */
export function useLocalDay(): string | undefined {
  return useSyncExternalStore(
    watchDay,
    () => localDay(new Date()),
    () => undefined,
  );
}

/** Timers sleep with the computer and in the back/forward cache: coming back looks at the clock too. */
function watchDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, untilNextDay(new Date()));
    onChange();
  };
  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', look);
  };
}
