import { dayKeysIn, daysOf } from '../model/index/days.ts';
import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { replaced, isObject, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';

/**
 * A file without what visitors will never read again: drafts, and rows and blocks whose last day is over. An empty mapping stands in the
 * place of each, so that the others keep theirs.
 * @param today `AAAA-MM-JJ`
 */
export function publishable(source: Source, schemas: Schemas, today: string): Source {
  const { document, data, annotations } = source;
  const places = datedIn(source, schemas).flatMap(({ value, schema, path }) => {
    if (dayKeysIn(value, schema).length === 0) return [];
    const { until, draft } = daysOf(value, schema);
    return draft || (until !== undefined && until < today) ? [path] : [];
  });
  if (places.length === 0) return source;
  const isGone = (path: DocumentPath) => places.some((place) => place.every((step, at) => step === path[at]));
  return {
    document,
    data: places.reduce((rest, path) => replaced(rest, path, {}), data),
    annotations: annotations.filter(({ path }) => !isGone(path)),
  };
}

interface Dated {
  readonly value: JsonObject;
  readonly schema: JsonObject | undefined;
  readonly path: DocumentPath;
}

/** What may have days of its own: the rows of a table, the blocks of a page. */
function datedIn({ document: { kind, name }, data }: Source, { tables, blocks }: Schemas): Dated[] {
  const one = (value: Json, path: DocumentPath, schema: JsonObject | undefined): Dated[] =>
    isObject(value) ? [{ value, schema, path }] : [];
  if (kind === 'table') {
    const rows = Array.isArray(data) ? data.map((row, at) => ({ row, path: [at] })) : [{ row: data, path: [] }];
    return rows.flatMap(({ row, path }) => one(row, path, tables.get(name)));
  }
  const list = kind === 'page' && isObject(data) && Array.isArray(data.blocks) ? data.blocks : [];
  return list.flatMap((block, at) =>
    one(block, ['blocks', at], isObject(block) ? blocks.get(String(block.type)) : undefined),
  );
}
