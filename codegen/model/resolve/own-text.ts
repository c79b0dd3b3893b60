import type { Json, JsonObject } from '../../base/json.ts';
import { Remembered } from '../../base/remembered.ts';
import type { Row } from './spec-index.ts';

/** The fields in which no two rows of a table have the same text: `own` in its schema. */
export function ownFields(schema: JsonObject | undefined): string[] {
  return Array.isArray(schema?.own) ? schema.own.map(String) : [];
}

/** A field of a row as it is compared. `undefined` for a text with references, which is not known here. */
export function ownText({ data }: Row, field: string): string | undefined {
  const texts = compared.get(data, () => new Map());
  const known = texts.get(field) ?? { text: comparable(data[field]) };
  texts.set(field, known);
  return known.text;
}

const compared = new Remembered<JsonObject, Map<string, { text: string | undefined }>>();

/** Capitals and spaces do not count. */
function comparable(value: Json | undefined): string | undefined {
  if (typeof value !== 'string' || value.includes('{')) return undefined;
  return value.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Do two rows share a text that each should have of its own? */
export function shareOwnText(a: Row, b: Row, schema: JsonObject | undefined): boolean {
  return ownFields(schema).some((field) => {
    const text = ownText(a, field);
    return text !== undefined && text === ownText(b, field);
  });
}
