import { describe, expect, test } from 'vitest';
import { contactTopics, topicKinds } from '../../src/blocks/contact-form/contact-topics.ts';
import { prefillContact } from '../../src/blocks/contact-form/prefill-contact.ts';
import { contextHref } from '../../src/ui/context-href.ts';
import { requestHref } from '../../src/ui/request-href.ts';
import { site } from './real-site.ts';
import { blockOf, hrefsOf, pathOf, renderBlocks } from './rendered.ts';

const { sectors, useCases, expertiseAreas, approaches, packs, technologies, templates } = site.tables;

/** Links of a page's blocks to the two forms, as they stand in its HTML. */
function formLinks(path: string): string[] {
  return [...renderBlocks(path).matchAll(/<a [^>]*href="([^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter(isForm);
}

function isForm(href: string): boolean {
  return ['/contact', '/demo'].includes(pathOf(href));
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

  test.each(technologies)('from the page of the technology $id', ({ id, href, name }) => {
    const links = formLinks(href);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(parametersOf(link).technologie).toBe(id);
      expect(topicOf(link)).toBe(`Technologie\u00A0: ${name}`);
    }
  });

  test.each(approaches)('from the page of the approach $id', ({ id, path, name }) => {
    const links = formLinks(path);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(parametersOf(link).approche).toBe(id);
      expect(topicOf(link)).toContain(`Approche\u00A0: ${name}`);
    }
  });

  test('from each of the 27 packages, with the subject of its area, the area and the approach', () => {
    const links = formLinks('/expertise').slice(0, 27);
    const expected = expertiseAreas.flatMap(({ id, subject, packages }) =>
      packages.map(({ type }) => `/contact?sujet=${subject}&expertise=${id}&approche=${type}`),
    );
    expect(links).toEqual(expected);
    for (const link of links) expect(topicOf(link)).toMatch(/^Domaine d’expertise\u00A0: .+ · Approche\u00A0: Do.+$/);
  });

  test('from each pack of the offer', () => {
    // Once during the offer, once for the time after it: the same link.
    const links = new Set(formLinks('/').filter((href) => parametersOf(href).pack !== undefined));
    expect([...links].map(topicOf)).toEqual(packs.map(({ name }) => `Pack\u00A0: ${name}`));
  });

  test('from each template, with its sector', () => {
    const links = formLinks('/solutions/templates').filter((href) => parametersOf(href).modele !== undefined);
    expect(new Set(links.map((href) => parametersOf(href).modele))).toEqual(new Set(templates.map(({ id }) => id)));
    for (const { id, sector, name } of templates) {
      const link = links.find((href) => parametersOf(href).modele === id) ?? '';
      expect(parametersOf(link).secteur).toBe(sector);
      expect(topicOf(link)).toBe(`Modèle prêt à l’emploi\u00A0: ${name}`);
    }
  });

  // The menus lead there from everywhere; the forms' own pages, the not-found page and « À propos » have no context to give.
  const withoutContext = ['/contact', '/demo', '/404', '/about'];
  // It names the pages that show each figure: addresses, not calls to action.
  const register = ['/methode-et-sources'];
  const others = site.pages.map(({ path }) => path).filter((path) => ![...withoutContext, ...register].includes(path));
  test.each(others)('from %s', (path) => {
    expect(formLinks(path).filter((href) => Object.keys(parametersOf(href)).length === 0)).toEqual([]);
  });

  test('from the calculator, once there is a calculation: every link to a form is its own, or marked to follow it', () => {
    const [marked = '', ...more] = renderBlocks('/roi-calculator')
      .split(/(?=<div [^>]*data-calculation="")/)
      .slice(1)
      .map((html) => html.slice(0, html.indexOf('</div>')));
    expect(more).toEqual([]);
    const outside = site.pages
      .filter(({ path }) => path === '/roi-calculator')
      .flatMap(({ blocks }) => blocks.map(({ type }) => type))
      .filter((type) => !['roi-calculator', 'closing-band'].includes(type))
      .flatMap((type) => hrefsOf(renderBlocks('/roi-calculator', type)).filter(isForm));
    expect(outside).toEqual([]);
    expect(hrefsOf(marked).filter(isForm)).toEqual(hrefsOf(renderBlocks('/roi-calculator', 'closing-band')));
  });

  test('and the contact form names whatever is carried there', { timeout: 30_000 }, () => {
    const silent = site.pages
      .flatMap(({ path }) => formLinks(path))
      .filter((href) => pathOf(href) === '/contact')
      .filter((href) => topicsIn(href) !== Object.keys(parametersOf(href)).filter((name) => name in topicKinds).length);
    expect(silent).toEqual([]);
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

/** What the contact form says that a request is about when it is opened with an address. */
function topicOf(href: string): string {
  const { items, form } = blockOf('/contact', 'contact-form');
  const { search } = new URL(href, 'https://site.test');
  return prefillContact(search, contactTopics(site.tables, items), form).topic ?? '';
}

/** How many things that is. */
function topicsIn(href: string): number {
  return topicOf(href)
    .split(' · ')
    .filter((topic) => topic !== '').length;
}

function parametersOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, 'https://site.test').searchParams);
}
