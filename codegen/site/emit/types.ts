import { entriesAt, isObject, mapObjects, mapValues, objectsIn, textAt, valuesIn } from '../../base/json.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Site } from '../../model/site.ts';
import { codeVersion, Store } from '../../cache/store.ts';
import { camelCase, idTypeName, literalUnion, pascalCase } from '../../base/names.ts';

/**
 * TypeScript for every schema, each type once.
 * @param site whose ids of rows become literal unions, and whose features its type has
 * @param cache the folder of the store
 */
export async function emitTypes(schemas: Schemas, site: Pick<Site, 'settings' | 'tables'>, cache: string) {
  const idsOf = (table: string) => (site.tables[camelCase(table)] ?? []).flatMap((row) => textAt(row, ['id']) ?? []);
  const ids = tablesNamed(schemas)
    .map((table) => `export type ${idTypeName(table)} = ${literalUnion(idsOf(table))};`)
    .join('\n');
  const definitions = await typeDefinitions(bundle(schemas), cache);
  return ["import type { IconName } from './icons.ts';", ids, definitions, siteTypes(schemas, site)].join('\n\n');
}

/** The tables whose ids a schema names, sorted. */
function tablesNamed({ common, kinds, tables, blocks }: Schemas): readonly string[] {
  const all = [common, ...kinds.values(), ...tables.values(), ...blocks.values()];
  const names = all.flatMap((schema) => valuesIn(schema).flatMap(({ value }) => textAt(value, ['refersTo']) ?? []));
  return [...new Set(names)].toSorted();
}

/** Kinds of file that become something else on the way to the renderer: facts become figures, routes and pages become pages. */
const remade = new Set(['facts', 'page', 'redirects', 'routes']);

function siteTypes(schemas: Schemas, { settings }: Pick<Site, 'settings'>): string {
  const tables = [...schemas.tables.keys()].map((name) => `  ${camelCase(name)}: readonly ${rowType(name)}[];`);
  const blocks = [...schemas.blocks.values()].map((schema) => `  | ${title(schema)}`);
  return `/** Any block of a page. */
export type Block =
${blocks.join('\n')};

/** Every table of the spec, its rows in file order. */
export interface Tables {
${tables.join('\n')}
}

/** The settings that this site has. */
export type SettingsOfSite = ${literalUnion(Object.keys(settings))};`;
}

/**
 * TypeScript for each shape of a schema.
 * @param document all schemas in one: compiled one by one, a shared shape would be emitted many times
 * @param folder the folder of the store
 */
async function typeDefinitions(document: JsonObject, folder: string): Promise<string> {
  const store = new Store(folder);
  const inputs = [codeVersion(import.meta.dirname, 'json-schema-to-typescript'), document];
  const known = store.read(inputs);
  if (known !== undefined) return known.toString('utf8');
  // It takes longer to load than the rest to run.
  const { compile } = await import('json-schema-to-typescript');
  const compiled = await compile(document, 'Bundle', {
    bannerComment: '',
    additionalProperties: false,
    unreachableDefinitions: true,
    format: false,
    // Counts are the schema's to check: as types they would be unions of tuples.
    ignoreMinAndMaxItems: true,
  });
  const made = compiled
    .replace(/export interface Bundle \{\s*\}\n*/, '')
    .replace(new RegExp(` \\* ?\n${note}`, 'g'), '')
    .replace(new RegExp(`/\\*\\*\n${note} \\*/\n`, 'g'), '')
    .trim();
  store.write(inputs, made);
  return made;
}

/** The comment that the compiler adds to a shape, below its description or alone. */
const note = ` \\* This interface was referenced by \`Bundle\`'s JSON-Schema\n \\* via the \`definition\` "\\w+"\\.\n`;

function bundle(schemas: Schemas): JsonObject {
  const definitions: JsonObject = {};
  const common = schemas.common.$defs as JsonObject;
  const define = (shapes: JsonObject, local: JsonObject) => {
    for (const shape of objectsIn(Object.values(shapes)))
      if (typeof shape.title === 'string') definitions[shape.title] = rewrite(shape, local, common);
  };
  define(common, common);
  const tables = [...schemas.tables].map(([name, schema]) => [name, namedByTable(name, schema)] as const);
  for (const [name, schema] of [...schemas.kinds, ...tables, ...schemas.blocks]) {
    if (remade.has(name)) continue;
    const local = isObject(schema.$defs) ? schema.$defs : {};
    define(local, local);
    definitions[title(schema)] = rewrite(schema, local, common);
  }
  return { title: 'Bundle', type: 'object', additionalProperties: false, definitions };
}

function rowType(table: string): string {
  return `RowOf${pascalCase(table)}`;
}

/** The schema of a table, its shapes named after it: titles of its author's may be those of other shapes. */
function namedByTable(table: string, schema: JsonObject): JsonObject {
  const untitled = mapObjects(schema, (node) =>
    mapValues(node, (value, key) => (key === 'title' && typeof value === 'string' ? undefined : value)),
  );
  const shapes = entriesAt(untitled, ['$defs']).map(([name, shape]): [string, Json] => {
    const isPlain = !isObject(shape) || /^(?:string|number|integer|boolean)$/.test(String(shape.type));
    return [name, isPlain ? shape : { ...shape, title: rowType(table) + pascalCase(name) }];
  });
  return { ...untitled, $defs: Object.fromEntries(shapes), title: rowType(table) };
}

function rewrite(node: Json, local: JsonObject, common: JsonObject): Json {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, local, common));
  if (!isObject(node)) return node;
  if (node.icon === true) return { tsType: 'IconName', ...description(node) };
  if (typeof node.refersTo === 'string') return { tsType: idTypeName(node.refersTo), ...description(node) };
  if (typeof node.file === 'string') return described({ $ref: `#/definitions/${pascalCase(node.file)}` }, node);
  // Types describe rendered values.
  if (typeof node.becomes === 'string')
    return { type: 'array', items: dereference(node.becomes, local, common), ...description(node) };
  if (typeof node.$ref === 'string') return dereference(node.$ref, local, common);
  // A value that is of one shape or another by its type.
  if (node.type === undefined && isObject(node.then) && isObject(node.else))
    return { anyOf: [node.then, node.else].map((branch) => rewrite(branch, local, common)), ...description(node) };
  const only = Array.isArray(node.allOf) && node.allOf.length === 1 ? node.allOf[0] : undefined;
  if (isObject(only) && typeof only.$ref === 'string') return described(dereference(only.$ref, local, common), node);
  const shape = Object.entries(node).filter(([key, value]) => shaping.has(key) || (key === 'oneOf' && isUnion(value)));
  return Object.fromEntries(
    shape.flatMap(([key, value]) => {
      // A shape with a discriminator is the union of its shapes, and nothing beside.
      if (key === 'type' && 'discriminator' in node) return [];
      if (key !== 'properties' || !isObject(value)) return [[key, rewrite(value, local, common)]];
      const fields = Object.entries(value).map(([name, field]) => [name, rewrite(field, local, common)]);
      return [[key, Object.fromEntries(fields) as JsonObject]];
    }),
  );
}

/** The keywords that give a value its type. Others compare values, or say which fields go together: the compiler would make an open type of them. */
const shaping = new Set([
  'title',
  'description',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
]);

/** Whether the branches are shapes, not lists of fields of which one is required. */
function isUnion(branches: Json): boolean {
  return Array.isArray(branches) && branches.some((branch) => isObject(branch) && !('required' in branch));
}

/** A shape in place of another that describes it in its own words. A reference keeps its type: with words beside it, it would be a type of its own. */
function described(shape: Json, node: JsonObject): Json {
  if (!isObject(shape)) return shape;
  return '$ref' in shape ? { allOf: [shape], ...description(node) } : { ...shape, ...description(node) };
}

/** A titled shape stays a reference to one definition; a plain one (a text, an id) is written in place. */
function dereference(reference: string, local: JsonObject, common: JsonObject): Json {
  const [file, pointer = ''] = reference.split('#');
  const definitions = file === 'common.schema.yaml' ? common : local;
  const target = definitions[pointer.replace('/$defs/', '')];
  // The compiler of schemas knows other places than `$defs`.
  if (!isObject(target)) return { tsType: 'unknown' };
  if (typeof target.title === 'string') return { $ref: `#/definitions/${target.title}` };
  return rewrite(target, definitions, common);
}

function description(node: JsonObject): JsonObject {
  return typeof node.description === 'string' ? { description: node.description } : {};
}

function title(schema: JsonObject): string {
  if (typeof schema.title !== 'string') throw new Error(`schema ${String(schema.$id)} has no title`);
  return schema.title;
}
