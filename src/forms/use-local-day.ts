import { useSyncExternalStore } from 'react';
import { followLocalDay, localDay } from '../ui/local-day.ts';

/**
 * The visitor's own day (`2026-11-21`), kept right while the page stays open; `undefined` in the markup the server wrote,
 * which may have been made long ago.
 */
export function useLocalDay(): string | undefined {
  return useSyncExternalStore(
    followLocalDay,
    () => localDay(new Date()),
    () => undefined,
  );
}
