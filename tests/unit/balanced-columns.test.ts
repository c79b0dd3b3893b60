import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedColumns, rowLengths } from '../../src/ui/class-names.ts';
import { balanceLines } from '../../src/static/picture/title-lines.tsx';
import { forAll } from '../run/for-all.ts';
import { type DrawnItem, type DrawnNode, itemTop, nameLines } from '../../src/blocks/diagram/drawn-node.ts';
import { layOutWide } from '../../src/blocks/diagram/wide-layout.ts';
import { iconShapes } from '../../codegen/site/emit/icons.ts';
import { lucideIcons } from '../../codegen/validate/icons.ts';

test('rows hold all things, none too many, and differ by one at most', () =>
  forAll([fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 })], (count, most) => {
    const rows = rowLengths(count, most);
    expect(rows.reduce((sum, length) => sum + length, 0)).toBe(count);
    expect(Math.max(...rows)).toBeLessThanOrEqual(most);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  }));

test('each width has its columns', () => {
  expect(balancedColumns(5, { all: 2, sm: 3, lg: 6 })).toBe('grid-cols-2 sm:grid-cols-3 lg:grid-cols-5');
  expect(balancedColumns(1, { sm: 2 })).toBe('grid-cols-1');
});

test('a title parts no words that a no-break space joins, and nothing at a hyphen', () =>
  expect(balanceLines('70\u00A0% auto-hébergée', 5)).toEqual(['70\u00A0%', 'auto-hébergée']));

test('a title keeps every word, in order, on as few lines as possible', () => {
  const word = fc.stringMatching(/^[a-zé]{1,12}$/);
  forAll([fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer({ min: 12, max: 40 })], (words, longest) => {
    const text = words.join(' ');
    const lines = balanceLines(text, longest);
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(longest);
    expect(lines.length).toBeLessThanOrEqual(balanceLines(text, longest - 1).length);
  });
});

// Icons are those of a site: any name will do.
const icon = ['book'].join() as DrawnItem['icon'];
const items = ['Reliure', 'Dorure', 'Papier', 'Cuir'].map((name) => ({ name, icon }));

function node(id: string, place: Partial<DrawnNode>): DrawnNode {
  const cell = { column: 1, columns: 1, row: 1, rows: 1 };
  return { id, name: 'Les gestes de l’atelier', icon, items: [], isRow: true, isOutside: false, ...cell, ...place };
}

test('a box that lists its rows is as high as they need, and those below it make room', () => {
  const nodes = [
    node('listed', { items }),
    node('tall', { column: 2, rows: 2, items }),
    node('beside', { column: 3 }),
    node('below', { row: 2, columns: 1 }),
    node('wide', { row: 3, columns: 3, items }),
  ];
  const { boxes } = layOutWide(nodes, []);
  const [listed, tall, beside, below, wide] = boxes;
  const needed = itemTop(nameLines('Les gestes de l’atelier', 150).length, items.length);
  expect(listed?.height).toBeGreaterThanOrEqual(needed);
  expect(tall?.height).toBeGreaterThanOrEqual(needed);
  expect(beside?.height).toBe(listed?.height);
  expect(below?.y).toBeGreaterThan((listed?.y ?? 0) + (listed?.height ?? 0));
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBe((tall?.y ?? 0) + (tall?.height ?? 0));
  expect(wide?.height).toBe(72);
});

test('a label left of the first column stays in the drawing', () => {
  const { arrows } = layOutWide(
    [node('above', {}), node('below', { row: 2 })],
    [{ from: 'above', to: 'below', label: 'appels d’API', reply: 'résultats' }],
  );
  for (const { lines, at, anchor } of arrows)
    if (anchor === 'end') for (const line of lines) expect(at[0] - line.length * 7.8).toBeGreaterThanOrEqual(0);
});

test('makes one path of the paths of an icon, each with an absolute start', () => {
  // Lucide's own: `M5 12h14` and `m12 5 7 7-7 7`.
  expect(iconShapes('arrow-right')).toEqual([['path', { d: 'M5 12h14M12 5l7 7-7 7' }]]);
});

test('knows an icon by its former name too', () =>
  expect(iconShapes('message-circle-question')).toEqual(iconShapes('message-circle-question-mark')));

test('reads every icon of the installed package', () => {
  for (const name of lucideIcons()) {
    const shapes = iconShapes(name);
    expect(shapes.length, name).toBeGreaterThan(0);
    for (const [tag, { d }] of shapes) if (tag === 'path') expect(d, name).toMatch(/^M\s*-?[\d.]/);
  }
});
