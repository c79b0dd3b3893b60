import { isObject, valueAt, entriesAt, textsIn, objectsIn } from '../../base/json.ts';
import type { DocumentPath, Json, JsonObject } from '../../base/json.ts';
import type { Row } from '../index/spec-index.ts';
import type { Words } from '../../../src/shared/words.ts';
import type { RolePlan } from '../roles/plan.ts';
import { asTyped } from '../../../src/shared/locale.ts';
import type * as Countries from 'i18n-iso-countries';
import { createRequire } from 'node:module';

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

export interface ChoiceSources {
  /** In which countries are named: `fr`. */
  language: string;
  tables: Rows;
  /** The unit of the numbers of a field (`demo-types`, `durationMinutes`). */
  unitOf: (table: string, field: string) => string | undefined;
  /** One of our prices as the site writes it, with its mention of VAT. */
  priceText: (eur: number) => string;
  /** A day of a row as the site writes it. */
  dayText: (day: string) => string;
  /** The marks of events that do not take place. */
  words: Pick<Words, 'cancelled' | 'postponed'>;
  /** How the rows at a path play a role. */
  roleOf: (path: string, role: string) => RolePlan | undefined;
}

/** The choices of a field as the form shows them: written in it, rows of a table, countries; `undefined` when it has none. */
export function choicesOf({ kind, choices }: JsonObject, sources: ChoiceSources): JsonObject[] | undefined {
  if (kind === 'country') return countryChoices(sources.language);
  if (Array.isArray(choices))
    return objectsIn(choices).map((choice) => ({ ...choice, value: asTyped(String(choice.value)) }));
  if (!isObject(choices)) return undefined;
  return sourceRows(choices, sources.tables).map((row) => choiceOf(row, choices, sources));
}

/** The rows that stand behind the choices of a field; none when they are written in it. */
export function sourceRows(choices: Json | undefined, tables: Rows): readonly JsonObject[] {
  return (isObject(choices) && typeof choices.from === 'string' && rowsAt(tables, choices.from)) || [];
}

/** The value that is sent for a row: its id, or its label with the spaces and apostrophes of a keyboard (« Immédiat (< 1 mois) »). */
export function valueOfRow(row: JsonObject, label?: Json): string {
  return typeof row.id === 'string' ? row.id : asTyped(nameOf(row, label));
}

function choiceOf(row: JsonObject, source: JsonObject, { unitOf }: ChoiceSources): JsonObject {
  const part = (key: string) => (typeof source[key] === 'string' ? row[source[key]] : undefined);
  const [note, figure, points] = [part('note'), part('figure'), part('points')];
  const [table = ''] = String(source.from).split('.');
  return {
    value: valueOfRow(row, source.label),
    label: nameOf(row, source.label),
    ...(note !== undefined && { note }),
    ...(figure !== undefined && { figure: { value: figure, unit: unitOf(table, String(source.figure)) ?? '' } }),
    ...(points !== undefined && { points }),
  };
}

/** Every country by its ISO 3166-1 code, named in a language (`fr`) and in the order of its dictionaries. */
function countryChoices(language: string): { value: string; label: string }[] {
  const names = countriesIn(language).getNames(language, { select: 'official' });
  const collator = new Intl.Collator(language);
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}

/** The library, once a form needs countries, with the names of one language: its own entry loads all seventy. */
function countriesIn(language: string): typeof Countries {
  const load = createRequire(import.meta.url);
  const countries = load('i18n-iso-countries/index.js') as typeof Countries;
  if (!countries.langs().includes(language) && countries.getSupportedLanguages().includes(language))
    countries.registerLocale(load(`i18n-iso-countries/langs/${language}.json`) as Countries.LocaleData);
  return countries;
}
