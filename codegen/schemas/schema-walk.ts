import { isObject, objectsIn, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import type { Schemas } from './schemas.ts';

/** The schema of the value at `path` below `schema`, references followed; `undefined` where it has none. */
export function schemaAt(schema: JsonObject, path: DocumentPath, schemas: Schemas): JsonObject | undefined {
  let current: JsonObject | undefined = follow(schema, schema, schemas);
  for (const step of path) {
    if (current === undefined) return undefined;
    current = schemaOf(current, step, schema, schemas);
  }
  return current;
}

/** The schema one step below a node that `schemaAt` gives, in the schema `file`. */
export function schemaOf(node: JsonObject, step: string | number, file: JsonObject, schemas: Schemas) {
  const next: unknown =
    typeof step === 'number' || /^\d+$/.test(step)
      ? node.items
      : (propertiesOf(node, file, schemas)[step] ?? node.additionalProperties);
  return isObject(next) ? follow(next, file, schemas) : undefined;
}

/** The same, as a schema by itself: with the shapes that its references mean. */
export function schemaBelow(schema: JsonObject, path: DocumentPath, schemas: Schemas): JsonObject | undefined {
  const node = schemaAt(schema, path, schemas);
  return node === undefined || schema.$defs === undefined ? node : { ...node, $defs: schema.$defs };
}

/** The properties of shapes of which one is meant. A schema does not change once it is read. */
const propertiesOfAll = new WeakMap<JsonObject, JsonObject>();

/** The properties of a shape; of one that is one of several (`oneOf`), those of all of them, the first of each name. */
function propertiesOf(node: JsonObject, file: JsonObject, schemas: Schemas): JsonObject {
  const own = isObject(node.properties) ? node.properties : {};
  if (node.oneOf === undefined) return own;
  const known = propertiesOfAll.get(node);
  if (known !== undefined) return known;
  const shapes = objectsIn(node.oneOf).map((branch) => follow(branch, file, schemas)?.properties);
  const all = Object.assign({}, own, ...shapes.toReversed().filter(isObject)) as JsonObject;
  propertiesOfAll.set(node, all);
  return all;
}

/** A keyword that few schemas have. */
type Mark = 'asks' | 'href' | 'names';

/** Whether a mark stands at a part of a schema or below it: most values need not be walked. */
const marksBelow: Record<Mark, WeakMap<object, boolean>> = {
  asks: new WeakMap(),
  href: new WeakMap(),
  names: new WeakMap(),
};

function isMarked(node: JsonObject, mark: Mark, file: JsonObject, schemas: Schemas): boolean {
  const known = marksBelow[mark];
  const knownHere = known.get(node);
  if (knownHere !== undefined) return knownHere;
  const seen = new Set<object>();
  const reaches = (part: Json): boolean => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return false;
    const before = known.get(part);
    if (before !== undefined) return before;
    seen.add(part);
    if (Array.isArray(part)) return part.some(reaches);
    const shape = follow(part, file, schemas) ?? part;
    // A field may have the name of a mark.
    const isHere = shape[mark] !== undefined && !isObject(shape[mark]);
    const result = isHere || Object.entries(shape).some(([key, below]) => key !== '$defs' && reaches(below));
    if (result) known.set(part, true);
    return result;
  };
  const result = reaches(node);
  // Where the mark is nowhere below a node, it is below none of the parts that were looked through.
  if (!result) for (const part of seen) known.set(part, false);
  return result;
}

/** A value whose schema has a mark, and where it stands. */
interface MarkedValue {
  path: DocumentPath;
  value: Json;
  node: JsonObject;
}

/** The parts of a value whose schema has a mark, in their order. */
export function markedIn(value: Json, schema: JsonObject, mark: Mark, schemas: Schemas): readonly MarkedValue[] {
  const found: MarkedValue[] = [];
  const way: (string | number)[] = [];
  const walk = (part: Json, node: JsonObject | undefined): void => {
    if (node === undefined || !isMarked(node, mark, schema, schemas)) return;
    if (node[mark] !== undefined) found.push({ path: way.slice(), value: part, node });
    if (typeof part !== 'object' || part === null) return;
    for (const [step, item] of Array.isArray(part) ? part.entries() : Object.entries(part)) {
      way.push(step);
      walk(item, schemaOf(node, step, schema, schemas));
      way.pop();
    }
  };
  walk(value, schemaAt(schema, [], schemas));
  return found;
}

/** The possible values of `tag` in the value at `path`, which has one of several shapes (`discriminator`). */
export function kindsAt(schema: JsonObject, path: DocumentPath, tag: string, schemas: Schemas): string[] {
  const node = schemaAt(schema, path, schemas);
  return objectsIn(node?.oneOf).flatMap((branch) => {
    const properties = follow(branch, schema, schemas)?.properties;
    const kind = isObject(properties) ? properties[tag] : undefined;
    return isObject(kind) && typeof kind.const === 'string' ? [kind.const] : [];
  });
}

/** The nodes whose references were followed, each of one schema file, which does not change once it is read: every text of a site needs one. */
const followed = new WeakMap<JsonObject, JsonObject | undefined>();

/** Replaces `$ref` (bare, or alone in an `allOf`) by the shape it refers to; keywords beside the `allOf` win. */
export function follow(node: JsonObject, file: JsonObject, schemas: Schemas): JsonObject | undefined {
  if (node.$ref === undefined && node.allOf === undefined) return node;
  if (!followed.has(node)) followed.set(node, withShape(node, file, schemas));
  return followed.get(node);
}

function withShape(node: JsonObject, file: JsonObject, schemas: Schemas): JsonObject | undefined {
  const only = Array.isArray(node.allOf) && node.allOf.length === 1 ? node.allOf[0] : node;
  if (!isObject(only) || typeof only.$ref !== 'string') return node;
  const [name, pointer = ''] = only.$ref.split('#');
  const definitions = (name === 'common.schema.yaml' ? schemas.common : file).$defs;
  const target = isObject(definitions) ? definitions[pointer.replace('/$defs/', '')] : undefined;
  return isObject(target) ? { ...follow(target, file, schemas), ...node } : undefined;
}
