import { describe, expect, test } from 'vitest';
import { contactTopics } from '../../src/blocks/contact-form/contact-topics.ts';
import { prefillContact } from '../../src/blocks/contact-form/prefill-contact.ts';
import type { Block } from '../../src/generated/types.ts';
import { site } from './real-site.ts';
import { blockOf, renderBlocks, wordsOf } from './rendered.ts';

const { caseStudies, documentation, events, webinars } = site.tables;
const upcoming = events.filter(({ status }) => status === 'upcoming');
const { items, form } = blockOf('/contact', 'contact-form');

/** A row that is asked for, by the title that is read beside its link. */
interface Asked {
  id: string;
  title: string;
}

/** Where rows are asked for: how the element starts that holds one row with its link. */
const places: [path: string, type: Block['type'], element: string, rows: readonly Asked[]][] = [
  ['/resources/case-studies', 'case-study-list', 'article', caseStudies],
  ['/resources/docs', 'documentation-shelves', 'li', documentation.flatMap((shelf) => shelf.items)],
  ['/resources/docs', 'documentation-shelves', 'h3', documentation.map(({ id, name }) => ({ id, title: name }))],
  ['/resources/events', 'event-agenda', 'li id', upcoming],
  ['/resources', 'event-strip', 'li', upcoming],
  ['/resources/webinars', 'webinar-programme', 'li', webinars],
];

describe.each(places)('%s, %s, <%s>', (path, type, element, rows) => {
  const parts = renderBlocks(path, type)
    .split(new RegExp(`(?=<${element}[ >=])`))
    .slice(1);

  test.each(rows)('$id is asked for where its title stands, and the form names it', ({ id, title }) => {
    const holders = parts.filter((html) =>
      wordsOf(html.slice(0, html.indexOf('href="/contact'))).includes(wordsOf(title)),
    );
    expect(holders).toHaveLength(1);
    const [href = ''] = requestsIn(holders[0] ?? '');
    expect(href).toBe(`/contact?demande=${id}#message`);
    expect(topicOf(href)).toBe(title);
  });

  test('no row is asked for twice, and nothing else', () => {
    const asked = parts.flatMap((html) => requestsIn(html).slice(0, 1));
    expect(asked.toSorted()).toEqual(rows.map(({ id }) => `/contact?demande=${id}#message`).toSorted());
  });
});

test.each([
  ['/contact', 'Demander l’audit', 'Audit gratuit'],
  ['/resources/case-studies', 'Demander une étude sur mesure', 'Étude sur mesure'],
  ['/resources/docs', 'Tout télécharger', 'Documentation complète'],
  ['/expertise/diy', 'Demander la documentation', 'Approche : Do It Yourself · Documentation complète'],
])('on %s, « %s » is a request about « %s »', (path, label, topic) => {
  const links = [...renderBlocks(path).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].filter(
    ([, , content = '']) => wordsOf(content).trim() === label,
  );
  expect(links.length).toBeGreaterThan(0);
  for (const [, href = ''] of links) expect(wordsOf(topicOf(href.replaceAll('&amp;', '&')))).toBe(topic);
});

/** The addresses in some HTML that ask for an item. */
function requestsIn(html: string): string[] {
  return [...html.matchAll(/href="(\/contact\?[^"]*demande=[^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
}

function topicOf(href: string): string {
  return prefillContact(new URL(href, 'https://site.test').search, contactTopics(site.tables, items), form).topic ?? '';
}
