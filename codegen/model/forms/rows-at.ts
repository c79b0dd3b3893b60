import type { Row } from '../index/spec-index.ts';
import { isObject, type Json, type JsonObject } from '../../base/json.ts';

/** Rows by the name of their table, in its order. */
export type Rows = ReadonlyMap<string, readonly JsonObject[]>;

export function dataOfRows(tables: ReadonlyMap<string, readonly Row[]>): Rows {
  return new Map([...tables].map(([name, rows]) => [name, rows.map(({ data }) => data)]));
}

/**
 * The rows or items at a path of the tables: a table (`sectors`), a list in all its rows (`documentation.items`), or in the one with
 * that id (`form-options.budget.options`). `undefined` when there is no such table; empty when nothing stands there.
 */
export function rowsAt(tables: Rows, path: string): readonly JsonObject[] | undefined {
  const rows = tables.get(tableOf(path));
  return rows && valuesBelow(rows, path.split('.').slice(1)).filter(isObject);
}

/** The values that some steps lead to from rows, or from the row whose id is the first step; lists are gone through. */
export function valuesBelow(rows: readonly Json[], steps: readonly string[]): Json[] {
  const one = rows.filter((row) => isObject(row) && row.id !== undefined && row.id === steps[0]);
  const [start, keys] = one.length > 0 ? [one, steps.slice(1)] : [rows, steps];
  return keys.reduce<Json[]>(
    (values, key) => values.flatMap((value) => (isObject(value) ? (value[key] ?? []) : [])),
    [...start],
  );
}

export function tableOf(path: string): string {
  return path.replace(/\..*$/, '');
}

/** The name of a row for readers: what stands in `field`, else its `label`, `title` or `name`; empty when it has none. */
export function nameOf(row: JsonObject, field?: Json): string {
  const fields = typeof field === 'string' ? [field] : ['label', 'title', 'name'];
  const name = fields.map((key) => row[key]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : '';
}
