import type { Load, SpecLoader } from '../../pipeline.ts';

/**
 * A loader that reads the spec once for all that ask what it is now: what refreshes the pages, and what edits them.
 * @param traceNow another one once somebody has written to a file; `undefined` where that is not known
 */
export function loadOnce({ schemas, load }: SpecLoader, traceNow: () => string | undefined): SpecLoader {
  let last: { trace: string; load: Load } | undefined;
  return {
    schemas,
    load: (changes) => {
      if (changes !== undefined) return load(changes);
      const trace = traceNow();
      if (trace !== undefined && last?.trace === trace) return last.load;
      const found = load();
      last = trace === undefined ? undefined : { trace, load: found };
      return found;
    },
  };
}
