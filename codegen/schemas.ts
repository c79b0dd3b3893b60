import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { JsonObject } from './json.ts';

/** Every JSON Schema of the project. They are our own code: a fault in one is thrown, not reported. */
export interface Schemas {
  common: JsonObject;
  /** By kind of file: `site`, `navigation`, `routes`, `facts`, `roi`, `page`. */
  kinds: ReadonlyMap<string, JsonObject>;
  /** By table name: the schema of one row. */
  tables: ReadonlyMap<string, JsonObject>;
  /** By block type. */
  blocks: ReadonlyMap<string, JsonObject>;
  /** By block type: complete example blocks. */
  examples: ReadonlyMap<string, readonly JsonObject[]>;
  /** The islands of the block folders. */
  islands: readonly IslandSource[];
}

/** The part of a block that runs in the browser. */
export interface IslandSource {
  /** The block's type. */
  name: string;
  /** `component`: `<type>.island.tsx`, a React component that is hydrated. `script`: `<type>.island.ts`, a function that enhances finished markup. */
  kind: 'component' | 'script';
}

const suffix = '.schema.yaml';

/** Reads `spec/schema/` and the block folders below `root`. Throws on an unreadable or malformed schema. */
export function readSchemas(root: string): Schemas {
  const kinds = readFolder(join(root, 'spec/schema'));
  const common = kinds.get('common');
  if (common === undefined) throw new Error('spec/schema/common.schema.yaml is missing');
  kinds.delete('common');
  const blockFolder = join(root, 'src/blocks');
  // A folder without its schema is a block in the making; the contract tests see to it that it does not stay so.
  const types = readdirSync(blockFolder)
    .filter((type) => existsSync(join(blockFolder, type, type + suffix)))
    .toSorted();
  const blocks = new Map(types.map((type) => [type, readSchema(join(blockFolder, type, type + suffix))]));
  const examples = new Map(types.map((type) => [type, readExamples(join(blockFolder, type, `${type}.examples.yaml`))]));
  const islands = types.flatMap((type) => readIsland(join(blockFolder, type), type));
  return { common, kinds, tables: readFolder(join(root, 'spec/schema/tables')), blocks, examples, islands };
}

function readIsland(folder: string, name: string): IslandSource[] {
  const files = readdirSync(folder);
  if (files.includes(`${name}.island.tsx`)) return [{ name, kind: 'component' }];
  return files.includes(`${name}.island.ts`) ? [{ name, kind: 'script' }] : [];
}

function readFolder(folder: string): Map<string, JsonObject> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .toSorted();
  return new Map(names.map((name) => [name.slice(0, -suffix.length), readSchema(join(folder, name))]));
}

function readSchema(file: string): JsonObject {
  return parse(readFileSync(file, 'utf8')) as JsonObject;
}

function readExamples(file: string): JsonObject[] {
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as JsonObject[]) : [];
}
