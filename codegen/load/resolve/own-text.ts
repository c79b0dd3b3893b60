import type { Json, JsonObject } from '../values/json.ts';
import type { Row } from './spec-index.ts';

/** The fields in which no two rows of a table have the same text: `own` in its schema. */
export function ownFields(schema: JsonObject | undefined): string[] {
  return Array.isArray(schema?.own) ? schema.own.map(String) : [];
}

/** A text as it is compared: capitals and spaces do not count. `undefined` for one with references, which is not known here. */
export function comparable(value: Json | undefined): string | undefined {
  if (typeof value !== 'string' || value.includes('{')) return undefined;
  return value.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** Do two rows share a text that each should have of its own? */
export function shareOwnText(a: Row, b: Row, schema: JsonObject | undefined): boolean {
  return ownFields(schema).some((field) => {
    const text = comparable(a.data[field]);
    return text !== undefined && text === comparable(b.data[field]);
  });
}
