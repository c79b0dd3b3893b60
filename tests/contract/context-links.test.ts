import { describe, expect, test } from 'vitest';
import { contextHref } from '../../src/ui/context-href.ts';
import { requestHref } from '../../src/ui/request-href.ts';
import { site } from './real-site.ts';
import { pathOf, renderBlocks } from './rendered.ts';

const { sectors, useCases, expertiseAreas } = site.tables;

/** Links of a page's blocks to the two forms, as they stand in its HTML. */
function formLinks(path: string): string[] {
  return [...renderBlocks(path).matchAll(/<a [^>]*href="([^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => ['/contact', '/demo'].includes(pathOf(href)));
}

describe('a link to a form arrives with its context', () => {
  test.each(sectors)('from the page of the sector $id', ({ id, path }) => {
    const links = formLinks(path);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(parametersOf(href).secteur).toBe(id);
  });

  test.each(useCases)('from the page of the use case $id', ({ id, path }) => {
    const links = formLinks(path);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect(parametersOf(href).cas).toBe(id);
  });

  test('from each of the 27 packages, with the subject of its area', () => {
    const links = formLinks('/expertise').slice(0, 27);
    expect(links).toEqual(expertiseAreas.flatMap(({ subject }) => Array(3).fill(`/contact?sujet=${subject}`)));
  });

  test('from each template, with its sector', () => {
    const asked = formLinks('/solutions/templates').map((href) => parametersOf(href).secteur);
    expect(new Set(asked.filter((id) => id !== undefined))).toEqual(new Set(sectors.map(({ id }) => id)));
  });

  // The menus lead there from everywhere; the forms' own pages, the not-found page and « À propos » have no context to give.
  const withoutContext = ['/contact', '/demo', '/404', '/about'];
  // It names the pages that show each figure: addresses, not calls to action.
  const register = ['/methode-et-sources'];
  // Its buttons follow what has been calculated.
  const dynamic = ['/roi-calculator'];
  test.each(
    site.pages.map(({ path }) => path).filter((path) => ![...withoutContext, ...register, ...dynamic].includes(path)),
  )('from %s', (path) => {
    expect(formLinks(path).filter((href) => Object.keys(parametersOf(href)).length === 0)).toEqual([]);
  });
});

describe('an address with a context', () => {
  test.each([
    ['/contact', { sujet: 'training' }, '/contact?sujet=training'],
    ['/contact?sujet=training', { secteur: 'finance' }, '/contact?sujet=training&secteur=finance'],
    ['/demo#creneaux', { cas: 'supply-chain' }, '/demo?cas=supply-chain#creneaux'],
  ])('%s with %j', (href, context, expected) => {
    expect(contextHref(href, context)).toBe(expected);
  });

  test('a request for an item', () => {
    expect(requestHref('/contact', 'dossier-rgpd')).toBe('/contact?demande=dossier-rgpd#message');
  });
});

function parametersOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, 'https://site.test').searchParams);
}
