import { expect, test } from 'vitest';
import { pages, readText } from './dist.ts';

/** What every `<img>` must have: pictures are served as AVIF or drawn (SVG), and hold their place before they arrive. */
function pictureFaults(html: string): string[] {
  // A picture's sources speak for the one image in it.
  const avifPictures = [...html.matchAll(/<picture\b.*?<\/picture>/gs)]
    .map(([picture]) => picture)
    .filter((picture) => /<source\b[^>]*\btype="image\/avif"/.test(picture));
  return [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([image]) => {
    const source = /\ssrc="([^"]*)"/.exec(image)?.[1] ?? '';
    const isLight =
      /\.(?:avif|svg)$|^data:image\/svg/.test(source) || avifPictures.some((picture) => picture.includes(image));
    return [
      ...(isLight ? [] : [`neither AVIF nor SVG: ${image}`]),
      ...(/\swidth="\d+"/.test(image) && /\sheight="\d+"/.test(image) ? [] : [`no width and height: ${image}`]),
    ];
  });
}

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
