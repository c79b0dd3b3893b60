import { useSyncExternalStore } from 'react';

/** False in the markup the server wrote and while it is hydrated, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
