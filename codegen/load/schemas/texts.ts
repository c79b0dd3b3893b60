import { isObject, type Json, type JsonObject } from '../values/json.ts';

/**
 * A schema in which each name of `texts` is a required property, a text with that description: the words of an interface are many, and all alike.
 * @example `texts: { submit: Bouton qui lance le calcul. }`
 */
export function withTexts<Node extends Json>(node: Node): Node {
  return expand(node) as Node;
}

function expand(node: Json): Json {
  if (Array.isArray(node)) return node.map(expand);
  if (!isObject(node)) return node;
  const { texts, ...own } = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, expand(value)]));
  if (!isObject(texts) || node.type !== 'object') return texts === undefined ? own : { ...own, texts };
  const words: JsonObject = Object.fromEntries(
    Object.entries(texts).map(([name, description]) => [
      name,
      { description, allOf: [{ $ref: 'common.schema.yaml#/$defs/text' }] },
    ]),
  );
  const properties = isObject(own.properties) ? own.properties : {};
  const required = Array.isArray(own.required) ? own.required : [];
  return { ...own, required: [...Object.keys(texts), ...required], properties: { ...words, ...properties } };
}
