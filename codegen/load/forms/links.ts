import { isObject, type Json, type JsonObject } from '../values/json.ts';
import { sourceRows, valueOfRow } from './choices.ts';
import { fieldsByName } from './fields.ts';
import { nameOf, rowsAt, type Rows } from './rows-at.ts';

/** What each parameter of a form's address brings to its fields, by what it names. */
export function linksOf(form: JsonObject, tables: Rows): JsonObject[] {
  return listOf(form.links).map((link) => {
    const named = [...listOfTexts(link.from).flatMap((path) => rowsAt(tables, path) ?? []), ...listOf(link.items)];
    const rows = named.flatMap((row) => {
      const fields = fieldsFor(row, link, form, tables);
      return fields === undefined ? [] : [[String(row.id), fields] as const];
    });
    return {
      parameter: String(link.parameter),
      ...(link.field !== undefined && { field: link.field }),
      rows: Object.fromEntries(rows),
    };
  });
}

/** What a row fills in; nothing when no choice stands for it. */
function fieldsFor(row: JsonObject, link: JsonObject, form: JsonObject, tables: Rows): JsonObject | undefined {
  const fills = isObject(link.fills) ? link.fills : {};
  if (typeof link.field !== 'string') {
    const title = nameOf(row);
    return { ...fills, topic: typeof link.label === 'string' ? `${link.label}\u00A0: ${title}` : title };
  }
  const value = typeof link.by === 'string' ? choiceBy(link.by, row, fieldNamed(link.field, form), tables) : row.id;
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
