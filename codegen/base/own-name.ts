import { isObject, type JsonObject } from './json.ts';

/**
 * What a row, block or item calls itself, else its id or type; `undefined` where it has none of these. A text that quotes a figure or another
 * row is passed over: as it is written, it reads as no name.
 */
export function ownName(value: JsonObject): string | undefined {
  const { name, title, heading, label, text, question, id, type } = value;
  return [name, title, heading, label, text, question, id, type]
    .map((one) => (isObject(one) ? one.text : one))
    .find((one): one is string => typeof one === 'string' && !one.includes('{'));
}
