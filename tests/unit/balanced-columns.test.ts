import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedColumns, rowLengths } from '../../src/ui/balanced-columns.ts';

test.each([
  [1, 4, [1]],
  [4, 4, [4]],
  [5, 4, [3, 2]],
  [7, 3, [3, 2, 2]],
  [9, 4, [3, 3, 3]],
])('%i things in rows of %i at most stand as %j', (count, most, rows) => {
  expect(rowLengths(count, most)).toEqual(rows);
});

test('rows hold all things, none too many, and differ by one at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 }), (count, most) => {
      const rows = rowLengths(count, most);
      expect(rows.reduce((sum, length) => sum + length, 0)).toBe(count);
      expect(Math.max(...rows)).toBeLessThanOrEqual(most);
      expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    }),
  );
});

test('each width has its columns', () => {
  expect(balancedColumns(5, { all: 2, sm: 3, lg: 6 })).toBe('grid-cols-2 sm:grid-cols-3 lg:grid-cols-5');
  expect(balancedColumns(1, { sm: 2 })).toBe('grid-cols-1');
});
