import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { BlockView } from '#generated/block-view.tsx';
import type { Block, Site } from '#generated/types.ts';
import { calendarFiles } from '../../src/static/calendar-files.ts';
import { SiteProvider } from '../../src/static/site-provider.tsx';
import { structuredData } from '../../src/static/structured-data/structured-data.ts';
import { site } from './real-site.ts';

// Days of the tests' own: before, on and after every date of the spec.
const [longBefore, longAfter] = ['2001-01-01', '2999-12-31'];
const asOf = (day: string): Site => ({
  ...site,
  day,
  tables: { ...site.tables, events: site.tables.events.map((event) => ({ ...event, status: 'upcoming' as const })) },
});
const html = (on: Site, block: Block) =>
  renderToStaticMarkup(
    createElement(
      StaticRouter,
      { location: '/' },
      createElement(SiteProvider, { site: on }, createElement(BlockView, { block })),
    ),
  );
const blocks = site.pages.flatMap((page) => page.blocks);
const seen = (markup: string) => markup.replace(/<template>.*?<\/template>/gs, '');
const thingsOf = (on: Site) => JSON.stringify(on.pages.map((page) => structuredData(on, page)));

describe('on a page that is built after their day', () => {
  test('events are over everywhere, whatever their status says: agenda, next events, calendars, structured data', () => {
    for (const block of blocks) {
      if (block.type !== 'event-agenda' && block.type !== 'event-strip') continue;
      expect(html(asOf(longBefore), block)).toContain('demande=');
      expect(html(asOf(longAfter), block)).not.toContain('demande=');
    }
    const files = (on: Site) => [...calendarFiles(on)].filter(([path]) => path.includes('evenement-')).length;
    expect(files(asOf(longBefore))).toBe(site.tables.events.length);
    expect(files(asOf(longAfter))).toBe(0);
    expect(thingsOf(asOf(longBefore))).toContain('"Event"');
    expect(thingsOf(asOf(longAfter))).not.toContain('"Event"');
  });

  test('an offer says that it has ended, without places, discount or booking; its last day still counts', () => {
    const offers = blocks.filter((block) => block.type === 'launch-offer');
    for (const block of offers) {
      const [during, last, after] = [longBefore, block.validUntil, longAfter].map((day) =>
        seen(html(asOf(day), block)),
      );
      expect(last).toBe(during);
      expect(during).toContain(block.placesLabel);
      expect(during).not.toContain(block.ended.heading);
      expect(after).toContain(block.ended.heading);
      for (const claim of [block.placesLabel, '<s ', `${block.reserveLabel} `, block.validityLabel])
        expect(after).not.toContain(claim);
    }
    for (const block of blocks.filter(({ type }) => type === 'offer')) {
      if (block.type !== 'offer') continue;
      const [during, after] = [longBefore, longAfter].map((day) => seen(html(asOf(day), block)));
      expect(during).toContain(block.termsHeading);
      expect(after).not.toContain(block.termsHeading);
      expect(after).toContain(block.ended);
    }
  });

  test('search engines are told of the list price, and of no end of an offer', () => {
    expect(thingsOf(asOf(longAfter))).not.toContain('priceValidUntil');
  });
});
