import type { Position } from '../../base/findings/finding.ts';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { figuresOf } from '../../model/facts/named-facts.ts';
import { References } from '../../model/resolve/references.ts';
import { resolveSpec } from '../../model/resolve-spec.ts';
import { Resolver } from '../../model/resolve/resolver.ts';
import type { SpecLocale } from '../../model/locale/spec-locale.ts';
import type { Source } from '../../read/source.ts';
import { indexSpec } from '../../model/index/spec-index.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import type { Origin } from '../../model/resolve/resolved.ts';

/** A value of the spec with references resolved, and where the part at a path is written. */
export interface SpecValue {
  value: Json;
  locate: (path: DocumentPath) => { file: string; position: Position };
}

/**
 * Every document of the spec by the name that the baseline gives it: `site`, `roi`, `pages/home`, `forms/contact`, `tables/packs` (all rows, from
 * however many files), and `facts`: each figure or reading (`average-roi.main`) as the text that pages show.
 */
export function specValues(sources: readonly Source[], schemas: Schemas): ReadonlyMap<string, SpecValue> {
  const index = indexSpec(sources, schemas.tables);
  const { facts } = resolveSpec(index, schemas);
  const resolver = new Resolver(new References(index, schemas, facts?.source));
  const values = new Map<string, SpecValue>();
  for (const [name, source] of index.singles) values.set(name, whole(source, resolver, schemas.kinds.get(name)));
  for (const [name, source] of index.pages) values.set(`pages/${name}`, page(source, resolver, schemas));
  for (const [name, source] of index.forms)
    values.set(`forms/${name}`, whole(source, resolver, schemas.kinds.get('form')));
  for (const [name, rows] of index.tables) {
    const schema = schemas.tables.get(name);
    const resolved = rows.map((row) => resolver.resolve(row.source, row.path, row.data, row, schema));
    values.set(`tables/${name}`, {
      value: resolved.map(({ value }) => value),
      locate: ([row, ...path]) => {
        const found = resolved[Number(row ?? 0)];
        return found === undefined ? { file: `spec/tables/${name}.yaml`, position: top } : place(found.originOf(path));
      },
    });
  }
  const written = index.singles.get('facts');
  if (facts !== undefined && written !== undefined) values.set('facts', figures(written, facts.value, index.locale));
  return values;
}

const top: Position = { line: 1, column: 1, endColumn: 1 };

function whole(source: Source, resolver: Resolver, schema?: JsonObject): SpecValue {
  const resolved = resolver.resolve(source, [], source.data, undefined, schema);
  return { value: resolved.value, locate: (path) => place(resolved.originOf(path)) };
}

/** A page with the rows that its blocks show. */
function page(source: Source, resolver: Resolver, schemas: Schemas): SpecValue {
  const { value, locate } = whole(source, resolver);
  const written = isObject(source.data) ? source.data.blocks : undefined;
  if (!isObject(value) || !Array.isArray(written)) return { value, locate };
  const blocks = written.map((block, index) => {
    const schema = isObject(block) ? schemas.blocks.get(String(block.type)) : undefined;
    return resolver.resolve(source, ['blocks', index], block, undefined, schema);
  });
  return {
    value: { ...value, blocks: blocks.map((block) => block.value) },
    locate: ([first, index, ...path]) => {
      const block = first === 'blocks' ? blocks[Number(index)] : undefined;
      return block === undefined ? locate(first === undefined ? [] : [first]) : place(block.originOf(path));
    },
  };
}

function figures(source: Source, facts: Json, locale: SpecLocale): SpecValue {
  const texts = Object.entries(figuresOf(isObject(facts) ? facts : {}, locale)).map(
    ([id, { text = '' }]) => [id, text] as const,
  );
  return {
    value: Object.fromEntries(texts),
    locate: ([name = '']) => {
      const [id = '', reading] = String(name).split('.');
      return place({ source, path: [...(reading === undefined ? [id] : [id, 'readings', reading]), 'value'] });
    },
  };
}

function place({ source: { document }, path }: Origin): { file: string; position: Position } {
  return { file: document.file, position: document.locate(path) };
}
