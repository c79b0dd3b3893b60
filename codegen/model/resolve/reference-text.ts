import type { JsonObject } from '../../base/json.ts';

/** A `{…}` in a text, and the reference inside it. */
export const referencePattern = /\{([^{}]*)\}/gu;

/** The reference of a `{ ref: … }` mapping. */
export function wholeReference(value: JsonObject): string | undefined {
  return typeof value.ref === 'string' && Object.keys(value).length === 1 ? value.ref : undefined;
}
