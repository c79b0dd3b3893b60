import { expect, test } from 'vitest';
import { duplicates } from '../../codegen/validate/duplicates.ts';
import type { Json } from '../../codegen/base/json.ts';

/** Items that differ from all others. */
const others = (count: number): Json[] => Array.from({ length: count }, (_, index) => ({ id: `autre-${index}` }));

test.each([2, 40])('the last two that say the same, of a list with %d other items', (count) => {
  const list = others(count);
  expect(duplicates(list)).toBeUndefined();
  expect(duplicates([...list, '1', 1, null, true, [1, 2], [2, 1], {}, []])).toBeUndefined();
  expect(duplicates(['a', 'a', ...list, 'b', 'b'])).toEqual({ first: count + 2, second: count + 3 });
  expect(duplicates(['a', 'a', 'a', ...list])).toEqual({ first: 1, second: 2 });
  const [one, same] = [
    { id: 'un', tags: [{ a: 1, b: null }] },
    { tags: [{ b: null, a: 1 }], id: 'un' },
  ];
  expect(duplicates([one, ...list, same])).toEqual({ first: 0, second: count + 1 });
  expect(duplicates([one, ...list, { ...same, tags: [] }])).toBeUndefined();
});
