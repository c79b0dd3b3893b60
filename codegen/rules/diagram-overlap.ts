import { blocksIn, isExcluded } from '../model/index/shown-index.ts';
import { objects } from '../model/forms/fields.ts';
import type { Origin } from '../model/resolve/resolved.ts';
import type { SpecIndex } from '../model/index/spec-index.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { textAt, valueAt, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { fileAndLine } from '../read/report.ts';
import { defineRule } from './engine/rule.ts';

/** No two boxes of a diagram have a cell of its grid in common: one would hide the other. Arrows are straight: their boxes share a column or a row. */
export const rule = defineRule({
  codes: ['rule/diagram-overlap', 'rule/diagram-arrow'],
  reads: ['present', 'schemas'],
  check({ present: { index }, schemas }, report) {
    for (const { source, path, nodes, edges, edgesPath } of [...ofTables(index, schemas), ...ofPages(index)]) {
      const boxes = objects(nodes);
      for (const [at, [place, node]] of boxes.entries()) {
        const covered = boxes.slice(0, at).find(([, other]) => meet(node, other, 'column') && meet(node, other, 'row'));
        if (covered === undefined) continue;
        const message = `la boîte « ${String(node.id)} » est dessinée sur « ${String(covered[1].id)} » (${fileAndLine(source, [...path, covered[0]])}).`;
        const remedy = "Changez « column » ou « row » de l'une des deux, ou le nombre de « columns » ou de « rows ».";
        report(source, [...path, place, 'column'], { code: 'rule/diagram-overlap', message, remedy });
      }
      for (const [place, { from, to }] of objects(edges)) {
        const [start, end] = [from, to].map((id) => boxes.find(([, node]) => node.id === id)?.[1]);
        // The schema reports an end that is no box.
        if (!start || !end || meet(start, end, 'column') || meet(start, end, 'row')) continue;
        const message = `cette flèche serait de travers : « ${String(from)} » et « ${String(to)} » n'ont ni colonne ni rangée en commun.`;
        const remedy =
          'Donnez la même « row » ou la même « column » aux deux boîtes, ou étendez-en une par « columns » ou « rows ».';
        report(source, [...edgesPath, place], { code: 'rule/diagram-arrow', message, remedy });
      }
    }
  },
});

/** The boxes and the arrows of a diagram, and where they are written. */
interface Boxes extends Origin {
  nodes: Json | undefined;
  edges: Json | undefined;
  edgesPath: DocumentPath;
}

/** The boxes of rows in the role of a diagram. */
function ofTables({ tables }: SpecIndex, schemas: Schemas): Boxes[] {
  return [...tables].flatMap(([table, rows]) => {
    const [field, other] = ['nodes', 'edges'].map((one) => textAt(schemas.tables.get(table), ['as', 'diagram', one]));
    if (field === undefined || other === undefined) return [];
    return rows.map(({ source, path, data }) => ({
      source,
      path: [...path, field],
      nodes: data[field],
      edges: data[other],
      edgesPath: [...path, other],
    }));
  });
}

function ofPages(index: SpecIndex): Boxes[] {
  return [...index.pages.values()].flatMap((source) =>
    blocksIn(source.data).flatMap((block, place) => {
      if (isExcluded(index, source, ['blocks', place])) return [];
      return objects(valueAt(block, ['diagrams'])).map(([at, { nodes, edges }]) => ({
        source,
        path: ['blocks', place, 'diagrams', at, 'nodes'],
        nodes,
        edges,
        edgesPath: ['blocks', place, 'diagrams', at, 'edges'],
      }));
    }),
  );
}

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
