import { expect, test } from 'vitest';
import { createLoader } from '../../codegen/pipeline.ts';
import { root } from '../findings/project.ts';
import { differences } from './differences.ts';
import { documentedValues } from './documented.ts';
import { specValues } from './spec-values.ts';

// Nightly, since an owner may change what the documents state: a change that is to stay takes its line out of the table.
test('the site has every value that the requirement documents state', () => {
  const loader = createLoader({ root });
  const { sources, findings } = loader.load();
  expect(findings).toEqual([]);
  const documented = documentedValues(import.meta.dirname);
  expect(documented.length).toBeGreaterThan(0);
  const found = differences(documented, specValues(sources, loader.schemas));
  const count = `${documented.length - found.length} of ${documented.length} documented values, 0 different`;
  expect([count, ...found]).toEqual([`${documented.length} of ${documented.length} documented values, 0 different`]);
});
