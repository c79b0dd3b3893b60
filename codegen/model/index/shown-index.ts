import { isObject, itemsAt, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import type { Source } from '../../read/source.ts';
import { blockSchema } from '../../schemas/schema-walk.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { dayKeysIn, daysOf, isShown, withoutDays, type View } from './days.ts';
import { firstById, type HiddenRow, type Row, type SpecIndex } from './spec-index.ts';

/** The index of one view of the site: without the rows and blocks of other days and the drafts; the shown rows are without their days. */
export function shownIndex(index: SpecIndex, schemas: Schemas, view: View): SpecIndex {
  const tables = new Map<string, readonly Row[]>();
  const hidden = new Map<string, readonly HiddenRow[]>();
  for (const [table, rows] of index.tables) {
    const schema = schemas.tables.get(table);
    if (schema === undefined || rows.every(({ data }) => dayKeysIn(data, schema).length === 0)) {
      tables.set(table, rows);
      continue;
    }
    const isIn = ({ data }: Row) => isShown(daysOf(data, schema), view);
    const shown = rows.filter(isIn).map((row) => ({ ...row, data: withoutDays(row.data, schema) }));
    tables.set(table, shown);
    if (shown.length < rows.length)
      hidden.set(
        table,
        rows.filter((row) => !isIn(row)).map((row) => ({ ...row, days: daysOf(row.data, schema) })),
      );
  }
  const rowsById = new Map([...tables].map(([table, rows]) => [table, firstById(rows)]));
  const hiddenBlocks = new Map<Source, ReadonlySet<number>>();
  for (const page of index.pages.values()) {
    const excluded = datedIn(page, schemas).flatMap(({ value, path, schema }) =>
      isShown(daysOf(value, schema), view) ? [] : [Number(path[1])],
    );
    if (excluded.length > 0) hiddenBlocks.set(page, new Set(excluded));
  }
  return { ...index, tables, rowsById, hidden, hiddenBlocks, view };
}

/** True if a place of a file is in a row or a block that this site excludes (its days, or a draft). */
export function isExcluded({ hidden, hiddenBlocks }: SpecIndex, source: Source, path: DocumentPath): boolean {
  if (source.document.kind === 'page')
    return path[0] === 'blocks' && hiddenBlocks.get(source)?.has(Number(path[1])) === true;
  return [...hidden.values()].some((rows) =>
    rows.some((row) => row.source === source && row.path.every((step, index) => step === path[index])),
  );
}

/** A row of a table or a block of a page with days of its own, as written. */
interface Dated {
  value: JsonObject;
  path: DocumentPath;
  schema: JsonObject | undefined;
}

/** The rows or blocks of a file with days of their own. */
export function datedIn({ document: { kind, name }, data }: Source, schemas: Schemas): Dated[] {
  const isList = kind === 'page' || Array.isArray(data);
  const path = kind === 'page' ? ['blocks'] : [];
  const parts = isList
    ? itemsAt(data, path).map((value, at) => ({ value, path: [...path, at] }))
    : [{ value: data, path }];
  if (kind !== 'page' && kind !== 'table') return [];
  return parts.flatMap(({ value, path: at }) => {
    const schema = kind === 'table' ? schemas.tables.get(name) : blockSchema(value, schemas);
    return isObject(value) && dayKeysIn(value, schema).length > 0 ? [{ value, path: at, schema }] : [];
  });
}

/** The blocks of a page file as they are written. */
export function blocksIn(page: Json): readonly Json[] {
  return itemsAt(page, ['blocks']);
}
