import type { JsonObject } from '../../base/json.ts';
import type { Row } from './spec-index.ts';

/** The fields in which no two rows of a table have the same text: `own` in its schema. */
export function ownFields(schema: JsonObject | undefined): string[] {
  return Array.isArray(schema?.own) ? schema.own.map(String) : [];
}

/** A field of a row as it is compared. `undefined` for a text with references, which is not known here. */
export function ownText({ data }: Row, field: string): string | undefined {
  const value = data[field];
  // Capitals and spaces do not count.
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
