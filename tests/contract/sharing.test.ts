import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ImageStore } from '../../codegen/site/images/image-store.ts';
import { drawElement, drawIcon } from '../../codegen/site/images/draw.ts';
import { siteIcons } from '../../src/static/icons.tsx';
import { pictureOf } from '../../src/static/picture/page-picture.tsx';
import { pictureContent } from '../../src/static/picture/picture-content.ts';
import { renderPage } from '../../src/static/render-page.tsx';
import { siteFiles } from '../../src/static/site-files.ts';
import type { Page, Site } from '#src/ui/site.ts';
import { engine } from './edited-sites.ts';
import { site } from './real-site.ts';
import { assets, charactersOf, htmlOf, pageAt, renderBlocks } from './rendered.ts';

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

const files = new Map(siteFiles(site));
const textOf = (file: string): string => files.get(file) ?? '';

test('sitemap.xml names every page once, by its canonical address', () => {
  const entries = [...textOf('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)];
  expect(entries.map(([, address]) => address)).toEqual(shared.map(({ path }) => site.settings.baseUrl + path));
});

test('robots.txt names the sitemap', () =>
  expect(textOf('robots.txt')).toContain(`Sitemap: ${site.settings.baseUrl}/sitemap.xml`));

test('llms.txt opens with name and summary, then names every page once with its summary, by section', () => {
  const text = textOf('llms.txt');
  const { name, tagline, baseUrl } = site.settings;
  expect(text.startsWith(`# ${name}\n\n> ${tagline}\n\n## `)).toBe(true);
  const entries = [...text.matchAll(/^- \[(.*?)\]\((.*?)\): (.*)$/gm)].map(([, ...entry]) => entry.join(' | '));
  expect(entries.toSorted()).toEqual(
    shared.map(({ path, head }) => `${head.title} | ${baseUrl}${path} | ${head.description}`).toSorted(),
  );
  const sections = text.split(/^## /m).slice(1);
  const below = ({ path }: Page) => shared.filter((page) => path !== '/' && page.path.startsWith(`${path}/`));
  for (const parent of shared.filter((page) => below(page).length > 0)) {
    const addresses = [parent, ...below(parent)].map(({ path }) => `(${baseUrl}${path})`);
    const together = sections.filter((section) => addresses.every((address) => section.includes(address)));
    expect(together, parent.path).not.toEqual([]);
  }
});

test('the web manifest has the name of the site, the colours of the theme and icons that exist', () => {
  const manifest = JSON.parse(textOf('manifest.webmanifest')) as Record<string, unknown> & {
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({
    name: site.settings.name,
    short_name: site.settings.shortName,
    lang: site.settings.locale.language,
    theme_color: site.theme.colours.paper,
  });
  const drawn = siteIcons(site).flatMap(({ file, sizes }) => sizes.map((side) => `/${file} ${side}x${side}`));
  const made = new Set([...drawn, ...[...files.keys()].map((file) => `/${file} any`)]);
  expect(manifest.icons.filter(({ src, sizes }) => !made.has(`${src} ${sizes}`))).toEqual([]);
});

test('icons, manifest, pages and their pictures follow the theme', () => {
  const [paper, amber] = ['#fdfcfb', '#123abc'];
  const colours = { ...site.theme.colours, paper, amber, strong: '#010203' };
  const light: Site = { ...site, theme: { ...site.theme, scheme: 'light', colours } };
  const made = new Map(siteFiles(light));
  expect(made.get('manifest.webmanifest')).toContain(`"background_color":"${paper}"`);
  for (const icon of [made.get('favicon.svg'), ...siteIcons(light).map(({ svg }) => svg)])
    expect(icon).toContain(paper);
  const home = pageAt('/');
  expect(renderPage(light, home, assets)).toContain(`<meta name="theme-color" content="${paper}"/>`);
  expect(renderPage(light, home, assets)).toContain(
    `<html lang="${site.settings.locale.language}" class="light" data-theme="light">`,
  );
  expect(pictureOf(light, home)?.source).toContain(paper);
});

test('the title of a page stands in the pattern, but on the home page', () => {
  const settings = { ...site.settings, titlePattern: '$& : … (essai)' };
  const [home, other] = [pageAt('/'), shared.find(({ path }) => path !== '/')];
  const titleOf = (page: Page) => /<title>(.*?)<\/title>/.exec(renderPage({ ...site, settings }, page, assets))?.[1];
  expect(titleOf(home)).toBe(home.head.title);
  if (other !== undefined) expect(charactersOf(titleOf(other) ?? '')).toBe(`$& : ${other.head.title} (essai)`);
});
