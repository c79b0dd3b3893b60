import { expect, test } from 'vitest';
import { wordHash, wordsOf } from '../../codegen/base/word-hash.ts';

test('texts of the same words have one hash, whatever stands between them', () => {
  const one = 'L’assistant répond, Étienne 2 œuvre';
  const same = 'l assistant  RÉPOND ; étienne (2) 😀 Œuvre !';
  expect(wordsOf(same)).toEqual(wordsOf(one));
  expect(wordHash(same, 1)).toBe(wordHash(one, 1));
  expect(wordHash('L’assistant répond, Étienne 3 œuvre', 1)).not.toBe(wordHash(one, 1));
});

test('a text of fewer words than are asked for has none', () => {
  const words = wordsOf('Trois mots, ici').length;
  expect(wordHash('Trois mots, ici', words)).toBeDefined();
  expect(wordHash('Trois mots, ici', words + 1)).toBeUndefined();
  // Two letters of two units each.
  expect(wordHash('𐐀 𐐁', 2)).toBeDefined();
});
