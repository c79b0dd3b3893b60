import { isObject, objectsIn, type DocumentPath, type Json, type JsonObject, textAt, valueAt } from '../base/json.ts';
import type { Schemas } from './schemas.ts';
import type { Source } from '../read/source.ts';

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

/** The properties of a shape; of one that is one of several (`oneOf`), those of all of them, the first of each name. */
function propertiesOf(node: JsonObject, file: JsonObject, schemas: Schemas): JsonObject {
  const own = isObject(node.properties) ? node.properties : {};
  if (node.oneOf === undefined) return own;
  const shapes = objectsIn(node.oneOf).map((branch) => follow(branch, file, schemas)?.properties);
  return Object.assign({}, own, ...shapes.toReversed().filter(isObject)) as JsonObject;
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

/** What the schemas know of a place: its path from the value that a schema describes, a file, a row or a block. */
export interface SchemaPlace {
  /** Of the file: `form`, `page`, `table`… */
  readonly kind: string;
  readonly root: Json;
  readonly path: DocumentPath;
  /** The schema `up` steps above the place; that of the place itself when left out. */
  readonly schema: (up?: number) => JsonObject | undefined;
}

/** The place of a file's path in the schema of its kind, of its row or of its block. */
export function schemaPlace(
  { document, data }: Pick<Source, 'document' | 'data'>,
  path: DocumentPath,
  schemas: Schemas,
): SchemaPlace {
  const { kind, name } = document;
  const from = kind === 'table' ? (Array.isArray(data) ? 1 : 0) : kind === 'page' && path[0] === 'blocks' ? 2 : 0;
  const root = valueAt(data, path.slice(0, from)) ?? null;
  const below = path.slice(from);
  const of =
    kind === 'table' ? schemas.tables.get(name) : from === 2 ? blockSchema(root, schemas) : schemas.kinds.get(kind);
  return {
    kind,
    root,
    path: below,
    schema: (up = 0) => {
      const at = below.slice(0, below.length - up);
      const table = at.at(-2) === 'where' ? textAt(root, [...at.slice(0, -2), 'from']) : undefined;
      if (table !== undefined) return filterSchema(table, String(at.at(-1)), schemas);
      return of === undefined ? undefined : schemaAt(of, at, schemas);
    },
  };
}

/** The schema of the values by which the rows of a table are filtered (`where: { branch: moulin }`): those of the field, or of its items. */
export function filterSchema(table: string, field: string, schemas: Schemas): JsonObject | undefined {
  const schema = schemas.tables.get(table) ?? {};
  return schemaAt(schema, [field, 0], schemas) ?? schemaAt(schema, [field], schemas);
}

/** The schema of the type of a block; `undefined` where there is none. */
export function blockSchema(block: Json, { blocks }: Schemas): JsonObject | undefined {
  return isObject(block) ? blocks.get(String(block.type)) : undefined;
}

/** The unit of a number: that of its schema; of a figure, the one written beside it, or beside the figure that it is a reading of. */
export function writtenUnit(source: Source, path: DocumentPath, schemas: Schemas): string | undefined {
  const unit =
    source.document.kind === 'facts'
      ? [path.length - 1, 1]
          .map((depth) => valueAt(source.data, [...path.slice(0, depth), 'unit']))
          .find((one) => typeof one === 'string')
      : schemaPlace(source, path, schemas).schema()?.unit;
  return typeof unit === 'string' ? unit : undefined;
}

/** True if the schema describes a name, not a text that visitors read as such: an address, an icon, an id, one of a list of words. */
export function isName(schema: JsonObject): boolean {
  return names.some((keyword) => keyword in schema);
}

const names = ['href', 'icon', 'refersTo', 'itemOf', 'verbatim', 'enum', 'const', 'term'];

/** Does a schema describe an identifier, a telephone, an address, a date or a legal notice? Its numbers are no figures. */
export function isIdentifier(schema: JsonObject | undefined): boolean {
  return schema?.claims === false || schema?.format !== undefined;
}

/** True if the numbers of the value at a path claim nothing: those of an identifier, or of anything in a group or block marked `claims: false`. */
export function claimsNothing(source: Source, path: DocumentPath, schemas: Schemas): boolean {
  const place = schemaPlace(source, path, schemas);
  return isIdentifier(place.schema()) || place.path.some((_, step) => place.schema(step + 1)?.claims === false);
}

/** The table of the mentions of value added tax beside prices, whose row `vat` of spec/site.yaml names; `''` for none. */
export function vatTable(schemas: Schemas): string {
  const table = schemaAt(schemas.kinds.get('site') ?? {}, ['vat'], schemas)?.refersTo;
  return typeof table === 'string' ? table : '';
}
