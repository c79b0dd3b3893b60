import { punctuationOf } from '../../../src/shared/punctuation.ts';
import { isObject, type Json, type JsonObject } from '../values/json.ts';
import { playResolved } from '../roles/play-resolved.ts';
import { sourceRows, valueOfRow, type ChoiceSources } from './choices.ts';
import { fieldsByName } from './fields.ts';
import { rowsAt, type Rows } from './rows-at.ts';

type LinkSources = Pick<ChoiceSources, 'tables' | 'roleOf' | 'language'>;

/** Something that a link can name, and its name for readers. */
interface Named {
  row: JsonObject;
  name: string;
}

/** What each parameter of a form's address brings to its fields, by what it names. */
export function linksOf(form: JsonObject, sources: LinkSources): JsonObject[] {
  return listOf(form.links).map((link) => {
    const items = listOf(link.items).map((row): Named => ({ row, name: String(row.title) }));
    const named = [...listOfTexts(link.from).flatMap((path) => namedAt(path, sources)), ...items];
    const rows = named.flatMap((one) => {
      const fields = fieldsFor(one, link, form, sources);
      return fields === undefined ? [] : [[String(one.row.id), fields] as const];
    });
    return {
      parameter: String(link.parameter),
      ...(link.field !== undefined && { field: link.field }),
      rows: Object.fromEntries(rows),
    };
  });
}

/** The rows at a path, each with the name that it has as a topic. */
function namedAt(path: string, { tables, roleOf }: LinkSources): Named[] {
  const plan = roleOf(path, 'topic');
  return (rowsAt(tables, path) ?? []).map((row) => ({
    row,
    name: String((plan && playResolved(row, plan).name) ?? ''),
  }));
}

/** What a row fills in; nothing when no choice stands for it. */
function fieldsFor(
  { row, name }: Named,
  link: JsonObject,
  form: JsonObject,
  sources: LinkSources,
): JsonObject | undefined {
  const fills = isObject(link.fills) ? link.fills : {};
  if (typeof link.field !== 'string')
    return {
      ...fills,
      topic: typeof link.label === 'string' ? link.label + punctuationOf(sources).colon + name : name,
    };
  const value =
    typeof link.by === 'string' ? choiceBy(link.by, row, fieldNamed(link.field, form), sources.tables) : row.id;
  return typeof value === 'string' ? { ...fills, [link.field]: value } : undefined;
}

/** The choice whose `key` names the row. */
function choiceBy(key: string, { id }: JsonObject, field: JsonObject | undefined, tables: Rows): string | undefined {
  const found = sourceRows(field?.choices, tables).find((source) => source[key] === id);
  const label = isObject(field?.choices) ? field.choices.label : undefined;
  return found && valueOfRow(found, label);
}

function fieldNamed(name: string, form: JsonObject): JsonObject | undefined {
  return fieldsByName(form).get(name);
}

function listOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function listOfTexts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
