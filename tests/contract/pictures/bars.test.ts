import { describe, expect, test } from 'vitest';
import { site } from '../real-site.ts';
import { blockOf, renderBlocks, wordsOf } from '../rendered.ts';
import { lengthOf, partsOf, shapeOf, shapesOf, shareOf } from './shapes.ts';

const { approaches, webinars } = site.tables;

/** The first number of a text a visitor reads: « < 47 min » → 47. */
function numberIn(text: string): number {
  return Number(/\d+/.exec(text.replaceAll(/\s(?=\d)/g, ''))?.[0]);
}

describe('prices', () => {
  test('of the first year are bars to the scale of the rent, on the home page', () => {
    const { cloudEur, ownEur } = blockOf('/', 'cost-comparison').firstYear;
    const [table = ''] = partsOf(renderBlocks('/', 'cost-comparison'), 'table');
    expect(shapesOf(table, 'rect').map((bar) => [bar.class, lengthOf(bar.width)])).toEqual([
      ['fill-coral', 100],
      ['fill-strong', shareOf(ownEur, cloudEur)],
    ]);
  });

  test('of the licence and of its like share one scale, on the page of the ecosystem', () => {
    const { own, comparable } = blockOf('/ecosystem', 'licence-scale');
    const html = renderBlocks('/ecosystem', 'licence-scale');
    const longest = Math.max(own.amountEur, comparable.amountEur);
    expect(lengthOf(shapeOf(html, 'rect', 'fill-amber').width)).toBeCloseTo((own.amountEur / longest) * 100, 1);
    expect(lengthOf(shapeOf(html, 'rect', 'fill-coral').width)).toBeCloseTo((comparable.amountEur / longest) * 100, 1);
    for (const { figure, amountEur } of [own, comparable]) expect(numberIn(figure.value)).toBe(amountEur);
  });
});

describe('the months until break-even, on the page of the solutions', () => {
  const { rows } = blockOf('/solutions', 'roi-strip');
  const [, ...drawn] = partsOf(renderBlocks('/solutions', 'roi-strip'), 'tr');

  test('are one row for each sector of the data', () => {
    expect(drawn).toHaveLength(rows.length);
    expect(new Set(rows.map(({ breakEvenMonths }) => breakEvenMonths)).size).toBeGreaterThan(3);
  });

  test.each(rows.map((row, index) => ({ ...row, html: drawn[index] ?? '' })))(
    'of $sector are drawn and written alike',
    ({ sector, breakEvenMonths, html }) => {
      const { path, name } = site.tables.sectors.find(({ id }) => id === sector) ?? {};
      expect(html).toContain(`href="${path}"`);
      expect(wordsOf(html)).toMatch(new RegExp(`^\\s*${name} ${breakEvenMonths} mois `));
      expect(shapesOf(html, 'svg').map(({ viewBox }) => viewBox)).toEqual(['0 0 36 1']);
      expect(lengthOf(shapeOf(html, 'rect', 'fill-quiet').x)).toBe(0);
      expect(lengthOf(shapeOf(html, 'rect', 'fill-quiet').width)).toBe(breakEvenMonths);
      expect(lengthOf(shapeOf(html, 'rect', 'fill-mint').x)).toBe(breakEvenMonths);
      expect(lengthOf(shapeOf(html, 'rect', 'fill-mint').width)).toBe(36 - breakEvenMonths);
      const years = shapesOf(html, 'rect', 'fill-ink').map(({ x, width }) => lengthOf(x) + lengthOf(width) / 2);
      expect(years).toEqual([12, 24]);
    },
  );
});

test('the revenue of each segment is a bar from its lower to its upper bound, on the page of insurance', () => {
  const { market } = blockOf('/solutions/insurance', 'sector-market');
  const rows = market?.segments.rows ?? [];
  const [, ...drawn] = partsOf(
    /<table.*?<\/table>/s.exec(renderBlocks('/solutions/insurance', 'sector-market'))?.[0] ?? '',
    'tr',
  );
  const highest = Math.max(...rows.map(({ toEur }) => toEur));
  expect(drawn).toHaveLength(rows.length);
  for (const [index, { name, fromEur, toEur }] of rows.entries()) {
    const html = drawn[index] ?? '';
    expect(wordsOf(html)).toContain(name);
    const [scale] = shapesOf(html, 'svg');
    expect(scale?.viewBox).toBe(`0 0 ${highest} 10`);
    const { x, width } = shapeOf(html, 'rect', 'fill-amber');
    expect([lengthOf(x), lengthOf(width)]).toEqual([fromEur, toEur - fromEur]);
  }
});

describe('the ranges of the return', () => {
  const highest = Math.max(...approaches.map(({ roiMaxPercent }) => roiMaxPercent));
  const expected = approaches.map(({ roiMinPercent: min, roiMaxPercent: max }) => [
    shareOf(min, highest),
    shareOf(max - min, highest),
  ]);

  test.each([
    ['/', 'approach-list'],
    ['/expertise', 'engagement-matrix'],
    ['/expertise/dfy', 'engagement-hero'],
    ['/expertise/dwy', 'engagement-hero'],
    ['/expertise/diy', 'engagement-hero'],
  ] as const)('are drawn from zero on %s (%s), in the order of the data', (path, type) => {
    const bars = shapesOf(renderBlocks(path, type), 'rect');
    expect(bars.map(({ x, width }) => [lengthOf(x), lengthOf(width)])).toEqual(expected);
  });

  test.each(approaches)('show that of $id in colour on its own page', ({ id, path }) => {
    const bars = shapesOf(renderBlocks(path, 'engagement-hero'), 'rect');
    expect(bars.map((bar) => bar.class === 'fill-violet')).toEqual(approaches.map((approach) => approach.id === id));
  });
});

test('each delay of an answer is a bar as long as what is written beside it, one tick to the hour', () => {
  const { delays } = blockOf('/contact', 'request-guide');
  const html = renderBlocks('/contact', 'request-guide');
  const minutes = delays.map(({ value, unit }) => numberIn(value) * (unit === 'h' ? 60 : 1));
  const longest = Math.max(...minutes);
  expect(shapesOf(html, 'rect').map(({ width }) => lengthOf(width))).toEqual(
    minutes.map((delay) => shareOf(delay, longest)),
  );
  const ticks = partsOf(html, 'svg').map((svg) =>
    shapesOf(svg, 'line').flatMap(({ x1, x2 }) => (x1 === x2 ? lengthOf(x1) : [])),
  );
  for (const hours of ticks) expect(hours).toEqual([0, 1, 2, 3, 4].map((hour) => shareOf(hour * 60, longest)));
});

test('each webinar is a bar as long as its session, against the longest', () => {
  const drawn = partsOf(renderBlocks('/resources/webinars', 'webinar-programme'), 'li');
  const longest = Math.max(...webinars.map(({ duration }) => duration));
  for (const { title, duration, color } of webinars) {
    const session = drawn.find((html) => wordsOf(html).includes(` ${wordsOf(title)} `)) ?? '';
    expect(wordsOf(session)).toContain(` ${duration} min `);
    expect(lengthOf(shapeOf(session, 'rect', `fill-${color}`).width)).toBe(shareOf(duration, longest));
    expect(lengthOf(shapeOf(session, 'rect', 'fill-line-strong').width)).toBe(100);
  }
});

describe.each(approaches)('the calendar of $id', ({ path }) => {
  const { steps } = blockOf(path, 'engagement-timeline');
  const drawn = partsOf(renderBlocks(path, 'engagement-timeline'), 'ol').flatMap((list) => partsOf(list, 'li'));
  const length = Math.max(...steps.map(({ to }) => to));

  test('draws each step from its first to its last unit, both included', () => {
    expect(drawn).toHaveLength(steps.length);
    for (const [index, { title, from, to }] of steps.entries()) {
      const html = drawn[index] ?? '';
      expect(wordsOf(html)).toContain(title);
      const [, bar] = shapesOf(html, 'svg');
      expect([lengthOf(bar?.x), lengthOf(bar?.width)]).toEqual([
        shareOf(from - 1, length),
        shareOf(to - from + 1, length),
      ]);
      const units = shapesOf(html, 'line').flatMap(({ x1, x2 }) => (x1 === x2 ? lengthOf(x1) : []));
      expect(units).toEqual(Array.from({ length: length + 1 }, (_, unit) => shareOf(unit, length)));
    }
  });

  test('fills a step as a whole when we lead it, by half when both do, not at all otherwise', () => {
    const heights = drawn.map((html) => shapesOf(html, 'rect', 'fill-violet').map(({ y, height }) => [y, height]));
    const full = { us: [['-7', '14']], both: [['0', '7']], you: [] };
    expect(heights).toEqual(steps.map(({ lead }) => full[lead]));
  });
});
