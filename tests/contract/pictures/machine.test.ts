import { describe, expect, test } from 'vitest';
import { openingsWith, usesOf, wordsOf } from '../rendered.ts';
import { partsOf, shapesOf } from './shapes.ts';

function looksOf(html: string) {
  const looks = shapesOf(html, 'use').map(({ href = '' }) => /[a-z]+$/.exec(href)?.[0]);
  const count = (look: string) => looks.filter((other) => other === look).length;
  return { dark: count('block'), near: count('near'), lit: count('lit') };
}

/** The plates of a drawing, in the order in which they are drawn: where each stands, and how many blocks it has of each look. */
function platesOf(picture: string) {
  return partsOf(picture, 'g')
    .filter((html) => html.includes('transform="translate('))
    .map((html) => {
      const [, x, y] = /translate\(([\d.]+) ([\d.]+)\)/.exec(html) ?? [];
      return { x: Number(x), y: Number(y), ...looksOf(html) };
    });
}

describe.each(openingsWith('machine'))('the machine on $path', ({ aside, html: opening }) => {
  const { layers, own, subject, connections = [], trace, lanes, cut, boundary, heart, outsideLabel } = aside;
  const [picture = ''] = partsOf(opening, 'figure');
  const inside = (trace?.steps ?? []).filter(({ outside }) => outside !== true);
  const named = [subject, ...connections.map(({ name }) => name), ...inside.map(({ actor }) => actor)];
  const known = new Set(layers.flatMap(({ items = [] }) => items));
  const guests = [
    ...new Set([...(own?.items ?? []), ...named.filter((name) => name !== undefined && !known.has(name))]),
  ];
  const all = [...(own === undefined ? [] : [{ name: own.name, items: guests }]), ...layers];

  test('names its boundary, and what stands at the other end of a cut cable', () => {
    expect(wordsOf(picture)).toContain(wordsOf(boundary));
    if (cut !== undefined) expect(wordsOf(picture)).toContain(wordsOf(cut));
    // A gate at the left would stand in the name.
    const isBesideGate = inside[0] !== trace?.steps[0] && (trace?.steps.length ?? 0) > 2;
    expect(picture.includes('text-azure -top-2.5 left-3')).toBe(!isBesideGate);
  });

  test.skipIf(trace !== undefined)('has a plate for each layer, evenly apart, with a block for each item', () => {
    const plates = platesOf(picture).toReversed();
    expect(plates.map(({ dark, near, lit }) => dark + near + lit)).toEqual(all.map(({ items = [] }) => items.length));
    expect(new Set(plates.map(({ x }) => x)).size).toBe(1);
    const steps = plates.slice(2).map(({ y }, index) => y - (plates[index + 1]?.y ?? 0));
    expect(new Set(steps).size).toBe(1);
    for (const [index, { items = [] }] of all.entries()) {
      const lit = items.filter((item) => named.includes(item));
      const full = subject === undefined ? lit : lit.filter((item) => item === subject);
      expect(plates[index]).toMatchObject({ lit: full.length, near: lit.length - full.length });
    }
    const blue = shapesOf(picture, 'use', 'accent-azure');
    expect(blue).toHaveLength(heart === undefined ? 0 : 1);
  });

  test.skipIf(trace !== undefined)('says in words what it draws', () => {
    const words = wordsOf(picture);
    for (const name of named) if (name !== undefined) expect(words).toContain(wordsOf(name));
    const rows = partsOf(picture, 'li').map(wordsOf);
    expect(rows).toHaveLength(all.length);
    for (const [index, { name, shortName = name }] of (all as typeof layers).entries())
      expect(rows[index]).toContain(wordsOf(shortName));
  });

  test.skipIf(trace === undefined)(
    'lights one step after the other, on its layer or outside, drawn and in words',
    () => {
      const steps = trace?.steps ?? [];
      const rows = partsOf(picture, 'li');
      expect(rows).toHaveLength(steps.length);
      const across = platesOf(picture.slice(0, picture.indexOf('<ol')));
      expect(across.map(({ lit }) => lit)).toEqual(inside.map(() => 1));
      for (const [index, { lane, actor, text, outside }] of steps.entries()) {
        const layer = all.find(({ items = [] }) => items.includes(actor));
        const { name = '', shortName = name } = (layer ?? {}) as Partial<(typeof layers)[number]>;
        const place = outside === true ? outsideLabel : shortName;
        for (const word of [`${index + 1}`, lanes?.[lane], actor, text, place])
          expect(wordsOf(rows[index] ?? '')).toContain(wordsOf(word ?? '?'));
        expect(looksOf(rows[index] ?? '').lit).toBe(outside === true ? 0 : 1);
      }
    },
  );
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
