import { valueAt, type JsonObject } from '../base/json.ts';
import { objects } from '../model/forms/fields.ts';
import { findingPlace } from '../model/resolve/resolved.ts';
import { fileAndLine } from '../read/source.ts';
import { defineRule } from './engine/rule.ts';

/** No two boxes of a diagram have a cell of its grid in common: one would hide the other. Arrows are straight: their boxes share a column or a row. */
export const rule = defineRule({
  reads: ['present'],
  check({ present: { pages } }, report) {
    const diagrams = pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) =>
        objects(valueAt(block.value, ['diagrams'])).map(([at, value]) => ({ value, path: ['diagrams', at], block })),
      ),
    );
    for (const { value, path, block } of diagrams) {
      const boxes = objects(value.nodes);
      for (const [at, [place, node]] of boxes.entries()) {
        const covered = boxes.slice(0, at).find(([, other]) => meet(node, other, 'column') && meet(node, other, 'row'));
        if (covered === undefined) continue;
        const [here, there] = [place, covered[0]].map((box) => block.originOf([...path, 'nodes', box, 'column']));
        const message = `la boîte « ${String(node.id)} » est dessinée sur « ${String(covered[1].id)} » (${fileAndLine(there!.source, there!.path)}).`;
        const remedy = "Changez « column » ou « row » de l'une des deux, ou le nombre de « columns » ou de « rows ».";
        const from = [place, covered[0]].map((box) => findingPlace(block.originOf([...path, 'nodes', box])));
        report(here!.source, here!.path, { code: 'rule/diagram-overlap', message, remedy, from });
      }
      for (const [place, { from, to }] of objects(value.edges)) {
        const [start, end] = [from, to].map((id) => boxes.find(([, node]) => node.id === id)?.[1]);
        // The schema reports an end that is no box.
        if (!start || !end || meet(start, end, 'column') || meet(start, end, 'row')) continue;
        const message = `cette flèche serait de travers : « ${String(from)} » et « ${String(to)} » n'ont ni colonne ni rangée en commun.`;
        const remedy =
          'Donnez la même « row » ou la même « column » aux deux boîtes, ou étendez-en une par « columns » ou « rows ».';
        const arrow = block.originOf([...path, 'edges', place]);
        report(arrow.source, arrow.path, { code: 'rule/diagram-arrow', message, remedy });
      }
    }
  },
});

/** Do two boxes share a column, or a row? The schema reports values that are not numbers. */
function meet(a: JsonObject, b: JsonObject, from: 'column' | 'row'): boolean {
  const span = (node: JsonObject): [number, number] => {
    const start = Number(node[from]);
    return [start, start + Number(node[`${from}s`] ?? 1)];
  };
  const [startA, endA] = span(a);
  const [startB, endB] = span(b);
  return startA < endB && startB < endA;
}
