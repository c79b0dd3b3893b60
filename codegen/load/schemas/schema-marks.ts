import type { DocumentPath, Json, JsonObject } from '../values/json.ts';
import { schemaAt, schemaOf, schemasBelow } from './schema-walk.ts';
import type { Schemas } from './schemas.ts';

/** Keywords that say something of few values: most schemas do not have them. */
type Mark = 'asks' | 'href';

/** Nodes that have a mark somewhere, and those that have not: by mark, by the schema that they stand in, then by node. */
const known = new Map<Mark, WeakMap<JsonObject, WeakMap<JsonObject, boolean>>>();

/**
 * Whether the schema at a node, or anywhere below it, has a mark.
 * @param node as `schemaAt` gives it
 * @param file the schema that it stands in
 */
function isMarkedBelow(node: JsonObject, file: JsonObject, mark: Mark, schemas: Schemas): boolean {
  const marked = nodesOf(mark, file);
  const found = marked.get(node);
  if (found !== undefined) return found;
  const seen = new Set<JsonObject>([node]);
  // Shapes may hold themselves: each is looked at once.
  for (const one of seen) {
    if (one[mark] !== undefined || marked.get(one) === true) {
      marked.set(node, true);
      return true;
    }
    if (marked.get(one) === undefined) for (const below of schemasBelow(one, file, schemas)) seen.add(below);
  }
  for (const one of seen) marked.set(one, false);
  return false;
}

function nodesOf(mark: Mark, file: JsonObject): WeakMap<JsonObject, boolean> {
  const ofMark = known.get(mark) ?? new WeakMap<JsonObject, WeakMap<JsonObject, boolean>>();
  known.set(mark, ofMark);
  const marked = ofMark.get(file) ?? new WeakMap<JsonObject, boolean>();
  ofMark.set(file, marked);
  return marked;
}

/** A value whose schema has a mark, and where it stands. */
export interface MarkedValue {
  path: DocumentPath;
  value: Json;
  /** Its schema. */
  node: JsonObject;
}

/** The parts of a value whose schema has a mark, in their order: where there are none below, nobody looks. */
export function markedIn(value: Json, schema: JsonObject, mark: Mark, schemas: Schemas): readonly MarkedValue[] {
  const found: MarkedValue[] = [];
  const way: (string | number)[] = [];
  const walk = (part: Json, node: JsonObject): void => {
    if (!isMarkedBelow(node, schema, mark, schemas)) return;
    if (node[mark] !== undefined) found.push({ path: way.slice(), value: part, node });
    if (typeof part !== 'object' || part === null) return;
    for (const step of Array.isArray(part) ? part.keys() : Object.keys(part)) {
      const below = schemaOf(node, step, schema, schemas);
      if (below === undefined) continue;
      way.push(step);
      walk((part as JsonObject)[step] ?? null, below);
      way.pop();
    }
  };
  const root = schemaAt(schema, [], schemas);
  if (root !== undefined) walk(value, root);
  return found;
}
