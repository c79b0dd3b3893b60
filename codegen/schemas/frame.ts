import { isObject, mapObjects, type JsonObject } from '../base/json.ts';

/**
 * The layouts of the section frame that a block can stand in; it has the first one when the page names none.
 * Empty for a block without a frame: it draws its own opening.
 */
export function layoutsOf({ frame }: JsonObject): readonly string[] {
  return Array.isArray(frame) ? frame.map(String) : [];
}

/** The schema of a block with the properties of the section frame (`frame` in common.schema.yaml) before its own. */
export function framed(schema: JsonObject, common: JsonObject): JsonObject {
  const layouts = layoutsOf(schema);
  const { $defs: definitions } = common;
  const frame = isObject(definitions) ? definitions.frame : undefined;
  if (layouts.length === 0 || !isObject(frame) || !isObject(frame.properties)) return schema;
  const shared = inBlock(frame.properties);
  const own = isObject(schema.properties) ? schema.properties : {};
  const layout = { ...(shared.layout as JsonObject), enum: [...layouts] };
  return { ...schema, properties: { ...shared, layout, ...own } };
}

/** References of the common schema to its own shapes, as another schema writes them: they mean the same wherever a shape is read. */
export function inBlock(common: JsonObject): JsonObject {
  return mapObjects(common, (node) =>
    typeof node.$ref === 'string' && node.$ref.startsWith('#')
      ? { ...node, $ref: `common.schema.yaml${node.$ref}` }
      : node,
  );
}
