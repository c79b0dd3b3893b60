import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Action, NavigationBand, SiteChat } from '#generated/types.ts';
import { Band } from '#src/shell/band.tsx';
import { renderPage } from '../../src/static/render-page.tsx';
import { site } from './real-site.ts';
import { assets, hrefsOf, htmlOf, linksOf, usesOf, wordsOf } from './rendered.ts';

const html = new Map(site.pages.map((page) => [page.path, htmlOf(page)]));
const home = html.get('/') ?? '';
const { band, footer = {} } = site.navigation;
const { settings } = site;
const { chat } = settings;

test.skipIf(chat === undefined)('the chat widget is loaded by every page when there is one, after what is read', () => {
  if (chat === undefined) return;
  const withScript = (script: string) => ({ ...site, settings: { ...settings, chat: { ...chat, script } } });
  for (const page of site.pages.slice(0, 3)) {
    const without = renderPage(withScript('none'), page, assets);
    expect(renderPage(withScript('/chat/module.js'), page, assets)).toContain(
      '<script defer="" src="/chat/module.js"></script>',
    );
    expect(without).not.toContain('<script defer=""');
  }
});

test('the header has the logo that leads home', () =>
  expect(part(home, 'header')).toMatch(/<a href="\/" class="brand">/));

test('every page has the header and the footer', () => {
  for (const markup of html.values()) expect([part(markup, 'header'), part(markup, 'footer')]).not.toContain('');
});

test('the menu of telephones ends with the links of law of the footer', () => {
  const menu = /<div id="menu".*?<\/nav>/s.exec(home)?.[0] ?? '';
  for (const { href } of footer.legal ?? []) expect(hrefsOf(menu)).toContain(href);
});

describe.skipIf(band === undefined)('the band', () => {
  const section = /<\/main><section aria-labelledby="assistance".*?<\/section>(?=<footer)/s;

  test('stands before the footer of every page, but for those that hide it', () => {
    const without = [...html].filter(([, markup]) => !section.test(markup));
    expect(without.map(([path]) => path).toSorted()).toEqual((band?.hiddenOn ?? []).toSorted());
  });

  test('carries its heading, text, status and action, and says where it opens the chat that an AI answers', () => {
    const shown = [...html.values()].flatMap((markup) => section.exec(markup)?.[0] ?? []);
    if (band === undefined) return;
    const { heading, text = '', withoutChat = '', status = '', action } = band;
    const notice = action.chat === undefined ? '' : (chat?.aiNotice ?? '');
    for (const markup of shown) {
      for (const words of [heading, text, status, notice, chat?.script === 'none' ? withoutChat : ''])
        expect(wordsOf(markup)).toContain(wordsOf(words));
      expect(shows(markup, action)).toBe(true);
      const isUnlit = action.chat !== undefined && chat?.script === 'none';
      if (chat?.instead !== undefined) expect(shows(markup, chat.instead.action)).toBe(isUnlit);
    }
  });
});

function shows(markup: string, { label, href, chat: mode, newTab = false }: Action): boolean {
  const text = wordsOf(label).trim();
  if (href !== undefined)
    return linksOf(markup).some((link) => link.href === href && link.newTab === newTab && link.text.startsWith(text));
  const buttons = [...markup.matchAll(/<button[^>]*data-chat="([\w-]+)"[^>]*>(.*?)<\/button>/gs)];
  return buttons.some(([, given, content = '']) => given === mode && wordsOf(content).trim() === text);
}

function part(markup: string, tag: 'header' | 'footer'): string {
  return new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(markup)?.[0] ?? '';
}

test('every page asks for its stylesheets before its fonts and scripts', () => {
  for (const page of site.pages) {
    const markup = htmlOf(page);
    const last = markup.lastIndexOf('<link rel="stylesheet"');
    const others = [markup.indexOf('<link rel="preload"'), markup.indexOf('<script')];
    expect(last, page.path).toBeGreaterThan(0);
    expect(Math.min(...others), page.path).toBeGreaterThan(last);
  }
});

test('fonts are asked for early on wide screens alone: a telephone has its line for the styles first', () => {
  for (const page of site.pages)
    for (const [preload] of htmlOf(page).matchAll(/<link rel="preload" as="font"[^>]*>/g))
      expect(preload, page.path).toContain('media="(min-width:40rem)"');
});

/** The pages that say which of a series they are, and what they say. */
const ranks = new Map(
  usesOf('hero').flatMap(({ path, block: { series } }) => (series === undefined ? [] : [[path, series.rank] as const])),
);

test.each(usesOf('catalogue').filter(({ block }) => block.look === 'lines'))(
  'the register on $path numbers its rows as their pages do',
  ({ html: markup }) => {
    const listed = [...new Set(hrefsOf(markup))].flatMap((href) => ranks.get(href) ?? []);
    expect(listed).toEqual(listed.map((_, index) => index + 1));
  },
);

const lit: NavigationBand = {
  status: 'Quelqu’un est là',
  heading: 'Une question ?',
  withoutChat: 'Téléphonez.',
  text: 'Nous répondons.',
  action: { label: 'Parler', chat: 'alert' },
};
const drawn = (described: NavigationBand, script: string) =>
  renderToStaticMarkup(createElement(Band, { band: described, chat: { script } as SiteChat }));

test('a band whose chat is not installed says so first and lights nothing', () => {
  const shown = drawn(lit, 'none');
  expect(shown).toContain('Téléphonez. Nous répondons.');
  expect(shown).toContain('Quelqu’un est là');
  expect(shown).not.toContain('mint');
});

test.each([
  ['an installed chat', lit, '/chat.js'],
  ['a link', { ...lit, action: { label: 'Venir', href: '/venir' } }, 'none'],
])('a band with %s is lit and has its own text alone', (_, described, script) => {
  const shown = drawn(described, script);
  expect(shown).toContain('bg-mint');
  expect(shown).not.toContain('Téléphonez.');
});
