import { schemaAt } from '../schemas/schema-walk.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { isObject, valueAt, type DocumentPath, type Json, type JsonObject } from '../values/json.ts';

/** The role that a place shows. */
export interface RoleAt {
  role: string;
  /** The optional fields that the look of the block draws; all when its schema does not say. */
  drawn: ReadonlySet<string> | undefined;
}

/** The role whose rows the place at `at` takes, as `schema` says (`rowsOf`). */
export function roleAt(
  schema: JsonObject,
  at: DocumentPath,
  look: Json | undefined,
  schemas: Schemas,
): RoleAt | undefined {
  if (!takesRows(schema, schemas.common.$defs)) return undefined;
  const { rowsOf: role, drawn } = schemaAt(schema, at, schemas) ?? {};
  if (typeof role !== 'string') return undefined;
  const fields = isObject(drawn) ? drawn[String(look)] : drawn;
  return { role, drawn: Array.isArray(fields) ? new Set(fields.map(String)) : undefined };
}

const takers = new WeakMap<JsonObject, boolean>();

/**
 * Is there a place for rows anywhere in what the schema describes, shapes of the common schema included (`shared`)?
 * Most have none, and need no further look.
 */
function takesRows(schema: JsonObject, shared: Json | undefined): boolean {
  const known = takers.get(schema);
  if (known !== undefined) return known;
  takers.set(schema, false);
  const text = JSON.stringify(schema);
  const shapes = [...text.matchAll(/#\/\$defs\/(\w+)"/g)].map(([, name = '']) => valueAt(shared, [name]));
  const takes = text.includes('"rowsOf":') || shapes.some((shape) => isObject(shape) && takesRows(shape, shared));
  takers.set(schema, takes);
  return takes;
}
