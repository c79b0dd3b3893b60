import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { BlockView } from '../../src/generated/block-view.tsx';
import { SiteContext } from '../../src/generated/site-context.tsx';
import { isoOfFrenchDate } from '../../src/ui/french-date.ts';
import { site } from './real-site.ts';
import { pathOf } from './rendered.ts';

const { webinars, events, caseStudies, documentation, externalResources } = site.tables;

describe('the hub', () => {
  const hub = htmlOf('/resources');

  test('opens with four headline figures', () => {
    const [intro] = site.pages.find(({ path }) => path === '/resources')?.blocks ?? [];
    expect(intro?.type === 'page-intro' && intro.figures?.map(({ text }) => plain(text ?? ''))).toEqual([
      '127',
      '28',
      '85 h',
      '98 %',
    ]);
  });

  test('has a card for each of the three categories, in the documented order', () => {
    const cards = linksOf(hub).filter(({ href }) => /^\/resources\/(docs|case-studies|webinars)$/.test(href));
    expect(cards.map(({ href }) => href)).toEqual([
      '/resources/docs',
      '/resources/case-studies',
      '/resources/webinars',
    ]);
  });

  test('shows the sizes and durations of the nine teasers', () => {
    expectInOrder(textOf(hub), [
      '2,4 Mo',
      '15,7 Mo',
      'HTML',
      '4,2 Mo',
      '3,8 Mo',
      '5,1 Mo',
      '45 min',
      '52 min',
      '38 min',
    ]);
  });

  test('compares free and premium access as documented', () => {
    const table = textOf(/<table.*?<\/table>/s.exec(hub)?.[0] ?? '');
    expectInOrder(table, [
      'Accès libre',
      'Accès premium',
      'Offert avec une licence',
      '3 guides de démarrage',
      '127 ressources',
      '2 études publiques',
      '28 études détaillées',
      'Webinaires enregistrés',
      '85 h de formation certifiante',
      'Modèles par secteur',
      'Communauté',
      'Experts 24 h/24 et 7 j/7',
      'Mises à jour',
      'À vie',
    ]);
  });

  test('states the offer with every documented figure', () => {
    const claims = [
      '47 500 €',
      '43',
      'Licences restantes',
      '39',
      'Créneaux d’experts',
      '41',
      'Licences à vie',
      '2 500 €',
      'Remboursement intégral',
      '31 décembre',
    ];
    const text = textOf(hub);
    for (const claim of claims) expect(text).toContain(claim);
  });

  test('lists upcoming events, which register at /contact, and leads to all events, to /contact and to the calculator', () => {
    const links = linksOf(hub);
    const registrations = links.filter(({ text }) => text === 'S’inscrire');
    expect(registrations.length).toBeGreaterThan(0);
    for (const { href } of registrations) expect(href).toMatch(/^\/contact(\?|$)/);
    for (const href of ['/resources/events', '/contact', '/roi-calculator'])
      expect(links.map((link) => pathOf(link.href))).toContain(href);
  });
});

describe('the documentation', () => {
  const html = htmlOf('/resources/docs');

  test('has four categories; every guide has a title, a description and one of three levels', () => {
    expect(documentation).toHaveLength(4);
    const text = textOf(html);
    for (const { items, moreLabel } of documentation) {
      for (const { title, description, level } of items) expectInOrder(text, [title, description, level].map(plain));
      const more = linksOf(html).find((link) => link.text === plain(moreLabel));
      expect(more?.href).toMatch(/^\/contact\?/);
    }
  });

  test('has the three known guides, with their format and size', () => {
    const files = documentation.flatMap(({ items }) => items).filter(({ format }) => format !== undefined);
    expect(files.map(({ title, format, size }) => [title, format, plain(size?.text ?? '')])).toEqual([
      ['Guide de démarrage rapide', 'PDF', '2,4 Mo'],
      ['Documentation technique complète', 'PDF', '15,7 Mo'],
      ['Référence d’API', 'HTML', ''],
    ]);
  });

  test('has a search box which is labelled and says what it does', () => {
    const id = /<input id="([^"]+)" type="search"/.exec(html)?.[1];
    expect(html).toContain(`<label for="${id}"`);
    expect(html).toContain(`aria-describedby="${id}-hint"`);
    expect(html).toMatch(/<form (?=[^>]*role="search")[^>]*action="#guides"/);
    expect(html).toContain('id="guides"');
  });

  test('asks for the whole set of 24.5 MB through the contact page', () => {
    expectInOrder(textOf(html), ['24,5 Mo', 'Tout télécharger']);
    expect(linksOf(html).find(({ text }) => text === 'Tout télécharger')?.href).toMatch(/^\/contact\?/);
  });

  test('opens six external sites in a new tab, all over https', () => {
    expect(externalResources).toHaveLength(6);
    const external = linksOf(html).filter(({ href }) => !href.startsWith('/') && !href.startsWith('#'));
    expect(external.map(({ href }) => href)).toEqual(externalResources.map(({ href }) => href));
    for (const { href, newTab, text } of external) {
      expect(href).toMatch(/^https:\/\//);
      expect(newTab).toBe(true);
      expect(text).toContain('(nouvel onglet)');
    }
  });

  test('offers the assistant, silent when no chat is loaded', () => {
    expect(html).toMatch(/<button[^>]*data-chat="silent"[^>]*>Assistant IA 24\/7<\/button>/);
  });
});

describe('the case studies', () => {
  const html = htmlOf('/resources/case-studies');

  test('are three, each with challenge, solution, three results, a quote and its PDF', () => {
    expect(caseStudies.map(({ pdfSize }) => plain(pdfSize.text ?? ''))).toEqual(['4,2 Mo', '3,8 Mo', '5,1 Mo']);
    const articles = html.split('<article').slice(1);
    expect(articles).toHaveLength(3);
    for (const [index, { title, challenge, solution, testimonial, author, pdfSize }] of caseStudies.entries()) {
      const article = `<article${articles[index] ?? ''}`;
      expect(article.match(/<dt/g)).toHaveLength(3);
      expectInOrder(
        textOf(article),
        [title, challenge, solution, testimonial, author, `Demander le PDF (${pdfSize.text})`].map(plain),
      );
    }
  });

  test('say that they are illustrative, and take requests for a custom study', () => {
    expect(textOf(html)).toContain('illustratives');
    expect(linksOf(html).find(({ text }) => text === 'Demander une étude sur mesure')?.href).toMatch(/^\/contact\?/);
  });
});

describe('the webinars', () => {
  const html = htmlOf('/resources/webinars');

  test('are six, of 60 or 90 minutes, and one is registered', () => {
    expect(webinars).toHaveLength(6);
    expect(new Set(webinars.map(({ duration }) => duration))).toEqual(new Set([60, 90]));
    expect(webinars.filter(({ registered }) => registered)).toHaveLength(1);
    const buttons = [...html.matchAll(/<button[^>]*data-webinar="[^"]*"[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(buttons.filter((label) => label === 'S’inscrire')).toHaveLength(5);
    expect(buttons.filter((label) => label === 'Rejoindre')).toHaveLength(1);
  });

  test('come in order of date; some are over and some are to come at the end of 2026', () => {
    const dates = [...html.matchAll(/dateTime="([^"]+)"/gi)].map(([, date = '']) => date);
    expect(dates).toEqual(webinars.map(({ date }) => isoOfFrenchDate(date)).toSorted((a, b) => a.localeCompare(b)));
    expect(dates.some((date) => date < '2026-12-01')).toBe(true);
    expect(dates.some((date) => date > '2026-12-31')).toBe(true);
  });

  test('are one list until the visitor’s date is known: the headings « À venir » and « Passés » wait', () => {
    expect(html).toMatch(/<h3[^>]*in-data-alive:hidden[^>]*>Toutes les séances</);
    expect(html).toMatch(/<div[^>]* hidden[^>]*><h3[^>]*>Passés<\/h3><ol[^>]*><\/ol>/);
  });

  test('offer a calendar file each, and the recording of a past one through the contact page', () => {
    expect(calendarLinksOf(html)).toHaveLength(6);
    const recordings = linksOf(html).filter(({ text }) => text.startsWith('Demander l’enregistrement'));
    expect(recordings.map(({ href }) => href)).toEqual(webinars.map(({ id }) => `/contact?demande=${id}#message`));
  });

  test('carry the documented message', () => {
    expect(textOf(html)).toContain('Vous êtes maintenant inscrit au webinar !');
  });
});

describe('the events', () => {
  const html = htmlOf('/resources/events');
  const rows = html.split(/<li (?=[^>]*data-status=)/).slice(1);

  test('are eight, with the documented prices and capacities, and every category', () => {
    expect(events).toHaveLength(8);
    expect(new Set(events.map(({ price }) => price))).toEqual(new Set([0, 99, 149, 299]));
    expect(Math.min(...events.map(({ attendees }) => attendees))).toBe(25);
    expect(Math.max(...events.map(({ attendees }) => attendees))).toBe(300);
    expect(new Set(events.map(({ category }) => category))).toEqual(new Set(['formation', 'technique', 'business']));
  });

  test('are upcoming or past by their data, and both kinds agree with late 2026', () => {
    expect(events.filter(({ status }) => status === 'past').every(({ date }) => date < '2026-11-21')).toBe(true);
    expect(events.filter(({ status }) => status === 'upcoming').every(({ date }) => date > '2026-11-21')).toBe(true);
    expect(new Set(events.map(({ status }) => status)).size).toBe(2);
  });

  test('that are over say « Terminé » and have a disabled button « Événement terminé »', () => {
    expect(rows).toHaveLength(8);
    for (const row of rows) {
      const isPast = row.includes('data-status="past"');
      expect(/>Terminé</.test(row)).toBe(isPast);
      expect(/<button[^>]*disabled[^>]*>Événement terminé</.test(row)).toBe(isPast);
      expect(/href="\/contact\?demande=[a-z-]+#message"/.test(row)).toBe(!isPast);
      expect(calendarLinksOf(row)).toHaveLength(isPast ? 0 : 1);
    }
  });

  test('can be filtered by six options, all of them first, and searched; the count is stated', () => {
    const options = [...html.matchAll(/<input type="radio"[^>]*value="([^"]*)"[^>]*\/>([^<]*)</g)];
    expect(options.map(([, value, label]) => [value, label])).toEqual([
      ['all', 'Tous'],
      ['upcoming', 'À venir'],
      ['past', 'Passés'],
      ['formation', 'Formation'],
      ['technique', 'Technique'],
      ['business', 'Business'],
    ]);
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="all"/);
    expect(html).toMatch(/<p role="status"[^>]*>8 événements</);
  });

  test('lead back to the hub', () => {
    expect(linksOf(html).find(({ text }) => text === 'Retour aux ressources')?.href).toBe('/resources');
  });

  test.each(['/resources/events', '/404'])('the way back from %s points back, before its text', (path) => {
    const [, content = ''] = /<a [^>]*>((?:(?!<\/a>).)*Retour .*?)<\/a>/s.exec(htmlOf(path)) ?? [];
    expect(content).toMatch(/^<svg[^>]* class="icon arrow back [^"]*">(?:(?!<svg).)*<\/svg>Retour (?!.*<svg)/s);
  });
});

function htmlOf(path: string): string {
  const page = site.pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`no page ${path}`);
  const views = page.blocks.map((block, index) => createElement(BlockView, { key: index, block }));
  const inSite = createElement(SiteContext, { value: site }, views);
  return renderToStaticMarkup(createElement(StaticRouter, { location: path }, inSite));
}

/** The addresses of the calendar files that some HTML offers to download. */
function calendarLinksOf(html: string): string[] {
  return [...html.matchAll(/<a id="[^"]*" href="(\/agenda\/[a-z0-9-]+\.ics)" download=""[^>]*>/g)].map(
    ([, href = '']) => href,
  );
}

/** What a visitor reads: tags removed, every kind of space made plain. */
function textOf(html: string): string {
  return plain(html.replace(/<[^>]*>/g, ' '));
}

function plain(text: string): string {
  return text
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replace(/\s+/g, ' ')
    .trim();
}

function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part, from);
    expect(at, `« ${part} » after character ${from}`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
}

function linksOf(html: string): { href: string; text: string; newTab: boolean }[] {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', content = '']) => ({
    href: plain(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    text: textOf(content),
    newTab: attributes.includes('target="_blank"') && attributes.includes('rel="noopener"'),
  }));
}
