import type { JsonObject } from '../../base/json.ts';

/** A `{…}` in a text, and the reference inside it; or `{{` or `}}`, which stands for a brace where the schema has `verbatim`. */
export const referencePattern = /\{\{|\}\}|\{([^{}]*)\}/gu;

export function referencesIn(text: string): { reference: string; start: number }[] {
  return [...text.matchAll(referencePattern)].flatMap(({ index, 1: reference }) =>
    reference === undefined ? [] : [{ reference, start: index + 1 }],
  );
}

/** The reference of a `{ ref: … }` mapping. */
export function wholeReference(value: JsonObject): string | undefined {
  return typeof value.ref === 'string' && Object.keys(value).length === 1 ? value.ref : undefined;
}
