import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ImageStore } from '../../codegen/site/images/image-store.ts';
import { drawElement, drawIcon } from '../../codegen/site/images/draw.ts';
import { siteIcons } from '../../src/static/icons.tsx';
import { pictureOf } from '../../src/static/picture/page-picture.tsx';
import { pictureContent } from '../../src/static/picture/picture-content.ts';
import { engine } from './edited-sites.ts';
import { site } from './real-site.ts';
import { charactersOf, htmlOf, pageAt, renderBlocks } from './rendered.ts';

const shared = site.pages.filter(({ path }) => path !== '/404');
/** Beyond, networks on slow links give the picture up. */
const heaviestPictureBytes = 40_000;

describe.each(shared)('$path', (page) => {
  const html = htmlOf(page);
  const content = (name: string): string | undefined =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(html)?.[1]?.replaceAll('&#x27;', "'");

  test('is shared by its canonical address, with its own title, summary and picture', () => {
    const address = site.settings.baseUrl + page.path;
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(content('og:url')).toBe(address);
    expect(content('og:title')).toBe(page.head.title);
    expect(content('og:description')).toBe(page.head.description);
    expect(content('description')).toBe(page.head.description);
    expect(content('og:image')).toBe(`${site.settings.baseUrl}/og${page.path}.png?v=1`);
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
    expect(content('twitter:card')).toBe('summary_large_image');
  });

  test('has a picture that says what the page says', () => {
    // Without spaces: the words of a title may be boxes of their own.
    const words = charactersOf(pictureIn(site, page).source).replace(/\s/g, '');
    const { figures } = pictureContent(site, page);
    for (const text of [page.head.title, site.settings.shortName, ...figures.map(({ label }) => label)])
      expect(words).toContain(text.replace(/\s/g, ''));
    const shown = charactersOf(renderBlocks(page.path)).replace(/\s/g, '');
    expect(figures.filter(({ value }) => !shown.includes(value.replace(/\s/g, '')))).toEqual([]);
  });
});

test('the not-found page is neither shared nor indexed, and has no picture', () => {
  expect(pictureOf(site, pageAt('/404'))).toBeUndefined();
  const html = htmlOf(pageAt('/404'));
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/property="og:|rel="canonical"/);
});

test('a picture changes with its page, and with nothing else', () => {
  const page = pageAt('/');
  const { source } = pictureIn(site, page);
  expect(pictureIn(site, { ...page, head: { ...page.head, title: 'Un autre titre' } }).source).not.toBe(source);
  expect(pictureIn({ ...site, facts: {} }, page).source).toBe(source);
  expect(new ImageStore(engine).keyOf(source)).toMatch(/^[0-9a-f]{32}$/);
});

test('what a picture is kept under holds all that it is drawn from', () => {
  for (const page of shared) {
    const { element, source } = pictureIn(site, page);
    expect(source).toContain(renderToStaticMarkup(element));
    for (const font of Object.values(site.theme.fonts)) expect(source).toContain(font);
  }
});

test('a picture of each family of pages, drawn, is 1200 by 630 and light', async () => {
  const families = new Map(shared.map((page) => [page.family, page]));
  // With what a build has drawn of the same sources.
  const store = new ImageStore(engine);
  for (const page of families.values()) {
    const { element, source, width, height } = pictureIn(site, page);
    const draw = () => drawElement(element, { width, height }, site.theme.fonts);
    const { image: png } = await store.get(store.keyOf(source), draw);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length, page.path).toBeLessThanOrEqual(heaviestPictureBytes);
  }
});

test('the icons have the sizes that browsers and home screens ask for', async () => {
  const sides = siteIcons(site).map(({ file, sizes }) => [file, ...sizes]);
  expect(sides).toEqual([
    ['favicon.ico', 16, 32],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
    ['icon-maskable-512.png', 512],
  ]);
  for (const { file, svg, sizes } of siteIcons(site)) {
    const image = await drawIcon(svg, sizes, file.endsWith('.ico'));
    const [side] = sizes;
    if (file.endsWith('.png')) expect([image.readUInt32BE(16), image.readUInt32BE(20)]).toEqual([side, side]);
    else expect([image.readUInt16LE(2), image.readUInt16LE(4), image[6], image[22]]).toEqual([1, 2, 16, 32]);
  }
});

function pictureIn(...[from, page]: Parameters<typeof pictureOf>) {
  const picture = pictureOf(from, page);
  if (picture === undefined) throw new Error(`${page.path} has no picture`);
  return picture;
}
