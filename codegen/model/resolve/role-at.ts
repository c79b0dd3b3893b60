import type { Schemas } from '../../schemas/schemas.ts';
import { isObject, valueAt, type Json, type JsonObject } from '../../base/json.ts';

/** The role that a place shows. */
export interface RoleAt {
  role: string;
  /** The optional fields that the look of the block draws; all when its schema does not say. */
  drawn: ReadonlySet<string> | undefined;
}

const roles = new WeakMap<JsonObject, Map<Json | undefined, RoleAt>>();

/**
 * The role whose rows a place takes, as its schema says (`rowsOf`): the same object each time.
 * @param look that of the block
 */
export function roleOf(schema: JsonObject, look: Json | undefined): RoleAt | undefined {
  const { rowsOf: role, drawn } = schema;
  if (typeof role !== 'string') return undefined;
  const byLook = roles.get(schema) ?? new Map<Json | undefined, RoleAt>();
  roles.set(schema, byLook);
  const known = byLook.get(look);
  if (known !== undefined) return known;
  const fields = isObject(drawn) ? drawn[String(look)] : drawn;
  const found = { role, drawn: Array.isArray(fields) ? new Set(fields.map(String)) : undefined };
  byLook.set(look, found);
  return found;
}

const takers = new WeakMap<JsonObject, boolean>();

/**
 * Is there a place for rows anywhere in what the schema describes, shapes of the common schema included?
 * Most have none, and need no further look.
 */
export function takesRows(schema: JsonObject, { common }: Pick<Schemas, 'common'>): boolean {
  const known = takers.get(schema);
  if (known !== undefined) return known;
  takers.set(schema, false);
  const text = JSON.stringify(schema);
  const shapes = [...text.matchAll(/#\/\$defs\/(\w+)"/g)].map(([, name = '']) => valueAt(common.$defs, [name]));
  const takes = text.includes('"rowsOf":') || shapes.some((shape) => isObject(shape) && takesRows(shape, { common }));
  takers.set(schema, takes);
  return takes;
}
