import { expect, test } from 'vitest';
import { files, readText } from './dist.ts';

/** What the dev server adds to pages: the editing panel, the overlay of findings, and the addresses that they ask. */
const ofDev = ['/@spec/', 'spec-edit', 'spec-findings', '__open-in-editor'];

test('nothing of editing on the page is published', () => {
  const texts = files.filter((file) => /\.(?:html|js|css|json|txt|xml)$/.test(file));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((file) => ofDev.some((part) => readText(file).includes(part)))).toEqual([]);
});
