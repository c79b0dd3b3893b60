import { isObject, objectsIn, type Json, type JsonObject } from '../../../base/json.ts';

/** A schema node with all that it refers to, and the shapes that its own `#/$defs` mean. */
export interface Shape {
  node: JsonObject;
  /** The file whose shapes `#/$defs/…` names: the block itself, or the common ones. */
  home: 'block' | 'common';
}

/** The shapes that the references of a block name. */
export interface Definitions {
  block: Json | undefined;
  common: Json | undefined;
}

/** A node joined with what it refers to, by `$ref` and `allOf`; what it says itself comes first. */
export function shapeOf({ node, home }: Shape, definitions: Definitions): Shape {
  const { $ref, allOf, ...own } = node;
  const parts = objectsIn(allOf);
  const inner = typeof $ref === 'string' ? referred($ref, home, definitions) : undefined;
  const shapes = [
    ...(inner === undefined ? [] : [shapeOf(inner, definitions)]),
    ...parts.map((part) => shapeOf({ node: part, home }, definitions)),
  ];
  return {
    node: Object.assign({}, ...shapes.toReversed().map((shape) => shape.node), own) as JsonObject,
    home: shapes.at(-1)?.home ?? home,
  };
}

/** What stands behind a reference. Throws where nothing does: the schemas have been compiled before. */
function referred(reference: string, home: Shape['home'], definitions: Definitions): Shape {
  const isCommon = reference.startsWith('common.schema.yaml#') || home === 'common';
  const from = isCommon ? 'common' : 'block';
  const name = reference.replace(/^.*#\/\$defs\//u, '');
  const all = definitions[from];
  const node = isObject(all) ? all[name] : undefined;
  if (!isObject(node)) throw new Error(`nothing stands behind ${reference}`);
  return { node, home: from };
}
