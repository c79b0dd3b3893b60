import { describe, expect, test } from 'vitest';
import { renderPage } from '../../src/static/render-page.tsx';
import { pageName, trailOf } from '../../src/shell/trail.ts';
import { site } from './real-site.ts';
import { pageAt } from './rendered.ts';

const assets = { script: '/main.js', stylesheet: '/main.css', newsletter: '/newsletter.js', fonts: [], islands: [] };
const names = (path: string): string[] => trailOf(site, path).map(({ name }) => name);

test.each([
  ['/contact', ['Accueil', 'Contact']],
  ['/services/n8n', ['Accueil', 'Services', 'n8n']],
  ['/solutions/finance', ['Accueil', 'Solutions', 'Finance']],
  ['/solutions/templates', ['Accueil', 'Solutions', 'Modèles']],
  ['/expertise/dfy', ['Accueil', 'Expertise', 'Done For You']],
  ['/resources/events', ['Accueil', 'Ressources', 'Événements']],
  ['/404', ['Accueil', 'Page introuvable']],
])('the way to %s is %j', (path, expected) => {
  expect(names(path)).toEqual(expected);
});

test('a page below an address that has no page is one step below the next one above', () => {
  const page = { ...pageAt('/contact'), path: '/bureaux/paris/contact' };
  expect(trailOf({ ...site, pages: [...site.pages, page] }, page.path).map(({ path }) => path)).toEqual([
    '/',
    '/bureaux/paris/contact',
  ]);
});

test('an address without a page has no way', () => {
  expect(trailOf({ ...site, pages: [] }, '/contact')).toEqual([]);
});

test('a page is called by its own short name, else as in the menus, else by its title', () => {
  const page = pageAt('/resources');
  expect(pageName({ ...page, name: 'Bibliothèque' }, site.navigation)).toBe('Bibliothèque');
  expect(pageName(page, site.navigation)).toBe('Ressources');
  expect(pageName({ ...page, path: '/ailleurs' }, site.navigation)).toBe(page.head.title);
});

describe.each(site.pages)('$path', (page) => {
  const nav = /<nav aria-label="Fil d’Ariane".*?<\/nav>/s.exec(renderPage(site, page, assets))?.[0];

  test('shows its way, unless it is the home page', () => {
    if (page.path === '/') {
      expect(nav).toBeUndefined();
      return;
    }
    const links = [...(nav ?? '').matchAll(/<a href="([^"]+)">/g)].map(([, href]) => href);
    expect(links).toEqual(
      trailOf(site, page.path)
        .slice(0, -1)
        .map(({ path }) => path),
    );
    expect(nav?.match(/aria-current="page"/g)).toHaveLength(1);
  });
});
