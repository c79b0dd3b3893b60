import { expect, test } from 'vitest';
import { siteIcons } from '../../src/static/icons.tsx';
import { siteFiles } from '../../src/static/site-files.ts';
import type { Page, Site } from '#src/ui/site.ts';
import { pictureOf } from '../../src/static/picture/page-picture.tsx';
import { renderPage } from '../../src/static/render-page.tsx';
import { site } from './real-site.ts';
import { assets, charactersOf, pageAt } from './rendered.ts';

const files = new Map(siteFiles(site));
const textOf = (file: string): string => files.get(file) ?? '';
const pages = site.pages.filter(({ path }) => path !== '/404');

test('sitemap.xml names every page once, by its canonical address', () => {
  const entries = [...textOf('sitemap.xml').matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)];
  expect(entries.map(([, address]) => address)).toEqual(pages.map(({ path }) => site.settings.baseUrl + path));
});

test('robots.txt names the sitemap', () =>
  expect(textOf('robots.txt')).toContain(`Sitemap: ${site.settings.baseUrl}/sitemap.xml`));

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
  const [home, other] = [pageAt('/'), pages.find(({ path }) => path !== '/')];
  const titleOf = (page: Page) => /<title>(.*?)<\/title>/.exec(renderPage({ ...site, settings }, page, assets))?.[1];
  expect(titleOf(home)).toBe(home.head.title);
  if (other !== undefined) expect(charactersOf(titleOf(other) ?? '')).toBe(`$& : ${other.head.title} (essai)`);
});
