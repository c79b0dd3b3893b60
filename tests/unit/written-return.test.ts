import { expect, test } from 'vitest';
import type { RoiSentences } from '#generated/types.ts';
import { writtenReturn } from '../../src/calculator/written-return.ts';

const sentences: RoiSentences = {
  multiple: '{result.times} fois la mise',
  percent: 'soit {result.threeYearROI}',
  threshold: '',
  opened: '',
  subject: '',
  request: '',
  summary: [],
};
const roi = { multipleFromPercent: 1000, sentences };

test.each([
  [9417.4, '94 fois la mise', 'soit 9\u202F417,4\u00A0%'],
  [1000, '10 fois la mise', 'soit 1\u202F000\u00A0%'],
  [199_999, '1\u202F999 fois la mise', 'soit 199\u202F999\u00A0%'],
  [1e12, 'plus de 10\u202F000\u202F000 fois la mise', 'soit plus de 1\u202F000\u202F000\u202F000\u00A0%'],
  [999.9, '999,9\u00A0%', undefined],
  [0, '0\u00A0%', undefined],
  [-5000, '\u22125\u202F000\u00A0%', undefined],
  [NaN, 'N/A', undefined],
])('a return of %d %% is written %s', (value, text, percent) =>
  expect(writtenReturn(value, roi)).toEqual({ text, ...(percent !== undefined && { percent }) }),
);

test('without a limit every return is a percentage', () =>
  expect(writtenReturn(9417, { sentences })).toEqual({ text: '9\u202F417\u00A0%' }));
