import { describe, expect, test } from 'vitest';
import { isOver } from '../../src/ui/has-passed.ts';
import { isoOfFrenchDate } from '../../src/shared/dates.ts';
import { site } from './real-site.ts';
import { countOf, linksOf, pathOf, usesOf, wordsOf } from './rendered.ts';
import { partsOf } from './pictures/shapes.ts';

const { webinars, events, eventCategories } = site.tables;
const upcoming = events.filter((event) => !isOver(event, site.day));

describe('the documentation', () => {
  test('gives each guide with its description, level and file, shelf by shelf, and a way to ask for the rest', () => {
    for (const { block, html } of usesOf('shelves').filter((use) => use.block.look === 'guides')) {
      for (const { items, action } of block.shelves) {
        for (const { title, description = '', level = '', kind, figure } of items) {
          const file = [kind, figure?.text].filter((part) => part !== undefined);
          expectInOrder(wordsOf(html), [title, description, level].map(wordsOf));
          for (const part of file) expect(wordsOf(html)).toContain(wordsOf(part));
        }
        const more = linksOf(html).find(({ text }) => text === wordsOf(action?.label ?? '').trim());
        expect(more?.href).toBe(action?.href);
      }
    }
  });

  test('has a search box which is labelled, says what it does, and leads to the guides without a script', () => {
    for (const { path, block, html } of usesOf('search')) {
      const id = /<input id="([^"]+)" type="search"/.exec(html)?.[1];
      expect(html).toContain(`<label for="${id}"`);
      expect(html).toContain(`aria-describedby="${id}-hint"`);
      expect(html).toMatch(new RegExp(`<form (?=[^>]*role="search")[^>]*action="#${block.target}"`));
      const page = site.pages.find((candidate) => candidate.path === path);
      expect(page?.blocks.some((other) => 'id' in other && other.id === block.target)).toBe(true);
    }
  });

  test('opens the sites of publishers in a new tab, over https, and says so', () => {
    for (const { block, html } of usesOf('entries').filter((use) => use.block.look === 'links')) {
      const links = linksOf(html);
      expect(links.map(({ href }) => href)).toEqual(block.rows.map(({ href }) => href));
      for (const { href, newTab, text } of links) {
        expect(href).toMatch(/^https:\/\//);
        expect(newTab).toBe(true);
        expect(text).toContain('(nouvel onglet)');
      }
    }
  });

  test('offers the assistant as its row says', () => {
    for (const { block, html } of usesOf('search')) {
      const { label = '', chat } = block.assistant ?? {};
      if (chat === undefined) continue;
      expect(html).toMatch(new RegExp(`<button[^>]*data-chat="${chat}"`));
      expect(wordsOf(html)).toContain(wordsOf(label));
    }
  });
});

test('each file has what was, what changed, results, quote and a way to its document, in this order', () => {
  for (const { block, html } of usesOf('stories').filter((use) => use.block.look === 'files')) {
    const articles = partsOf(html, 'article');
    expect(articles).toHaveLength(block.rows.length);
    for (const [index, { title, before, after, figures, quote, size }] of block.rows.entries()) {
      const article = articles[index] ?? '';
      expect(countOf(article, '<dt')).toBe(figures.length);
      const parts = [title, before, after, quote?.text, quote?.by, block.ask?.label, size?.text];
      expectInOrder(wordsOf(article), parts.filter((part) => part !== undefined).map(wordsOf));
    }
  }
});

describe('the programme of webinars', () => {
  test('has one button for each: to join where the visitor is registered, to register elsewhere', () => {
    for (const { block, html } of usesOf('webinar-programme')) {
      const buttons = [...html.matchAll(/<button[^>]*data-webinar="([^"]*)"[^>]*>([^<]*)</g)];
      const shown = new Map(buttons.map(([, id = '', label = '']) => [id, label]));
      expect(buttons).toHaveLength(webinars.length);
      for (const { id, registered } of webinars) {
        expect(wordsOf(shown.get(id) ?? '')).toBe(wordsOf(registered ? block.labels.join : block.labels.register));
      }
    }
  });

  test('gives each its day to machines, in the order of the days', () => {
    for (const { html } of usesOf('webinar-programme')) {
      const days = [...html.matchAll(/data-date="([^"]*)"/g)].map(([, day]) => day);
      expect(days).toEqual(webinars.map(({ date }) => isoOfFrenchDate(date)).toSorted());
    }
  });
});

describe('the agenda', () => {
  test('offers registration and a calendar entry for what is to come, and a disabled button for what is over', () => {
    for (const { block, html } of usesOf('event-agenda')) {
      const rows = html.split(/<li (?=[^>]*data-status=)/).slice(1);
      expect(rows).toHaveLength(events.length);
      for (const row of rows) {
        const isPast = row.includes('data-status="past"');
        const [ownRow = ''] = row.split('<template');
        expect(wordsOf(`<${ownRow}`).includes(wordsOf(block.labels.pastButton))).toBe(isPast);
        expect(/<button[^>]*disabled/.test(ownRow)).toBe(isPast);
        expect(linksOf(ownRow).some(({ href }) => pathOf(href) === block.registerHref)).toBe(!isPast);
        expect(countOf(ownRow, 'download=""')).toBe(isPast ? 0 : 1);
      }
      expect(rows.filter((row) => row.includes('data-status="upcoming"'))).toHaveLength(upcoming.length);
    }
  });

  test('filters by what is to come, what is over, and each category: all of them first; the count agrees', () => {
    for (const { block, html } of usesOf('event-agenda')) {
      const choices = [...html.matchAll(/<input type="radio"[^>]*value="([^"]*)"[^>]*\/>([^<]*)</g)];
      expect(choices.map(([, value]) => value)).toEqual([
        'all',
        'upcoming',
        'past',
        ...eventCategories.map(({ id }) => id),
      ]);
      expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="all"/);
      const { count } = block;
      const sentence =
        events.length === 0 ? count.none : `${events.length} ${events.length > 1 ? count.many : count.one}`;
      const [, status = ''] = /<p role="status"[^>]*>([^<]*)</.exec(html) ?? [];
      expect(wordsOf(status)).toBe(wordsOf(sentence));
    }
  });
});

test('the strip of next events lists no more than it is asked to, each with its registration', () => {
  for (const { block, html } of usesOf('event-strip')) {
    const registrations = linksOf(html).filter(({ href }) => /[?&]demande=/.test(href));
    expect(registrations.every(({ href }) => pathOf(href) === block.registerHref)).toBe(true);
    const shown = partsOf(html, 'li').filter((item) => item.includes('demande='));
    expect(shown.length).toBeLessThanOrEqual(upcoming.length);
    if (upcoming.length === 0) expect(wordsOf(html)).toContain(wordsOf(block.none));
  }
});

test('a way back points back, before its text', () => {
  const ways = site.pages.flatMap(({ path }) => waysBackOn(path));
  for (const content of ways)
    expect(content).toMatch(/^<svg[^>]* class="icon arrow back [^"]*">(?:(?!<svg).)*<\/svg>(?!.*<svg)/s);
});

/** What stands in the links of the agendas that lead back. */
function waysBackOn(path: string): string[] {
  return usesOf('event-agenda')
    .filter((use) => use.path === path)
    .flatMap(({ block, html }) =>
      [...html.matchAll(new RegExp(`<a [^>]*href="${block.back.href}"[^>]*>(.*?)</a>`, 'gs'))].map(
        ([, content = '']) => content,
      ),
    );
}

function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part.trim(), from);
    expect(at, `« ${part} » after character ${from}`).toBeGreaterThanOrEqual(0);
    from = at + part.trim().length;
  }
}
