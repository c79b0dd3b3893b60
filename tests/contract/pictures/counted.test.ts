import { describe, expect, test } from 'vitest';
import { openingsWith, usesOf, wordsOf, hasEnded } from '../rendered.ts';
import { lengthOf, partsOf, shapeOf, shapesOf } from './shapes.ts';

describe.each(openingsWith('stack'))('the stack in section, on $path', ({ aside: { layers }, html: opening }) => {
  const [picture = ''] = partsOf(opening, 'figure');

  test('has a plate for each layer, evenly apart, with a block for each of its services', () => {
    const plates = partsOf(picture, 'g')
      .filter((html) => html.includes('transform="translate('))
      .map((html) => ({
        y: Number(/translate\(\d+ (\d+)\)/.exec(html)?.[1]),
        services: shapesOf(html, 'use').filter(({ href }) => href?.endsWith('service')).length,
      }))
      .toSorted((a, b) => a.y - b.y);
    expect(plates.map(({ services }) => services)).toEqual(layers.map(({ items = [] }) => Math.min(items.length, 3)));
    const [first, second] = plates;
    const gap = (second?.y ?? 0) - (first?.y ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(plates.map(({ y }) => y - (first?.y ?? 0))).toEqual(layers.map((_, index) => index * gap));
  });

  test('names layers and services from top to bottom in the order of the plates', () => {
    const rows = partsOf(picture, 'li').map(wordsOf);
    expect(rows).toHaveLength(layers.length);
    for (const [index, { name, shortName = name, items = [] }] of layers.entries()) {
      for (const text of [shortName, ...items]) expect(rows[index]).toContain(wordsOf(text));
    }
  });
});

const counted = usesOf('offers').filter(({ block }) => block.layout === 'counted' && !hasEnded(block));

test.each(counted)(
  'a counted figure is drawn with one square for each unit, on $path',
  ({ block: { figure }, html }) => {
    const [picture = ''] = partsOf(html, 'figure');
    const { d = '' } = shapeOf(picture, 'path', 'stroke-accent');
    const squares = d.match(/h(\d+)v\1h-\1z/g) ?? [];
    expect(squares).toHaveLength(Number(figure?.value));
    // All alike, and nothing beside them but the moves from one to the next.
    expect(new Set(squares).size).toBe(1);
    expect(d.replaceAll(/h(\d+)v\1h-\1z/g, '')).toMatch(/^M[\d. ]+(?:m-?\d+ \d+)*$/);
  },
);

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
    expect(lit).toEqual(['fill-line-strong', 'fill-accent']);
  },
);

test.each(openingsWith('trace'))(
  'the course of work on $path sets each step on the lane that it names, and leads from each to the next',
  ({ aside: { trace, lanes }, html: hero }) => {
    const list = /<ol>.*?<\/ol>/s.exec(hero)?.[0] ?? '';
    const drawn = partsOf(list, 'li');
    /** The middle of each lane, in pixels: 28 apart. */
    const middles = { person: 12, tool: 40, model: 68 };

    expect(drawn).toHaveLength(trace.steps.length);
    for (const [index, { lane, actor }] of trace.steps.entries()) {
      const html = drawn[index] ?? '';
      expect(wordsOf(html)).toContain(wordsOf(`${lanes[lane]}\u00A0: ${actor}`).replace(' : ', ' : '));
      expect(middlesDrawn(html)).toEqual({ [lane]: middles[lane] });
      const next = trace.steps[index + 1];
      const lines = shapesOf(html, 'path').flatMap(({ d = '' }) => {
        const ends = /^M(\d+) 0 C.* (\d+) 100$/.exec(d)?.slice(1).map(Number);
        return ends === undefined ? [] : [ends];
      });
      expect(lines).toEqual(next === undefined ? [] : [[middles[lane], middles[next.lane]]]);
    }
  },
);

/** The middle of each mark of a step, by the lane that its form stands for: a ring for people, a square for tools, a diamond for models. */
function middlesDrawn(html: string): Record<string, number> {
  const [ring] = shapesOf(html, 'circle');
  const [square] = shapesOf(html, 'rect');
  const diamond = shapesOf(html, 'path').find(({ d = '' }) => d.endsWith('z'));
  return {
    ...(ring && { person: Number(ring['cx']) }),
    ...(square && { tool: Number(square['x']) + Number(square['width']) / 2 }),
    ...(diamond && { model: Number(/^M(\d+)/.exec(diamond.d ?? '')?.[1]) }),
  };
}
