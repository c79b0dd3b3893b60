import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sites, specOf } from './edited-sites.ts';
import { rowsOf, thereAndBack } from './there-and-back.ts';

/** A sample; `node bench/every-rename.ts` takes every row. */
test.each(sites)(
  'a row of %s is renamed without a finding, and renaming it back brings every byte back',
  (site) => {
    const spec = specOf(site);
    const rows = rowsOf(spec);
    fc.assert(
      fc.property(fc.constantFrom(...rows), (row) => {
        expect(thereAndBack(spec, row)).toEqual([]);
      }),
      { numRuns: 1, seed: 3, skipEqualValues: true },
    );
  },
  240_000,
);
