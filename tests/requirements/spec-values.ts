import { isObject, type Json } from '../../codegen/base/json.ts';
import { figuresOf } from '../../codegen/model/facts/named-facts.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import { References } from '../../codegen/model/resolve/references.ts';
import { resolveSpec } from '../../codegen/model/resolve-spec.ts';
import { Resolver } from '../../codegen/model/resolve/resolver.ts';
import type { Source } from '../../codegen/read/source.ts';
import type { Schemas } from '../../codegen/schemas/schemas.ts';

/**
 * Every document of the spec by its name in the table, references resolved: `site`, `roi`, `pages/home`, `forms/contact`, `tables/packs`
 * (all rows, from however many files), and `facts`: each figure or reading (`average-roi.main`) as the text that pages show.
 */
export function specValues(sources: readonly Source[], schemas: Schemas): ReadonlyMap<string, Json> {
  const index = indexSpec(sources, schemas.tables);
  const { facts } = resolveSpec(index, schemas);
  const resolver = new Resolver(new References(index, schemas, facts?.source));
  const whole = (source: Source, kind: string) =>
    resolver.resolve(source, [], source.data, undefined, schemas.kinds.get(kind)).value;
  /** A page with the rows that its blocks show. */
  const page = (source: Source): Json => {
    const value = resolver.resolve(source, [], source.data).value;
    const written = isObject(source.data) ? source.data.blocks : undefined;
    if (!isObject(value) || !Array.isArray(written)) return value;
    const blocks = written.map((block, at) => {
      const schema = isObject(block) ? schemas.blocks.get(String(block.type)) : undefined;
      return resolver.resolve(source, ['blocks', at], block, undefined, schema).value;
    });
    return { ...value, blocks };
  };
  const figures = Object.entries(figuresOf(isObject(facts?.value) ? facts.value : {}, index.locale));
  return new Map<string, Json>([
    ...[...index.singles].map(([name, source]) => [name, whole(source, name)] as const),
    ...[...index.pages].map(([name, source]) => [`pages/${name}`, page(source)] as const),
    ...[...index.forms].map(([name, source]) => [`forms/${name}`, whole(source, 'form')] as const),
    ...[...index.tables].map(([name, rows]) => {
      const schema = schemas.tables.get(name);
      const values = rows.map((row) => resolver.resolve(row.source, row.path, row.data, row, schema).value);
      return [`tables/${name}`, values] as const;
    }),
    ['facts', Object.fromEntries(figures.map(([id, { text = '' }]) => [id, text]))],
  ]);
}
