/** A value as YAML or JSON holds it. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** A path inside a document: keys and indexes from the root. */
export type DocumentPath = readonly (string | number)[];

/** Is `value` a mapping (not null, not a list)? */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list; none where there is no list. */
export function objectsIn(list: unknown): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The value at `path`, or `undefined` when a step does not exist. Only own properties are followed. */
export function valueAt(root: Json | undefined, path: DocumentPath): Json | undefined {
  let current: Json | undefined = root;
  for (const step of path) {
    if (Array.isArray(current)) current = current[Number(step)];
    else if (isObject(current) && Object.hasOwn(current, String(step))) current = current[String(step)];
    else return undefined;
  }
  return current;
}
