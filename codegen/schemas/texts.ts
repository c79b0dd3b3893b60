import { isObject, mapObjects, type Json } from '../base/json.ts';

/**
 * A schema in which each name of `texts` and of `optionalTexts` is a property, a text with that description, those of `texts` required:
 * the words of an interface are many, and all alike.
 * @example `texts: { submit: Bouton qui lance le calcul. }`
 */
export function withTexts<Node extends Json>(schema: Node): Node {
  return mapObjects(schema, (node) => {
    if (node.type !== 'object') return node;
    const { texts = {}, optionalTexts = {}, ...own } = node;
    if (!isObject(texts) || !isObject(optionalTexts)) return node;
    const names = Object.keys(texts);
    const words = Object.entries({ ...texts, ...optionalTexts }).map(([name, description]) => [
      name,
      { description, allOf: [{ $ref: 'common.schema.yaml#/$defs/text' }] },
    ]);
    if (words.length === 0) return own;
    const properties = isObject(own.properties) ? own.properties : {};
    const required = Array.isArray(own.required) ? own.required : [];
    return {
      ...own,
      ...(names.length + required.length > 0 && { required: [...names, ...required] }),
      properties: { ...Object.fromEntries(words), ...properties },
    };
  });
}
