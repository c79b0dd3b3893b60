import { describe, expect, test } from 'vitest';
import type { ChartBlock } from '#generated/types.ts';
import { formatEuros } from '../../../src/ui/format-numbers.ts';
import { usesOf, wordsOf } from '../rendered.ts';
import { lengthOf, partsOf, shapeOf, shapesOf, shareOf } from './shapes.ts';

/** Where a line goes, in percent of the plot from its left and top edges. */
function endsOf({ x1, y1, x2, y2 }: ReturnType<typeof shapeOf>): number[] {
  return [x1, y1, x2, y2].map(lengthOf);
}

/** The same of a path of one stretch. */
function endsOfPath({ d = '' }: ReturnType<typeof shapeOf>): number[] {
  const [, x = '', y = '', right, toX, toY] = /^M(\S+) (\S+?)(?:h(\S+)|L(\S+) (\S+))$/.exec(d) ?? [];
  return [x, y, toX ?? right, toY ?? y].map(lengthOf);
}

function chartsWith<Kind extends keyof ChartBlock['drawing']>(kind: Kind) {
  return usesOf('chart').flatMap(({ path, block, html }) => {
    const drawing = block.drawing[kind];
    return drawing === undefined ? [] : [{ path, drawing, html }];
  });
}

describe.each(chartsWith('cumulative'))('the chart of spending over years, on $path', ({ drawing, html }) => {
  const { rentYearlyEur, years, offers = [], ownOnceEur } = drawing;
  const figure = /<figure.*?<\/figure>/s.exec(html)?.[0] ?? '';
  const highestEur = rentYearlyEur * years;
  const pricesEur = offers.length === 0 ? [ownOnceEur] : offers.map(({ priceEur = ownOnceEur }) => priceEur);
  /** From the top, as SVG counts. */
  const heightOf = (eur: number) => shareOf(highestEur - eur, highestEur);

  test('draws each licence level at its price, and the rent from nothing to what all years cost', () => {
    expect(shapesOf(figure, 'path', 'stroke-strong').map(endsOfPath)).toEqual(
      pricesEur.map((eur) => [0, heightOf(eur), 100, heightOf(eur)]),
    );
    expect(shapesOf(figure, 'path', 'stroke-coral').map(endsOfPath)).toEqual([[0, 100, 100, 0]]);
  });

  test('marks the rent at the end of each year', () => {
    const dots = shapesOf(figure, 'circle').filter(({ r }) => r === '4.5');
    expect(dots.map(({ cx, cy }) => [lengthOf(cx), lengthOf(cy)])).toEqual(
      Array.from({ length: years }, (_, year) => [shareOf(year + 1, years), heightOf(rentYearlyEur * (year + 1))]),
    );
  });

  test('rings each break-even where both lines cross, with its leader', () => {
    const rings = shapesOf(figure, 'circle').filter(({ r }) => r === '5');
    const crossings = pricesEur.map((eur) => [shareOf(eur / rentYearlyEur, years), heightOf(eur)]);
    expect(rings.map(({ cx, cy }) => [lengthOf(cx), lengthOf(cy)])).toEqual(crossings);
    const leaders = shapesOf(figure, 'line', 'stroke-quiet').map(endsOf);
    expect(leaders.map(([x, , endX, endY]) => [x, endX, endY])).toEqual(crossings.map(([x, y]) => [x, x, y]));
  });

  test('fills what is saved with the dearest: between both lines, right of the crossing', () => {
    const dearest = Math.max(...pricesEur);
    const own = shareOf(dearest, highestEur);
    expect(shapeOf(figure, 'path', 'fill-mint').d).toBe(`M${own} ${heightOf(dearest)}L100 0V${heightOf(dearest)}Z`);
    expect(endsOf(shapeOf(figure, 'line', 'stroke-mint'))).toEqual([100, 0, 100, heightOf(dearest)]);
  });

  test('writes years at their place, under the foot of the plot', () => {
    const texts = [...figure.matchAll(/<text x="([^"]*)" y="([^"]*)"[^>]*>(.*?)<\/text>/g)].map(
      ([, x, y, text = '']) => ({ x: lengthOf(x), y: lengthOf(y), text: wordsOf(text).trim() }),
    );
    const at = (text: string) => texts.filter((one) => one.text === wordsOf(text)).map(({ x, y }) => [x, y]);
    expect(figure).toMatch(/<svg y="100%"[^>]*>(?:<g[^>]*>)?<text x="0/);
    for (let year = 0; year < years; year += 2) expect(at(String(year))).toEqual([[shareOf(year, years), 24]]);
    expect(at(`${years} ans`)).toEqual([[100, 24]]);
  });

  test('has the same in words: price, yearly rent and its total, in a sentence of each offer', () => {
    const sentences = partsOf(figure, 'output').map(wordsOf);
    expect(sentences).toHaveLength(pricesEur.length);
    for (const [index, eur] of pricesEur.entries())
      for (const amount of [eur, rentYearlyEur, highestEur])
        expect(sentences[index]).toContain(wordsOf(formatEuros(amount)));
  });
});

describe.each(chartsWith('ceiling'))('the chart of the highest fine, on $path', ({ drawing, html }) => {
  const { amountMillions, sharePercent } = drawing;
  const figure = /<figure.*?<\/figure>/s.exec(html)?.[0] ?? '';
  const bendMillions = (amountMillions * 100) / sharePercent;
  const [level, rise] = shapesOf(figure, 'line', 'stroke-coral').map(endsOf);
  const [levelX = -1, levelY = -1, bendX = -1, bendY = -1] = level ?? [];

  test('is level at the fixed amount, then rises from the bend on the line that comes from zero', () => {
    expect([levelX, bendY]).toEqual([0, levelY]);
    expect(rise).toEqual([bendX, bendY, 100, 0]);
    // The share of turnover is a straight line through the corner of zero: as far right as it is high.
    expect(bendX).toBeCloseTo(100 - bendY, 1);
  });

  test('marks the bend, fills what is below, and writes its turnover under it', () => {
    const { cx, cy } = shapeOf(figure, 'circle', 'stroke-coral');
    expect([lengthOf(cx), lengthOf(cy)]).toEqual([bendX, bendY]);
    expect(endsOf(shapeOf(figure, 'line', 'stroke-quiet'))).toEqual([bendX, bendY, bendX, 100]);
    expect(shapeOf(figure, 'path', 'fill-coral').d).toBe(`M0 100V${bendY}H${bendX}L100 0V100Z`);
    const [, x, y, turnover = ''] = /<text x="([^"]*)" y="([^"]*)"[^>]*fill-strong[^>]*>([^<]*)/.exec(figure) ?? [];
    expect([lengthOf(x), lengthOf(y), wordsOf(turnover)]).toEqual([bendX, 100, `${bendMillions} M€`]);
    expect(wordsOf(figure.slice(figure.indexOf('<figcaption')))).toContain(`${bendMillions} M€`);
  });
});

const fields = usesOf('chart').flatMap(({ path, block, html }) => {
  const { field } = block.drawing;
  return field === undefined ? [] : [{ path, field, html }];
});

test.each(fields)(
  'a field of points has one for each thing aimed at, and lights those of today, on $path',
  ({ field: { targetCount, nowCount }, html: field }) => {
    const [picture = ''] = partsOf(field, 'figure');
    const [aim, now] = shapesOf(picture, 'pattern');
    const pitch = lengthOf(aim?.width);
    /** The points inside an outline: whole rows, then a part of the next one. */
    const pointsIn = (outline = ''): number => {
      const [, width = 0, rows = 0, rest = 0, last = 0] = (/^M0 0H(\d+)V(\d+)H(\d+)v(\d+)H0Z$/.exec(outline) ?? []).map(
        Number,
      );
      return (width * rows + rest * last) / pitch ** 2;
    };
    const filled = (id = '') => shapesOf(picture, 'path').filter(({ fill }) => fill === `url(#${id})`);
    expect(filled(aim?.id).map(({ d }) => pointsIn(d))).toEqual([targetCount]);
    expect(filled(now?.id).map(({ d }) => pointsIn(d))).toEqual([nowCount]);
    expect(pointsIn(shapeOf(picture, 'path', 'fill-ink').d)).toBe(nowCount);
    const lit = partsOf(picture, 'pattern').map((html) => shapesOf(html, 'path')[0]?.class);
    expect(lit).toEqual(['fill-quiet', 'fill-accent']);
  },
);
