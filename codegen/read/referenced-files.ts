import { cached } from '../base/cached.ts';
import { isObject, type Json, type JsonObject } from '../base/json.ts';
import type { SourceFile } from './source.ts';

/** The schemas by which the reader knows files and references: of kinds of file, of rows by table, of blocks by type. */
export interface ReadSchemas {
  kinds: ReadonlyMap<string, JsonObject>;
  tables: ReadonlyMap<string, JsonObject>;
  blocks: ReadonlyMap<string, JsonObject>;
}

/** Where a file is needed: `spec/pages/home.yaml:12`. */
export type ReferencePath = readonly string[];

/** Of the optional files that a spec lacks, those that a reference needs (`{facts.delay}`, `ref: facts.delay`), and where. */
export function referencedKinds(kinds: readonly string[], sources: readonly SourceFile[]): Map<string, ReferencePath> {
  return askingPaths(kinds, sources, (kind) => [referenceTo(kind), wholeFile(kind)]);
}

/**
 * Of the tables without a file, those that some place needs, and where: a value that is their name (`each: events`, `from: events`),
 * a reference (`{events.launch.name}`, `of: events.price`), or a field that names one of their rows, by the schema of its file or block. A site may do without the others.
 */
export function referencedTables(
  tables: readonly string[],
  sources: readonly SourceFile[],
  schemas: ReadSchemas,
): Map<string, ReferencePath> {
  return askingPaths(tables, sources, (table, { kind, name, text }) => {
    const inUse = [
      kind === 'table' ? schemas.tables.get(name) : schemas.kinds.get(kind),
      ...(kind === 'page' ? blockTypes(text).map((type) => schemas.blocks.get(type)) : []),
    ];
    const fields = inUse.flatMap((schema) => (schema === undefined ? [] : (fieldsByTable(schema).get(table) ?? [])));
    return [referenceTo(table), valueThatIs(table), ...fields.map((field) => keyThatIs(field))];
  });
}

/** The names whose patterns some line of the sources matches, with these lines. */
function askingPaths(
  names: readonly string[],
  sources: readonly SourceFile[],
  patternsOf: (name: string, source: SourceFile) => RegExp[],
): Map<string, ReferencePath> {
  const places = names.map((name) => {
    const found = sources.flatMap((source) => {
      const patterns = patternsOf(name, source);
      return source.text
        .split('\n')
        .flatMap((line, index) =>
          !/^\s*#/.test(line) && patterns.some((pattern) => pattern.test(line)) ? [`${source.file}:${index + 1}`] : [],
        );
    });
    return [name, found] as const;
  });
  return new Map(places.filter(([, found]) => found.length > 0));
}

/** By table, the names of the fields that name its rows, by a schema (`refersTo`), which does not change once it is read. */
const fieldsByTable = cached((schema: JsonObject): ReadonlyMap<string, readonly string[]> => {
  const fields = new Map<string, string[]>();
  const collect = (part: Json, field: string): void => {
    if (Array.isArray(part)) for (const item of part) collect(item, field);
    if (!isObject(part)) return;
    if (typeof part.refersTo === 'string') fields.set(part.refersTo, [...(fields.get(part.refersTo) ?? []), field]);
    for (const [key, below] of Object.entries(part)) {
      if (key !== 'properties' || !isObject(below)) collect(below, field);
      else for (const [name, value] of Object.entries(below)) collect(value, name);
    }
  };
  collect(schema, '');
  return fields;
}, new WeakMap());

function blockTypes(page: string): string[] {
  return [...page.matchAll(/\btype: *['"]?([\w-]+)/g)].map(([, type = '']) => type);
}

function referenceTo(name: string): RegExp {
  return new RegExp(String.raw`(?:\{|\b(?:ref|of): *['"]?)${name}\.`);
}

/** `ref: roi`: the whole file, which a block shows. */
function wholeFile(name: string): RegExp {
  return new RegExp(String.raw`\bref: *['"]?${name}['"]? *(?:[,}#]|$)`);
}

function valueThatIs(name: string): RegExp {
  return new RegExp(String.raw`(?:[:,\[] *|^ *- +)['"]?${name}['"]? *(?:[,}\]#]|$)`);
}

function keyThatIs(field: string): RegExp {
  return new RegExp(String.raw`(?:^|[\s{,])${field}: `);
}
