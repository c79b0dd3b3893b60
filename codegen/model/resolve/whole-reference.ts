import type { JsonObject } from '../../base/json.ts';

/** The reference of a `{ ref: … }` mapping. */
export function wholeReference(value: JsonObject): string | undefined {
  return typeof value.ref === 'string' && Object.keys(value).length === 1 ? value.ref : undefined;
}
