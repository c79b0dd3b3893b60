import { isObject, objectsIn, type DocumentPath, type JsonObject } from '../base/json.ts';
import type { Schemas } from './schemas.ts';

/** The schema of the value at `path` below `schema`, references followed; `undefined` when the schema does not say. */
export function schemaAt(schema: JsonObject, path: DocumentPath, schemas: Schemas): JsonObject | undefined {
  let current: JsonObject | undefined = follow(schema, schema, schemas);
  for (const step of path) {
    if (current === undefined) return undefined;
    current = schemaOf(current, step, schema, schemas);
  }
  return current;
}

/** The schema one step below a node that `schemaAt` gives, in the schema `file`. */
export function schemaOf(
  node: JsonObject,
  step: string | number,
  file: JsonObject,
  schemas: Schemas,
): JsonObject | undefined {
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

/** The schemas of all that may stand right below a node that `schemaAt` gives, references followed. */
export function schemasBelow(node: JsonObject, file: JsonObject, schemas: Schemas): JsonObject[] {
  const below = [...Object.values(propertiesOf(node, file, schemas)), node.additionalProperties, node.items];
  return objectsIn(below.map((next) => (isObject(next) ? follow(next, file, schemas) : undefined)));
}

/** What is known of one schema: its nodes with references followed, and their properties. Schemas do not change once they are read. */
interface Known {
  followed: WeakMap<JsonObject, JsonObject | undefined>;
  properties: WeakMap<JsonObject, JsonObject>;
}

/** By the shapes that are shared, then by schema: every text of a site asks for its own. */
const known = new WeakMap<JsonObject, WeakMap<JsonObject, Known>>();

function knownOf(file: JsonObject, { common }: Schemas): Known {
  let files = known.get(common);
  if (files === undefined) known.set(common, (files = new WeakMap()));
  let found = files.get(file);
  if (found === undefined) files.set(file, (found = { followed: new WeakMap(), properties: new WeakMap() }));
  return found;
}

/** The properties of a shape; of one that is one of several (`oneOf`), those of all of them, the first of each name. */
function propertiesOf(node: JsonObject, file: JsonObject, schemas: Schemas): JsonObject {
  const { properties } = knownOf(file, schemas);
  const found = properties.get(node) ?? collectProperties(node, file, schemas);
  properties.set(node, found);
  return found;
}

function collectProperties(node: JsonObject, file: JsonObject, schemas: Schemas): JsonObject {
  const branches = objectsIn(node.oneOf);
  const own = isObject(node.properties) ? node.properties : {};
  const shapes = branches.toReversed().map((branch) => follow(branch, file, schemas)?.properties);
  return Object.assign({}, own, ...shapes.filter(isObject)) as JsonObject;
}

/** What `tag` may say of the value at `path`, which is one of several shapes (`discriminator`). */
export function kindsAt(schema: JsonObject, path: DocumentPath, tag: string, schemas: Schemas): string[] {
  const node = schemaAt(schema, path, schemas);
  const branches = Array.isArray(node?.oneOf) ? node.oneOf.filter(isObject) : [];
  return branches.flatMap((branch) => {
    const properties = follow(branch, schema, schemas)?.properties;
    const kind = isObject(properties) ? properties[tag] : undefined;
    return isObject(kind) && typeof kind.const === 'string' ? [kind.const] : [];
  });
}

/** The display unit of the number at `path` (`unit` keyword); `vatLabel` follows that of our own prices (`vat` keyword). */
export function unitAt(schema: JsonObject, path: DocumentPath, schemas: Schemas, vatLabel: string): string | undefined {
  const { unit, vat } = schemaAt(schema, path, schemas) ?? {};
  if (typeof unit !== 'string') return undefined;
  return vat === true && vatLabel !== '' ? `${unit} ${vatLabel}` : unit;
}

/** Replaces `$ref` (bare, or alone in an `allOf`) by what it refers to; keywords beside the `allOf` win. */
function follow(node: JsonObject, file: JsonObject, schemas: Schemas): JsonObject | undefined {
  if (node.$ref === undefined && node.allOf === undefined) return node;
  const { followed } = knownOf(file, schemas);
  if (followed.has(node)) return followed.get(node);
  const found = followReference(node, file, schemas);
  followed.set(node, found);
  return found;
}

function followReference(node: JsonObject, file: JsonObject, schemas: Schemas): JsonObject | undefined {
  const only = Array.isArray(node.allOf) && node.allOf.length === 1 ? node.allOf[0] : node;
  if (!isObject(only) || typeof only.$ref !== 'string') return node;
  const [name, pointer = ''] = only.$ref.split('#');
  const definitions = (name === 'common.schema.yaml' ? schemas.common : file).$defs;
  const target = isObject(definitions) ? definitions[pointer.replace('/$defs/', '')] : undefined;
  return isObject(target) ? { ...follow(target, file, schemas), ...node } : undefined;
}
