import { isObject, type Json } from '../values/json.ts';

/**
 * Keywords of the project's schemas that relate a value to others. Each stands on the value that is to fit, and names
 * the other one by a path: `from` is a key beside it; `/timeline/minMonths` starts at the top of the document (the
 * file, the row, the block) and goes through lists. A relation with a value that is missing or of another type holds:
 * that is reported by itself.
 *
 * - `atMost: listPriceEur`, `atLeast: /timeline/minMonths`, `greaterThan: from`: an order of two numbers;
 * - `unequal: from`: another text or number than that one;
 * - `itemOf: /nodes/id`: one of the texts at that path;
 * - `keyOf: [/rows/details]`: a key of one of the mappings at those paths;
 * - `acyclic: true`, beside `refersTo` its own table: following the field from row to row never comes back. A cycle is
 *   one fault, at its first row that refers to itself or to a later row.
 *
 * Beside these: `distinct: label` (no two items of a list share a field), `refersTo`, `choiceOf` (values elsewhere in the spec).
 */
export const orders: Readonly<Record<string, (value: number, other: number) => boolean>> = {
  atMost: (value, other) => value <= other,
  atLeast: (value, other) => value >= other,
  greaterThan: (value, other) => value > other,
};

/** Where a value stands: the mapping that holds it, its key there, and the whole document. */
export interface Surroundings {
  parent: Json;
  field: string;
  root: Json;
}

/**
 * The values at the path of a relation, in document order. `undefined` when some item of a list on the way lacks the
 * key: what the list holds is then not known.
 */
export function valuesAt(path: string, { parent, root }: Omit<Surroundings, 'field'>): readonly Json[] | undefined {
  const isAbsolute = path.startsWith('/');
  const steps = path.split('/').slice(isAbsolute ? 1 : 0);
  let values: readonly Json[] = [isAbsolute ? root : parent];
  for (const step of steps) {
    const next: Json[] = [];
    for (const value of values.flatMap((item) => (Array.isArray(item) ? item : [item]))) {
      const found = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
      if (found === undefined) return undefined;
      next.push(found);
    }
    values = next;
  }
  return values;
}

/** The rows that `start` leads to by a field of its table, `start` at both ends; `undefined` when they do not come back to it. */
export function cycleFrom(start: string, next: (id: string) => string | undefined): readonly string[] | undefined {
  const way = [start];
  for (let id = next(start); id !== undefined; id = next(id)) {
    way.push(id);
    if (id === start) return way;
    // A cycle further on, which `start` only leads into.
    if (way.indexOf(id) < way.length - 1) return undefined;
  }
  return undefined;
}

/** Is `start` the row at which its cycle is reported? `order` is that of the table. */
export function reportsCycle(way: readonly string[], order: readonly string[]): boolean {
  const rank = (id: string | undefined) => order.indexOf(id ?? '');
  const forward = way.slice(0, -1).filter((id, position) => rank(way[position + 1]) >= rank(id));
  return forward.toSorted((a, b) => rank(a) - rank(b))[0] === way[0];
}

/** The names of all relations. */
export const relationNames: readonly string[] = [...Object.keys(orders), 'unequal', 'itemOf', 'keyOf', 'acyclic'];
