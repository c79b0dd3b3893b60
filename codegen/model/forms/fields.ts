import { isObject, valueAt, entriesAt, textsIn } from '../../base/json.ts';
import type { DocumentPath, Json, JsonObject } from '../../base/json.ts';
import type { Row } from '../index/spec-index.ts';

/** The fields of a form in the order of its groups. Ill-formed ones are left out: the schema reports them. */
export function fieldsOf(form: Json): { field: JsonObject; path: DocumentPath }[] {
  return objects(valueAt(form, ['groups'])).flatMap(([at, group]) =>
    objects(group.fields).map(([index, field]) => ({ field, path: ['groups', at, 'fields', index] })),
  );
}

/** The fields of a form by name; of two with one name, the first. */
export function fieldsByName(form: Json): ReadonlyMap<string, JsonObject> {
  const byName = new Map<string, JsonObject>();
  for (const { field } of fieldsOf(form)) if (!byName.has(String(field.name))) byName.set(String(field.name), field);
  return byName;
}

interface NamedField {
  name: string;
  path: DocumentPath;
  /** The part that names it in a longer text. */
  within?: string;
}

/** The answers that the texts of the confirmation show (`{answers.name}`). */
export function namedAnswers(form: Json): NamedField[] {
  return textsIn(valueAt(form, ['confirmation']) ?? null).flatMap(({ text, path }) =>
    [...text.matchAll(/\{answers\.([^{}]*)\}/g)].map(([within, name = '']) => ({
      name,
      path: ['confirmation', ...path],
      within,
    })),
  );
}

export function recalledFields(form: Json): NamedField[] {
  const fields = valueAt(form, ['confirmation', 'recap', 'fields']);
  return texts(fields).map(([index, name]) => ({ name, path: ['confirmation', 'recap', 'fields', index] }));
}

/**
 * The fields that links fill in, that the panel follows, that a calculation proposes a text for, that a calendar file is made of, and
 * that texts of other fields depend on.
 */
export function linkedFields(form: Json): NamedField[] {
  const links = objects(valueAt(form, ['links'])).flatMap(([index, { field, fills }]) => [
    ...(typeof field === 'string' ? [{ name: field, path: ['links', index, 'field'] }] : []),
    ...entriesAt(fills, []).map(([name]) => ({ name, path: ['links', index, 'fills', name] })),
  ]);
  const hints = objects(valueAt(form, ['hints'])).flatMap(([index, { field }]) =>
    typeof field === 'string' ? [{ name: field, path: ['hints', index, 'field'] }] : [],
  );
  const passed = fieldsOf(form).map(({ path }) => [...path, 'passed', 'date']);
  const calendar = ['date', 'time', 'minutes'].map((key) => ['confirmation', 'calendar', key]);
  const named = [['panel', 'field'], ['calculation', 'fills'], ...calendar, ...passed].flatMap((path) => {
    const name = valueAt(form, path);
    return typeof name === 'string' ? [{ name, path }] : [];
  });
  return [...links, ...hints, ...named];
}

export function objects(list: Json | undefined): [index: number, item: JsonObject][] {
  return Array.isArray(list) ? list.flatMap((item, index) => (isObject(item) ? [[index, item]] : [])) : [];
}

export function texts(list: Json | undefined): [index: number, item: string][] {
  return Array.isArray(list) ? list.flatMap((item, index) => (typeof item === 'string' ? [[index, item]] : [])) : [];
}

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
function valuesBelow(rows: readonly Json[], steps: readonly string[]): Json[] {
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
