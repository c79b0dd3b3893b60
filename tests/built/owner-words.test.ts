import { expect, test } from 'vitest';
import { dist, files, root } from './dist.ts';
import { publishedOwnerWords } from './owner-words.ts';

test('no origin of a figure and no reason of a doubt is published', () => {
  expect(publishedOwnerWords(root, root, dist, files)).toEqual([]);
});
