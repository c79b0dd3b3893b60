import { expect, test } from 'vitest';
import { renderPage } from '../../src/static/render-page.tsx';
import { site } from './real-site.ts';

const assets = { script: '/main.js', stylesheet: '/main.css', newsletter: '/newsletter.js', fonts: [], islands: [] };
const html = new Map(site.pages.map((page) => [page.path, renderPage(site, page, assets)]));
const about = html.get('/about') ?? '';
const { header } = site.navigation;
const childrenOf = (name: string): string[] =>
  header.items
    .find((item) => item.name === name)
    ?.groups?.flatMap(({ children }) => children)
    .map(({ href }) => href) ?? [];

test('the chat widget is loaded by every page when there is one, after what is read; by default there is none', () => {
  expect(about.match(/<script /g)).toHaveLength(2);
  const { settings } = site;
  const withChat = { ...site, settings: { ...settings, chat: { ...settings.chat, script: '/chat/module.js' } } };
  for (const page of site.pages.slice(0, 3))
    expect(renderPage(withChat, page, assets)).toContain('<script defer="" src="/chat/module.js"></script>');
});

test('the menu has the six documented entries, in order', () => {
  expect(header.items.map(({ name, href }) => [name, href])).toEqual([
    ['Écosystème', '/ecosystem'],
    ['Solutions', '/solutions'],
    ['Expertise', '/expertise'],
    ['ROI Calculator', '/roi-calculator'],
    ['Ressources', '/resources'],
    ['Contact', '/contact'],
  ]);
});

test('the submenus reach the documented pages, each child with a name, an address and a description', () => {
  const { sectors, useCases } = site.tables;
  expect(childrenOf('Écosystème')).toEqual(['/ecosystem/services', '/ecosystem/architecture']);
  expect(childrenOf('Solutions')).toEqual([...sectors, ...useCases].map(({ path }) => path));
  expect(childrenOf('Expertise')).toEqual(['/expertise/dfy', '/expertise/dwy', '/expertise/diy']);
  expect(childrenOf('Ressources')).toEqual(['/resources/docs', '/resources/case-studies', '/resources/webinars']);
  const children = header.items.flatMap(({ groups = [] }) => groups.flatMap((group) => group.children));
  expect(children.filter(({ name, description }) => name === '' || description === '')).toEqual([]);
});

test('the header has the logo that leads home, the demo link and the support button', () => {
  const markup = part(about, 'header');
  expect(markup).toMatch(/<a href="\/" class="brand">/);
  expect(textOf(/<a href="\/demo"[^>]*>.*?<\/a>/s.exec(markup)?.[0] ?? '')).toBe('Démo Live');
  const buttons = [...markup.matchAll(/<button[^>]*data-chat="alert"[^>]*>.*?<\/button>/gs)];
  expect(buttons.map(([button]) => textOf(button))).toContain('Support 24/7');
});

test('the footer has tagline, figures, newsletter, lists, calculator, badges and year', () => {
  const markup = part(about, 'footer');
  const text = textOf(markup);
  for (const shown of [site.settings.tagline, '© 2024', 'RGPD Compliant', 'AI Act Ready', 'Souveraineté EU']) {
    expect(text).toContain(shown);
  }
  expect(text).toMatch(/Entreprises visées 500\+ Économisés €12M\+/);
  expect(markup).toMatch(/<input[^>]*type="email"[^>]*placeholder="[^"@ ]+@[^"@ ]+"/);
  expect(markup).toMatch(/<button[^>]*>OK<\/button>/);
  expect(textOf(/<a href="\/roi-calculator"[^>]*>.*?<\/a>/s.exec(markup)?.[0] ?? '')).toBe('Calculer Mon ROI');
  const { services, solutions, navigation } = site.navigation.footer;
  expect([services, solutions, navigation].map(({ links }) => links.length)).toEqual([8, 7, 5]);
});

test('every page has the header, the footer and the band before it, which only the support page lacks', () => {
  const without = [...html].filter(
    ([, markup]) => !/<\/main><section aria-labelledby="assistance".*<footer/s.test(markup),
  );
  expect(without.map(([path]) => path)).toEqual(['/solutions/support-client']);
  for (const markup of html.values()) expect([part(markup, 'header'), part(markup, 'footer')]).not.toContain('');
});

test('the band carries the documented title, button and status, and says that an AI answers', () => {
  const band = textOf(/<section aria-labelledby="assistance".*?<\/section>/s.exec(about)?.[0] ?? '');
  expect(band).toMatch(
    /IA disponible maintenant Besoin d’une réponse immédiate \?.* Assistant IA 24\/7 Dans ce chat, c’est une IA qui vous répond\.$/,
  );
});

function part(markup: string, tag: 'header' | 'footer'): string {
  return new RegExp(`<${tag}[ >].*?</${tag}>`, 's').exec(markup)?.[0] ?? '';
}

function textOf(markup: string): string {
  return markup
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}
