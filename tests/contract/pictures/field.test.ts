import { expect, test } from 'vitest';
import { usesOf } from '../rendered.ts';
import { lengthOf, partsOf, shapeOf, shapesOf } from './shapes.ts';

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
