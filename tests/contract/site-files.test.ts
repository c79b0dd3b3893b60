import { expect, test } from 'vitest';
import { siteIcons } from '../../src/static/icons.tsx';
import { siteFiles } from '../../src/static/site-files.ts';
import type { Page } from '#generated/types.ts';
import { site } from './real-site.ts';
import { htmlOf, pageAt } from './rendered.ts';

const files = new Map(siteFiles(site, new Map(), new Map([['/', '2026-03-02']])));
const textOf = (file: string): string => files.get(file) ?? '';
const pages = site.pages.filter(({ path }) => path !== '/404');

test('sitemap.xml names every page once, by its canonical address, with its date where it is known', () => {
  const entries = [...textOf('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?<\/url>/g)];
  expect(entries.map(([, address]) => address)).toEqual(pages.map(({ path }) => site.settings.baseUrl + path));
  const dated = entries.filter(([, , date]) => date !== undefined);
  expect(dated.map(([, address, date]) => [address, date])).toEqual([[`${site.settings.baseUrl}/`, '2026-03-02']]);
});

test('robots.txt names the sitemap', () => {
  expect(textOf('robots.txt')).toContain(`Sitemap: ${site.settings.baseUrl}/sitemap.xml`);
});

test('llms.txt opens with name and summary, then names every page once with its summary, by section', () => {
  const text = textOf('llms.txt');
  const { name, tagline, baseUrl } = site.settings;
  expect(text.startsWith(`# ${name}\n\n> ${tagline}\n\n## `)).toBe(true);
  const entries = [...text.matchAll(/^- \[(.*?)\]\((.*?)\): (.*)$/gm)].map(([, ...entry]) => entry.join(' | '));
  expect(entries.toSorted()).toEqual(
    pages.map(({ path, head }) => `${head.title} | ${baseUrl}${path} | ${head.description}`).toSorted(),
  );
  const sections = text.split(/^## /m).slice(1);
  const below = ({ path }: Page) => pages.filter((page) => path !== '/' && page.path.startsWith(`${path}/`));
  for (const parent of pages.filter((page) => below(page).length > 0)) {
    const addresses = [parent, ...below(parent)].map(({ path }) => `(${baseUrl}${path})`);
    const together = sections.filter((section) => addresses.every((address) => section.includes(address)));
    expect(together, parent.path).not.toEqual([]);
  }
});

test('the web manifest has the name of the site, the colours of the theme and icons that exist', () => {
  const manifest = JSON.parse(textOf('manifest.webmanifest')) as Record<string, unknown> & { icons: { src: string }[] };
  expect(manifest).toMatchObject({
    name: site.settings.name,
    short_name: site.settings.shortName,
    lang: 'fr',
    theme_color: site.theme.colours.paper,
  });
  const made = new Set([...files.keys(), ...siteIcons(site).map(({ file }) => file)].map((file) => `/${file}`));
  expect(manifest.icons.filter(({ src }) => !made.has(src))).toEqual([]);
});

test('a page asks for icons and manifest that exist, and has the colour of the theme', () => {
  const html = htmlOf(pageAt('/'));
  const asked = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="\/([^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(asked).toEqual(['favicon.svg', 'apple-touch-icon.png', 'manifest.webmanifest']);
  const made = new Set([...files.keys(), ...siteIcons(site).map(({ file }) => file)]);
  expect(asked.filter((file = '') => !made.has(file))).toEqual([]);
  expect(html).toContain(`<meta name="theme-color" content="${site.theme.colours.paper}"/>`);
});
