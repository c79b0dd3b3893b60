import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readForEdit } from '../../codegen/edit/spec.ts';
import { ParseCache } from '../../codegen/load/read/parse-cache.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { rowsOf, thereAndBack } from './there-and-back.ts';

const engine = fileURLToPath(new URL('../..', import.meta.url));
const sites = ['.', ...readdirSync(join(engine, 'examples')).map((name) => join('examples', name))];

/** A sample; `node bench/every-rename.ts` takes every row. */
test.each(sites)(
  'a row of %s is renamed without a finding, and renaming it back brings every byte back',
  (site) => {
    const root = join(engine, site);
    const spec = readForEdit(root, createLoader({ root, engine, cache: new ParseCache() }));
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
