import type { DocumentPath, Json, JsonObject } from '../base/json.ts';
import { schemaAt, schemaOf, schemasBelow } from './schema-walk.ts';
import type { Schemas } from './schemas.ts';

/** Keywords that say something of few values: most schemas do not have them. */
type Mark = 'asks' | 'href' | 'names';

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

/** A node that has a mark, or one below it; of what stands below, what was asked for, and nothing (`null`) for what has no mark. */
interface Marked {
  node: JsonObject;
  isMarked: boolean;
  items: Marked | null | undefined;
  keys: Map<string, Marked | null>;
}

/** The roots, by mark and by schema: each value that has the schema is led by them. */
const roots = new Map<Mark, WeakMap<JsonObject, Marked | null>>();

/** The parts of a value whose schema has a mark, in their order: where there are none below, nobody looks. */
export function markedIn(value: Json, schema: JsonObject, mark: Mark, schemas: Schemas): readonly MarkedValue[] {
  const markedAt = (node: JsonObject | undefined): Marked | null =>
    node === undefined || !isMarkedBelow(node, schema, mark, schemas)
      ? null
      : { node, isMarked: node[mark] !== undefined, items: undefined, keys: new Map() };
  const bySchema = roots.get(mark) ?? new WeakMap<JsonObject, Marked | null>();
  roots.set(mark, bySchema);
  let root = bySchema.get(schema);
  if (root === undefined) bySchema.set(schema, (root = markedAt(schemaAt(schema, [], schemas))));
  if (root === null) return none;
  const found: MarkedValue[] = [];
  const way: (string | number)[] = [];
  const below = (marked: Marked, step: string | number): Marked | null => {
    const stored = typeof step === 'number' ? marked.items : marked.keys.get(step);
    if (stored !== undefined) return stored;
    const next = markedAt(schemaOf(marked.node, step, schema, schemas));
    if (typeof step === 'number') marked.items = next;
    else marked.keys.set(step, next);
    return next;
  };
  const walk = (part: Json, marked: Marked): void => {
    if (marked.isMarked) found.push({ path: way.slice(), value: part, node: marked.node });
    if (typeof part !== 'object' || part === null) return;
    const isList = Array.isArray(part);
    const steps = isList ? part : Object.keys(part);
    for (let place = 0; place < steps.length; place += 1) {
      const step = isList ? place : String(steps[place]);
      const next = below(marked, step);
      if (next === null) continue;
      way.push(step);
      walk((part as JsonObject)[step] ?? null, next);
      way.pop();
    }
  };
  walk(value, root);
  return found;
}

const none: readonly MarkedValue[] = [];
