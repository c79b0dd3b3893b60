import { expect, test } from 'vitest';
import { numberWords } from '../../codegen/model/resolve/number-words.ts';

test.each([
  [0, 'zéro'],
  [8, 'huit'],
  [17, 'dix-sept'],
  [21, 'vingt et un'],
  [27, 'vingt-sept'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
])('%i in words', (value, words) => {
  expect(numberWords(value)).toBe(words);
});

test('each number has words of its own; what is no whole number below a hundred has none', () => {
  const all = Array.from({ length: 100 }, (_, value) => numberWords(value));
  expect(new Set(all).size).toBe(100);
  expect([-1, 100, 2.5, Number.NaN].map(numberWords)).toEqual([undefined, undefined, undefined, undefined]);
});
