import { schemaPlace } from '../load/schemas/schema-place.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import type { Schemas } from '../load/schemas/schemas.ts';
import { isObject, type DocumentPath, type Json } from '../load/values/json.ts';

/**
 * What must at least stand at a place, by its schema, with nothing said yet: the keys that a mapping needs, as many items as a list needs.
 * `undefined` where a schema leaves a choice, which is made in the file.
 */
export function blankAt(source: Source, path: DocumentPath, schemas: Schemas): Json | undefined {
  const schema = schemaPlace(source, path, schemas).schema();
  if (schema === undefined || 'oneOf' in schema || 'anyOf' in schema) return undefined;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === 'array') {
    const items = Array.from({ length: leastItems(schema) }, (_, index) => blankAt(source, [...path, index], schemas));
    return allThere(items);
  }
  if (schema.type === 'object') {
    const { required, properties } = schema;
    const needed = Array.isArray(required) ? required.map(String) : [];
    // What may lead somewhere or open something else is a link, unless it says otherwise.
    const leads = isObject(properties) && 'href' in properties && !needed.includes('href');
    const keys = leads ? [...needed, 'href'] : needed;
    const values = allThere(keys.map((key) => blankAt(source, [...path, key], schemas)));
    return values && Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]));
  }
  return scalars[String(schema.type)];
}

const scalars: Readonly<Record<string, Json>> = { string: '', number: 0, integer: 0, boolean: false };

/** A list that is written holds something. */
export function leastItems({ minItems }: { readonly minItems?: unknown }): number {
  return Math.max(1, Number(minItems ?? 1));
}

function allThere(values: readonly (Json | undefined)[]): Json[] | undefined {
  const there = values.filter((value) => value !== undefined);
  return there.length === values.length ? there : undefined;
}

/** The places of the scalars of a value. */
export function scalarPaths(value: Json, path: DocumentPath = []): DocumentPath[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => scalarPaths(item, [...path, index]));
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => scalarPaths(item, [...path, key]));
  return [path];
}
