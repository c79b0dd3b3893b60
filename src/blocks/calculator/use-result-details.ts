import { useEffect, useState } from 'react';
import type { ResultDetails } from './result-details.ts';

/**
 * Loads what only a result needs.
 * @param attempt 0 until the visitor does something; each other number tries (again) unless it is there already
 * @returns `undefined` until it is there; `'failed'` when it did not arrive
 */
export function useResultDetails(attempt: number): ResultDetails | 'failed' | undefined {
  const [details, setDetails] = useState<ResultDetails | 'failed'>();
  useEffect(() => {
    if (attempt === 0) return;
    import('./result-details.ts').then(
      (module) => setDetails(module.resultDetails),
      () => setDetails('failed'),
    );
  }, [attempt]);
  return details;
}
