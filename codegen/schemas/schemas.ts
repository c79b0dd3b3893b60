import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../base/findings/finding.ts';
import { entriesAt, isObject, type Json, type JsonObject, mapObjects } from '../base/json.ts';
import { framed, inBlock } from './frame.ts';
import type { Project } from '../run/project.ts';
import { SchemaFiles, schemaFault } from './schema-file.ts';
import { withTexts } from './texts.ts';

/** Every JSON Schema of the project. They are our own code: a fault in one is thrown, not reported. */
export interface Schemas {
  /** The shapes that all share, with those of the roles. */
  common: JsonObject;
  /** The roles that rows can play. */
  roles: Roles;
  /** By kind of file: `site`, `theme`, `navigation`, `routes`, `facts`, `roi`, `redirects`, `form`, `page`. */
  kinds: ReadonlyMap<string, JsonObject>;
  /** By table name: the schema of one row. */
  tables: ReadonlyMap<string, JsonObject>;
  /** By block type, with the fields of the section frame where a block has one. */
  blocks: ReadonlyMap<string, JsonObject>;
  /** By block type: complete example blocks. */
  examples: ReadonlyMap<string, readonly JsonObject[]>;
  /** The islands of the block folders. */
  islands: readonly IslandSource[];
  /** The types of block with a stylesheet of their own. */
  styles: readonly string[];
  /** The types of block that few pages have, and whose styles only these load (`application: true`). */
  applications: readonly string[];
  /** A finding for each block that its author has still to describe. */
  undescribed: readonly Finding[];
}

/** The part of a block that runs in the browser. */
export interface IslandSource {
  name: string;
  /** `component`: `<type>.island.tsx`, a React component that is hydrated. `script`: `<type>.island.ts`, a function that enhances finished markup. */
  kind: 'component' | 'script';
}

const suffix = '.schema.yaml';

/** Where the schemas of each kind of thing are: those of tables from the folder of the site, the others from that of the engine. */
const folders = {
  kinds: 'codegen/schema',
  ownTables: 'codegen/schema/tables',
  tables: 'spec/schema/tables',
  blocks: 'src/blocks',
};

export function schemaFile(of: keyof typeof folders, name: string): string {
  return of === 'blocks' ? `${folders.blocks}/${name}/${name}${suffix}` : `${folders[of]}/${name}${suffix}`;
}

/**
 * Reads the schemas of the site's tables, and those of the engine: kinds of file, blocks. Throws a `PlacedFault` on a malformed schema.
 * @param cache the folder of the store; without it, nothing is stored
 */
export function readSchemas({ root, engine }: Project, cache?: string): Schemas {
  const files = new SchemaFiles(cache);
  const kinds = readFolder(files, engine, 'kinds');
  const theme = kinds.get('theme');
  if (theme !== undefined) kinds.set('theme', withFonts(theme, engine));
  const common = kinds.get('common');
  if (common === undefined) throw schemaFault(schemaFile('kinds', 'common'), "le fichier n'existe pas.");
  const roles = rolesOf(kinds.get('roles'));
  for (const shared of ['common', 'roles']) kinds.delete(shared);
  const blockFolder = join(engine, folders.blocks);
  // A folder without its schema is a block in the making; the contract tests see to it that it does not stay so.
  const types = readdirSync(blockFolder)
    .filter((type) => existsSync(join(engine, schemaFile('blocks', type))))
    .toSorted();
  const blocks = new Map(
    types.map((type) => [type, withLists(withTexts(framed(files.block(engine, schemaFile('blocks', type)), common)))]),
  );
  const wholes = new Map<unknown, Json>();
  for (const [kind, { whole }] of kinds) {
    const file = `${folders.kinds}/${kind}.examples.yaml`;
    if (whole === true && existsSync(join(engine, file))) wholes.set(kind, files.examples(engine, file)[0] ?? {});
  }
  const examples = new Map(types.map((type) => [type, examplesOf(files, engine, type, wholes)]));
  const islands = types.flatMap((type) => readIsland(join(blockFolder, type), type));
  const tables = new Map([...readFolder(files, engine, 'ownTables'), ...readFolder(files, root, 'tables')]);
  return {
    common: withRoles(inBlock(common), roles),
    roles,
    kinds,
    tables,
    blocks,
    examples,
    islands,
    styles: types.filter((type) => existsSync(join(blockFolder, type, `${type}.css`))),
    applications: types.filter((type) => blocks.get(type)?.['application'] === true),
    undescribed: files.undescribed,
  };
}

/** The schema of the theme with the fonts that `npm run fonts` has made. */
function withFonts(theme: JsonObject, engine: string): JsonObject {
  const folder = join(engine, 'src/fonts');
  const made = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.css')) : [];
  const definitions = isObject(theme.$defs) ? theme.$defs : {};
  const { enum: names, ...font } = isObject(definitions.font) ? definitions.font : {};
  const all = new Set([...(Array.isArray(names) ? names : []), ...made.map((file) => file.slice(0, -'.css'.length))]);
  return { ...theme, $defs: { ...definitions, font: { ...font, enum: [...all] } } };
}

/** The examples of a block. One that names a whole file as a page does, `{ ref: roi }`, has the example of that file there. */
function examplesOf(files: SchemaFiles, root: string, type: string, wholes: ReadonlyMap<unknown, Json>): JsonObject[] {
  const file = `${folders.blocks}/${type}/${type}.examples.yaml`;
  if (!existsSync(join(root, file))) return [];
  return JSON.parse(
    JSON.stringify(files.examples(root, file), (_, value: Json) =>
      isObject(value) ? (wholes.get(value.ref) ?? value) : value,
    ),
  ) as JsonObject[];
}

function readIsland(folder: string, name: string): IslandSource[] {
  const files = readdirSync(folder);
  if (files.includes(`${name}.island.tsx`)) return [{ name, kind: 'component' }];
  return files.includes(`${name}.island.ts`) ? [{ name, kind: 'script' }] : [];
}

function readFolder(files: SchemaFiles, root: string, of: 'kinds' | 'ownTables' | 'tables'): Map<string, JsonObject> {
  // A site may do without tables of its own.
  if (of !== 'kinds' && !existsSync(join(root, folders[of]))) return new Map();
  const names = readdirSync(join(root, folders[of]))
    .flatMap((file) => (file.endsWith(suffix) ? [file.slice(0, -suffix.length)] : []))
    .toSorted();
  return new Map(names.map((name) => [name, withLists(withTexts(files.schema(root, schemaFile(of, name))))]));
}

/** The shapes of the roles that rows can play, by name: the `$defs` of codegen/schema/roles.schema.yaml. */
type Roles = ReadonlyMap<string, JsonObject>;

/** The roles of a schema file; none when the project has no such file. */
function rolesOf(schema: JsonObject | undefined): Roles {
  return new Map(entriesAt(schema, ['$defs']).flatMap(([name, shape]) => (isObject(shape) ? [[name, shape]] : [])));
}

/** The shapes shared by every schema, with the roles among them: other schemas refer to both in the same way. */
function withRoles(common: JsonObject, roles: Roles): JsonObject {
  const shared = isObject(common.$defs) ? common.$defs : {};
  const twice = [...roles.keys()].find((name) => name in shared);
  if (twice !== undefined) throw new Error(`« ${twice} » is both a shape of common.schema.yaml and a role`);
  return { ...common, $defs: { ...shared, ...Object.fromEntries(roles) } };
}

/** A schema in which a property that takes rows (`rowsOf: entry`) is the list of that role, which is what a page makes of it. */
export function withLists(schema: JsonObject): JsonObject {
  return mapObjects(schema, (node) => {
    if (typeof node.rowsOf !== 'string') return node;
    const items = { $ref: `common.schema.yaml#/$defs/${node.rowsOf}` };
    return { type: 'array', minItems: 1, uniqueItems: true, items, ...node };
  });
}
