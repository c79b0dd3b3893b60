import { isObject, type Json, type JsonObject } from '../base/json.ts';

/**
 * A schema in which each name of `texts` and of `optionalTexts` is a property, a text with that description, those of `texts` required:
 * the words of an interface are many, and all alike.
 * @example `texts: { submit: Bouton qui lance le calcul. }`
 */
export function withTexts<Node extends Json>(node: Node): Node {
  return expand(node) as Node;
}

function expand(node: Json): Json {
  if (Array.isArray(node)) return node.map(expand);
  if (!isObject(node)) return node;
  const all: JsonObject = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, expand(value)]));
  if (node.type !== 'object') return all;
  const { texts = {}, optionalTexts = {}, ...own } = all;
  if (!isObject(texts) || !isObject(optionalTexts)) return all;
  const names = Object.keys(texts);
  const words = wordsOf({ ...texts, ...optionalTexts });
  if (words.length === 0) return own;
  const properties = isObject(own.properties) ? own.properties : {};
  const required = Array.isArray(own.required) ? own.required : [];
  return {
    ...own,
    ...(names.length + required.length > 0 && { required: [...names, ...required] }),
    properties: { ...Object.fromEntries(words), ...properties },
  };
}

function wordsOf(described: JsonObject): [name: string, schema: JsonObject][] {
  return Object.entries(described).map(([name, description]) => [
    name,
    { description, allOf: [{ $ref: 'common.schema.yaml#/$defs/text' }] },
  ]);
}
