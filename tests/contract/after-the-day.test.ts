import { describe, expect, test } from 'vitest';
import type { Block } from '#generated/types.ts';
import type { Site } from '#src/ui/site.ts';
import { calendarFiles } from '../../src/static/calendar-files.ts';
import { structuredData } from '../../src/static/structured-data.tsx';
import { site } from './real-site.ts';
import { renderBlock, requestsIn } from './rendered.ts';

// Days of the tests' own: before, on and after every date of the spec.
const [longBefore, longAfter] = ['2001-01-01', '2999-12-31'];
const asOf = (day: string): Site => ({
  ...site,
  day,
  pages: site.pages.map((page) => ({ ...page, blocks: page.blocks.map(announced) })),
});
const html = (on: Site, block: Block) => renderBlock(block, on);
const blocks = site.pages.flatMap((page) => page.blocks.map(announced));
const seen = (markup: string) => markup.replace(/<template>.*?<\/template>/gs, '');
const thingsOf = (on: Site) => JSON.stringify(on.pages.map((page) => structuredData(on, page)));

describe('on a page that is built after their day', () => {
  test('events are over everywhere, whatever their status says: agenda, next events, calendars, structured data', () => {
    for (const block of blocks) {
      if (block.type !== 'agenda' || block.look === 'programme' || block.rows.length === 0) continue;
      expect(requestsIn(html(asOf(longBefore), block))).not.toEqual([]);
      expect(requestsIn(html(asOf(longAfter), block))).toEqual([]);
    }
    const listed = blocks.flatMap((block) => (block.type === 'agenda' && block.look === 'list' ? block.rows : []));
    const anchors = new Set(listed.map(({ anchor }) => `agenda/${anchor}.ics`));
    const files = (on: Site) => [...calendarFiles(on, () => new Date(0))].filter(([path]) => anchors.has(path)).length;
    expect(files(asOf(longBefore))).toBe(anchors.size);
    expect(files(asOf(longAfter))).toBe(0);
    if (anchors.size > 0) expect(thingsOf(asOf(longBefore))).toContain('"Event"');
    expect(thingsOf(asOf(longAfter))).not.toContain('"Event"');
  });

  test('an offer says that it has ended, without places, discount or booking; its last day still counts', () => {
    for (const block of blocks.filter(({ type }) => type === 'offers')) {
      if (block.type !== 'offers' || block.validUntil === undefined) continue;
      const { validUntil, validityLabel, terms = [], counts = [], ended, rows = [], ask } = block;
      const [during = '', last, after] = [longBefore, validUntil, longAfter].map((day) => seen(html(asOf(day), block)));
      expect(last).toBe(during);
      expect(during).not.toContain(ended?.intro);
      expect(after).toContain(ended?.heading ?? block.heading);
      expect(after).toContain(ended?.intro);
      const claims = [
        validityLabel,
        ...[...terms.map(({ title }) => title), ...counts.map(({ label }) => label)].map((text) => `>${text}<`),
        ...(ended?.askLabel === undefined ? [] : rows.map(({ name }) => `${ask.label} ${name}`)),
      ].filter((claim) => claim !== undefined);
      for (const claim of claims) expect(during).toContain(claim);
      for (const claim of [...claims, '<s ']) expect(after).not.toContain(claim);
    }
  });

  test('search engines are told of the list price, and of no end of an offer', () =>
    expect(thingsOf(asOf(longAfter))).not.toContain('priceValidUntil'));
});

/** An agenda whose events are all said to be to come, whatever their days; any other block as it is. */
function announced(block: Block): Block {
  if (block.type !== 'agenda') return block;
  return { ...block, rows: block.rows.map((event) => ({ ...event, status: 'upcoming' as const })) };
}
