import { isObject, type Json, type JsonObject } from '../base/json.ts';

/**
 * The layouts of the section frame that a block can stand in, the first is the one it has when the page names none.
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
  const shared = inBlock(frame.properties) as JsonObject;
  const own = isObject(schema.properties) ? schema.properties : {};
  const layout = { ...(shared.layout as JsonObject), enum: [...layouts] };
  return { ...schema, properties: { ...shared, layout, ...own } };
}

/** References of the common schema to its own shapes, as another schema writes them: they mean the same wherever a shape is read. */
export function inBlock(node: Json): Json {
  if (Array.isArray(node)) return node.map(inBlock);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' && value.startsWith('#')
        ? `common.schema.yaml${value}`
        : inBlock(value),
    ]),
  );
}
