import { expect, test } from 'vitest';
import { sites, specOf } from './edited-sites.ts';
import { renamedAtOnce, rowsOf, thereAndBack } from './there-and-back.ts';

test.each(sites)(
  'every row of %s is renamed without a finding, and renaming it back brings every byte back',
  (site) => {
    const spec = specOf(site);
    const groups = renamedAtOnce(spec);
    expect(groups.flat()).toHaveLength(rowsOf(spec).length);
    for (const rows of groups) expect(thereAndBack(spec, rows)).toEqual([]);
  },
  240_000,
);
