import { expect, test } from 'vitest';
import { isText, nameOf, readScalars } from './changed-spec.ts';
import { markTexts } from './marked-texts.ts';

test('every text of the spec is read somewhere, or bound by a rule', () => {
  const texts = readScalars().filter(isText);
  const { unseen, refused } = markTexts(texts);
  expect(unseen.map(nameOf)).toEqual([]);
  // A mark is refused where a text has a form or must equal another; most texts are free.
  expect(refused.length).toBeLessThan(texts.length / 10);
});
