import { useEffect, useState } from 'react';
import type { ResultDetails } from './result-details.ts';

/**
 * Loads the parts that only a result needs.
 * @param attempt 0 until the visitor does something; each other number tries (again) unless they are loaded already
 * @returns `undefined` until they are loaded; `'failed'` when they could not be loaded
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
