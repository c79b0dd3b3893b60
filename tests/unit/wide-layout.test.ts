import { expect, test } from 'vitest';
import { type DrawnItem, type DrawnNode, itemTop, nameLines } from '../../src/blocks/diagram/drawn-node.ts';
import { layOutWide } from '../../src/blocks/diagram/wide-layout.ts';

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
