import { describe, expect, test } from 'vitest';
import { openingsWith, usesOf, wordsOf } from '../rendered.ts';
import { partsOf, shapesOf } from './shapes.ts';

/** The plates of a drawing, from the top: where each stands, and how many blocks it has of each look. */
function platesOf(picture: string) {
  return partsOf(picture, 'g')
    .filter((html) => html.includes('transform="translate('))
    .map((html) => {
      const looks = shapesOf(html, 'use').map(({ href = '' }) => /[a-z]+$/.exec(href)?.[0]);
      const count = (look: string) => looks.filter((other) => other === look).length;
      const [, x, y] = /translate\((\d+) (\d+)\)/.exec(html) ?? [];
      return { x: Number(x), y: Number(y), dark: count('block'), near: count('near'), lit: count('lit') };
    })
    .toReversed();
}

describe.each(openingsWith('machine'))('the machine on $path', ({ aside, html: opening }) => {
  const { layers, subject, connections = [], trace, lanes, cut } = aside;
  const [picture = ''] = partsOf(opening, 'figure');
  const named = [subject, ...connections.map(({ name }) => name), ...(trace?.steps ?? []).map(({ actor }) => actor)];
  const plates = platesOf(picture);

  test('has a plate for each layer, evenly apart but for the one pulled out, with a block for each item', () => {
    expect(plates.map(({ dark, near, lit }) => dark + near + lit)).toEqual(
      layers.map(({ items = [] }) => items.length),
    );
    const pulled = layers.findIndex(({ items = [] }) => subject !== undefined && items.includes(subject));
    const still = [...plates.entries()].filter(([index]) => index !== pulled);
    expect(new Set(still.map(([, { x }]) => x)).size).toBe(1);
    const firsts = still.map(([index, { y }]) => y - index * 76);
    expect(new Set(firsts).size).toBe(1);
    if (pulled >= 0) expect(plates[pulled]?.x).toBeLessThan(still[0]?.[1].x ?? 0);
  });

  test('lights what it names: the subject alone beside what it is connected to, or all that takes part', () => {
    for (const [index, { items = [] }] of layers.entries()) {
      const lit = items.filter((item) => named.includes(item));
      const full = subject === undefined ? lit : lit.filter((item) => item === subject);
      expect(plates[index]).toMatchObject({ lit: full.length, near: lit.length - full.length });
    }
  });

  test('says in words what it draws', () => {
    const words = wordsOf(picture);
    for (const name of named) if (name !== undefined) expect(words).toContain(wordsOf(name));
    if (cut !== undefined) expect(words).toContain(wordsOf(cut));
    const rows = partsOf(picture, 'li').map(wordsOf);
    if (trace === undefined || lanes === undefined) {
      expect(rows).toHaveLength(layers.length);
      for (const [index, { name, shortName = name }] of layers.entries())
        expect(rows[index]).toContain(wordsOf(shortName));
      return;
    }
    expect(rows).toHaveLength(trace.steps.length);
    for (const [index, { lane, actor, text }] of trace.steps.entries()) {
      for (const word of [`${index + 1}`, lanes[lane], actor, text]) expect(rows[index]).toContain(wordsOf(word));
    }
    expect(shapesOf(picture, 'circle')).toHaveLength(trace.steps.length);
  });
});

const sold = usesOf('offers').filter(({ block: { layers } }) => layers !== undefined);

test.each(sold)('each offer on $path lights what it delivers', ({ block: { rows = [], layers = [] }, html }) => {
  const all = layers.flatMap(({ items = [] }) => items);
  const pictures = partsOf(html, 'svg').filter((svg) => svg.includes('transform="translate('));
  expect(pictures).toHaveLength(rows.length);
  type Delivered = Pick<(typeof rows)[number], 'links' | 'includes'>;
  const namesOf = ({ links = [], includes = [] }: Delivered): string[] => [
    ...links.map(({ name }) => name),
    ...includes.flatMap(namesOf),
  ];
  for (const [index, offer] of rows.entries()) {
    const lit = platesOf(pictures[index] ?? '').reduce((sum, plate) => sum + plate.lit, 0);
    expect(lit).toBeGreaterThan(0);
    expect(lit).toBe(all.filter((name) => namesOf(offer).includes(name)).length);
  }
});
