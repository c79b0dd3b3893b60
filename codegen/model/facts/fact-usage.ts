import type { MadePage } from '../pages/pages.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Resolved } from '../resolve/resolved.ts';
import type { Value } from '../resolve/value.ts';

/** Where a fact can be read. */
export interface Usage {
  /** In the header or footer: on all pages. */
  everywhere: boolean;
  /** Addresses, in site order. */
  pages: ReadonlySet<string>;
}

/** Every place where a fact is shown. */
export interface FactUsage {
  /** By `id` or `id.reading`: the pages that show it. */
  pages: ReadonlyMap<string, Usage>;
  /** Facts that some text or value refers to, on a page or not. */
  used: ReadonlySet<string>;
}

interface Given {
  values: readonly Value[];
  pages: readonly MadePage[];
  schemas: Schemas;
}

/** What every page shows besides its own blocks. */
const shells = new Set(['site', 'navigation']);

/**
 * For each fact (`id` or `id.reading`), the pages that show it. A page shows the facts that its route and blocks refer to,
 * and those of the table fields that its blocks read by themselves, as their schemas say:
 * `shows: [sectors.roi]` is the field `roi` of the rows that the block names, or of all when it names none.
 */
export function factUsage({ values, pages, schemas }: Given): FactUsage {
  const usage = new Map<string, { everywhere: boolean; pages: Set<string> }>();
  const of = (fact: string) => {
    const known = usage.get(fact) ?? { everywhere: false, pages: new Set<string>() };
    usage.set(fact, known);
    return known;
  };
  for (const { name, resolved } of values) {
    if (shells.has(name)) for (const fact of resolved.facts.keys()) of(fact).everywhere = true;
  }
  const used = new Set<string>();
  for (const { path, route, blocks } of pages) {
    for (const { facts } of [route, ...blocks]) {
      for (const fact of facts.keys()) {
        used.add(fact);
        of(fact).pages.add(path);
      }
    }
    for (const fact of blocks.flatMap((block) => factsReadBy(block, values, schemas))) of(fact).pages.add(path);
  }
  for (const { resolved } of values) for (const fact of resolved.facts.keys()) used.add(fact);
  return { pages: usage, used };
}

/** Facts of table fields that a block reads without referring to them. */
function factsReadBy({ value }: Resolved, values: readonly Value[], schemas: Schemas): string[] {
  const schema = isObject(value) ? schemas.blocks.get(String(value.type)) : undefined;
  if (schema === undefined || !Array.isArray(schema.shows)) return [];
  return schema.shows.flatMap((shown) => {
    const [name = '', ...field] = String(shown).split('.');
    const named = namedRows(value, [], name, schema, schemas);
    return values
      .filter((row) => row.name === name && (named.length === 0 || named.includes(idOf(row.resolved.value))))
      .flatMap(({ resolved }) => factsAt(resolved, field));
  });
}

/** Facts that stand at `field` of a row, or below it. */
function factsAt({ facts }: Resolved, field: readonly string[]): string[] {
  return [...facts].flatMap(([fact, places]) =>
    places.some((place) => field.every((step, index) => step === String(place[index]))) ? [fact] : [],
  );
}

/** The ids by which a block names rows of `table`. */
function namedRows(value: Json, path: DocumentPath, table: string, schema: JsonObject, schemas: Schemas): string[] {
  if (typeof value === 'string') return schemaAt(schema, path, schemas)?.refersTo === table ? [value] : [];
  const entries = Array.isArray(value) ? [...value.entries()] : isObject(value) ? Object.entries(value) : [];
  return entries.flatMap(([key, item]) => namedRows(item, [...path, key], table, schema, schemas));
}

function idOf(row: Json): string {
  return isObject(row) ? String(row.id) : '';
}
