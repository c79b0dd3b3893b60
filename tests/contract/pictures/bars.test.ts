import { describe, expect, test } from 'vitest';
import { barBounds } from '../../../src/ui/bar-list.tsx';
import { site } from '../real-site.ts';
import { agendasOf, linksOf, usesOf, wordsOf } from '../rendered.ts';
import { lengthOf, partsOf, shapeOf, shapesOf, shareOf } from './shapes.ts';

const { approaches } = site.tables;

test.each(usesOf('table'))(
  'the bars of the table on $path are drawn from zero or from their start, on the scale of their row',
  ({ block: { groups }, html }) => {
    const expected = groups.flatMap(({ rows }) =>
      rows.flatMap(({ cells = [] }) => {
        const longest = Math.max(...cells.map(({ to = 0 }) => to));
        return cells.flatMap(({ from = 0, to }) =>
          to === undefined ? [] : [[shareOf(from, longest), shareOf(to - from, longest)]],
        );
      }),
    );
    const drawn = shapesOf(html, 'rect').map(({ x, width }) => [lengthOf(x), lengthOf(width)]);
    expect(drawn).toEqual(expected);
  },
);

const graduationStep = 'm1-1.6v1.6';

/** For each scale of some markup, where its graduations are: a line at each step, from zero on. */
const graduationsIn = (html: string) =>
  [...html.matchAll(/<svg viewBox="0 0 ([\d.]+) 1"[^>]*><path d="M0 0v1\.6((?:m1-1\.6v1\.6)*)"/g)].map(
    ([, steps, more = '']) =>
      Array.from({ length: 1 + more.length / graduationStep.length }, (_, index) => shareOf(index, Number(steps))),
  );

function expectGraduations(html: string, scales: number, end: number, graduation: number | undefined): void {
  const drawn = graduationsIn(html);
  const count = graduation === undefined ? 0 : Math.floor(end / graduation) + 1;
  const marks = Array.from({ length: count }, (_, index) => shareOf(index * (graduation ?? 0), end));
  expect(drawn).toHaveLength(graduation === undefined ? 0 : scales);
  for (const one of drawn) {
    expect(one).toHaveLength(marks.length);
    for (const [index, at] of one.entries()) expect(at).toBeCloseTo(marks[index] ?? NaN, 0);
  }
}

test.each(usesOf('ranges'))(
  'the ranges on $path are drawn from one bound to the other, in a row for each, with its graduations, as long as the values beside them',
  ({ block: { rows, scaleMax, graduation }, html }) => {
    const [, ...drawn] = partsOf(html, 'tr');
    const end = scaleMax ?? Math.max(...rows.map(({ from, to = from }) => to));
    expect(drawn).toHaveLength(rows.length);
    for (const [index, { name, from, to = end }] of rows.entries()) {
      const row = drawn[index] ?? '';
      expect(wordsOf(row).trim().startsWith(wordsOf(name))).toBe(true);
      const { x, width } = shapeOf(row, 'rect', 'fill-accent');
      expect([lengthOf(x), lengthOf(width)]).toEqual([shareOf(from, end), shareOf(to - from, end)]);
      expectGraduations(row, 1, end, graduation);
    }
    const ratios = rows.flatMap(({ to = end, value }) => {
      const printed = value?.match(/[\d\s]+(?:,\d+)?/gu)?.at(-1);
      return printed === undefined ? [] : [Number(printed.replaceAll(/\s/gu, '').replace(',', '.')) / to];
    });
    for (const ratio of ratios) expect(ratio).toBeCloseTo(ratios[0] ?? 1);
  },
);

const highest = Math.max(...approaches.map(({ roiMaxPercent }) => roiMaxPercent));
const rangesOf = (rows: typeof approaches) =>
  rows.map(({ roiMinPercent: min, roiMaxPercent: max }) => [shareOf(min, highest), shareOf(max - min, highest)]);
const drawnIn = (html: string) => shapesOf(html, 'rect').map(({ x, width }) => [lengthOf(x), lengthOf(width)]);

test('the ranges of the return are drawn from zero, in the order of the page or of the data, that of its own page in colour', () => {
  for (const { block, html } of usesOf('entries')) {
    const ranges = block.rows.flatMap(({ range }) => range ?? []);
    const most = Math.max(...ranges.map(({ max }) => max));
    expect(drawnIn(html)).toEqual(ranges.map(({ min, max }) => [shareOf(min, most), shareOf(max - min, most)]));
  }
  for (const { path, block, html } of usesOf('hero')) {
    if (block.ranges === undefined) continue;
    expect(drawnIn(html)).toEqual(rangesOf(approaches));
    const own = approaches.map((approach) => approach.path === path);
    if (own.includes(true)) expect(shapesOf(html, 'rect').map((bar) => bar.class === 'fill-accent')).toEqual(own);
  }
});

describe.each(usesOf('bars'))('the bars on $path', ({ block: { bars, graduation }, html }) => {
  const bounds = bars.map(barBounds);
  const longest = Math.max(...bounds.map(({ to }) => to));

  test('are as long as their amounts, to the longest one', () =>
    expect(shapesOf(html, 'rect', 'fill-accent').map(({ width }) => lengthOf(width))).toEqual(
      bounds.map(({ from, to }) => shareOf(to - from, longest)),
    ));

  test('have the graduations that their page asks for, and labels that lead to where registered figures come from', () => {
    expectGraduations(html, bars.length, longest, graduation);
    const led = new Set(linksOf(html).map(({ href }) => href));
    const facts = bars.flatMap(({ figure: { fact } }) => fact ?? []);
    expect(facts.filter((fact) => !led.has(`${site.register?.href}#${fact}`))).toEqual([]);
  });
});

test.each([
  [{ figure: { label: 'Prix', value: '30\u202F000', unit: '€' } }, 0, 30_000],
  [{ figure: { label: 'Délai', value: '< 12', unit: 'min' } }, 0, 12],
  [{ figure: { label: 'Délai', value: '1,5', unit: 'h' } }, 0, 90],
  [{ figure: { label: 'Délai', value: '3 à 5', unit: 'jours' } }, 4_320, 7_200],
  [{ figure: { label: 'Délai', value: '4 à 8', unit: 'semaines' } }, 40_320, 80_640],
  [{ figure: { label: 'Délai', value: 'Aussitôt' } }, 0, 0],
  [{ figure: { label: 'Délai', value: 'Une journée' }, amount: 480 }, 0, 480],
])('the bar of %o goes from %d to %d', (bar, from, to) => expect(barBounds(bar)).toEqual({ from, to }));

test('each session of a programme is a bar as long as it lasts, against the longest', () => {
  for (const { block, html } of agendasOf('programme')) {
    const longest = Math.max(...block.rows.map(({ duration = 0 }) => duration));
    const drawn = partsOf(html, 'li');
    for (const { id, duration = 0, category } of block.rows) {
      const session = drawn.find((one) => one.includes(`data-request="${id}"`)) ?? '';
      expect(wordsOf(session)).toContain(` ${duration} ${site.settings.locale.words?.minutes} `);
      expect(session).toMatch(new RegExp(`^<li[^>]*accent-${category?.accent}[ "]`));
      expect(lengthOf(shapeOf(session, 'rect', 'fill-accent').width)).toBe(shareOf(duration, longest));
    }
  }
});

describe.each(usesOf('timeline'))('the calendar on $path', ({ block: { steps }, html: calendar }) => {
  const drawn = partsOf(calendar, 'ol').flatMap((list) => partsOf(list, 'li'));
  const length = Math.max(...steps.map(({ to }) => to));

  test('draws each step from its first to its last unit, both included', () => {
    expect(drawn).toHaveLength(steps.length);
    for (const [index, { title, from, to }] of steps.entries()) {
      const html = drawn[index] ?? '';
      expect(wordsOf(html)).toContain(wordsOf(title));
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
    const heights = drawn.map((html) => shapesOf(html, 'rect', 'fill-accent').map(({ y, height }) => [y, height]));
    const full = { us: [['-7', '14']], both: [['0', '7']], you: [] };
    expect(heights).toEqual(steps.map(({ lead }) => full[lead]));
  });
});
