import { isObject, mapObjects, type JsonObject } from '../base/json.ts';

/** The shapes of the roles that rows can play, by name: the `$defs` of codegen/schema/roles.schema.yaml. */
export type Roles = ReadonlyMap<string, JsonObject>;

/** The roles of a schema file; none when the project has no such file. */
export function rolesOf(schema: JsonObject | undefined): Roles {
  const definitions = isObject(schema?.$defs) ? schema.$defs : {};
  return new Map(Object.entries(definitions).flatMap(([name, shape]) => (isObject(shape) ? [[name, shape]] : [])));
}

/** The shapes shared by every schema, with the roles among them: other schemas refer to both in the same way. */
export function withRoles(common: JsonObject, roles: Roles): JsonObject {
  const shared = isObject(common.$defs) ? common.$defs : {};
  const twice = [...roles.keys()].find((name) => name in shared);
  if (twice !== undefined) throw new Error(`« ${twice} » is both a shape of common.schema.yaml and a role`);
  return { ...common, $defs: { ...shared, ...Object.fromEntries(roles) } };
}

/** A schema in which a property that takes rows (`rowsOf: entry`) is the list of that role, which is what a page makes of it. */
export function withLists(schema: JsonObject): JsonObject {
  return mapObjects(schema, (node) => {
    if (typeof node.rowsOf !== 'string') return node;
    const items = { $ref: `common.schema.yaml#/$defs/${node.rowsOf}` };
    return { type: 'array', minItems: 1, uniqueItems: true, items, ...node };
  });
}
