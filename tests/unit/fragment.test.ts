import { expect, test } from 'vitest';
import { fragmentOf } from '../../src/shared/fragment.ts';

test.each([
  ['Aller au contenu', 'aller-au-contenu'],
  ["À l'essentiel !", 'a-l-essentiel'],
  ['Skip to content', 'skip-to-content'],
  ['Μετάβαση στο περιεχόμενο', 'μεταβαση-στο-περιεχομενο'],
])('« %s » is #%s', (words, fragment) => {
  expect(fragmentOf(words)).toBe(fragment);
});
