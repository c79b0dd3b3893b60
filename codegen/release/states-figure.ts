import { isObject, type Json } from '../base/json.ts';

/**
 * Does a text, or anything in a list or group, state a figure of its own: « 94,2 % », « 12 M€ »? Such a claim wants proof before any other
 * text. A figure that is only named (`{facts.average-roi}`) is approved where it is written; a digit in a name (n8n, GPT-4) is none.
 */
export function statesFigure(value: Json | undefined): boolean {
  if (typeof value === 'number') return true;
  if (typeof value === 'string') return /(?<![\p{L}\d-])\d/u.test(value.replaceAll(/\{[^{}]*\}/gu, ''));
  if (Array.isArray(value)) return value.some(statesFigure);
  return isObject(value) && Object.values(value).some(statesFigure);
}
