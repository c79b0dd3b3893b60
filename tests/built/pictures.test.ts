import { expect, test } from 'vitest';
import { pages, readText } from './dist.ts';
import { pictureFaults } from './picture-faults.ts';

test('no page has an image without width and height, or one that is neither AVIF nor SVG', () => {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap((file) => pictureFaults(readText(file)).map((fault) => `${file}: ${fault}`))).toEqual([]);
});

// The site may well have no image at all: the rule itself is tried here.
test.for([
  ['<img src="/a.avif" alt="" width="2" height="1">', 0],
  ['<img src="/a.svg" alt="" width="2" height="1"/>', 0],
  ['<picture><source srcset="/a.avif" type="image/avif"/><img src="/a.jpg" alt="" width="2" height="1"/></picture>', 0],
  ['<picture><source srcset="/a.webp" type="image/webp"/><img src="/a.jpg" alt="" width="2" height="1"/></picture>', 1],
  ['<img src="/a.jpg" alt="" width="2" height="1"/>', 1],
  ['<img src="/a.avif" alt="" width="2"/>', 1],
  ['<img src="/a.png" alt=""/>', 2],
] as const)('%s has %i faults', ([html, count]) => {
  expect(pictureFaults(html)).toHaveLength(count);
});
