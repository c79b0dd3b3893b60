import { quoted } from '../base/french.ts';
import { isObject, textsOf, type Json, type JsonObject } from '../base/json.ts';
import { hasFormat } from './formats.ts';
import { show, typeName } from './words.ts';

/** The type of a field in its schema, the form of a text, and the schema of its items when it is a list. */
interface Types {
  type?: unknown;
  form?: JsonObject | undefined;
  items?: JsonObject | undefined;
}

/** A value of another type than its field's, as message and remedy; the remedy is the same value as the field wants it. */
export function typeFault(data: Json, types: Types, expected: string | undefined): [string, string | undefined] {
  if (data === null) return ['la valeur est vide.', expected];
  const isNumber = types.type === 'number' || types.type === 'integer';
  return [
    `${show(data)} n'est pas ${typeName(types.type)}${whyText(data, isNumber)}.`,
    sameAs(data, types) ?? ([expected, keysOf(types)].filter(Boolean).join(' ') || undefined),
  ];
}

/** The keys that a mapping must have. */
function keysOf({ type, form }: Types): string {
  const keys = type === 'object' ? textsOf(form?.required) : [];
  return keys.length === 0 ? '' : `Il lui faut ${keys.length === 1 ? 'la clé' : 'les clés'} ${quoted(keys)}.`;
}

/** Why a text that looks like a number or a choice is none. */
function whyText(data: Json, isNumber: boolean): string {
  const text = typeof data === 'string' ? data : '';
  // Written bare, it would have been the number or the choice.
  if (/^(?:true|false)$/.test(text) || (Number.isFinite(Number(text)) && String(Number(text)) === text))
    return ' : les guillemets en font un texte';
  if (!isNumber) return '';
  if (/^[^,]*\d,\d+\D*$/u.test(text)) return " : un nombre s'écrit ici avec un point, pas avec une virgule";
  return text === '' || Number.isNaN(Number(text)) ? '' : " : écrit ainsi, c'est un texte";
}

function sameAs(data: Json, { type, form = {}, items = {} }: Types): string | undefined {
  if (type === 'number' || type === 'integer') {
    const text = typeof data === 'string' ? data : '';
    const isGrouped = /^[1-9]\d{0,2}(?:\.\d\d0|,\d{3})$/.test(text);
    const number = isGrouped ? Number(text.replace(/[.,]/, '')) : numberIn(text);
    if (isGrouped && type === 'number')
      return `Pour les milliers, écrivez ${number} ; pour un nombre à virgule, ${Number(text.replace(',', '.'))}.`;
    if (number !== undefined && (type === 'number' || Number.isInteger(number)))
      return `Écrivez le nombre seul, sans guillemets ni unité : « ${number} ».`;
  }
  const truth = truthOf(String(data));
  if (type === 'boolean' && truth !== undefined) return `Écrivez ${truth}, sans guillemets.`;
  if (type === 'string' && (typeof data === 'number' || typeof data === 'boolean'))
    return hasForm(form, `${data}`) && !isListed(form) ? `Mettez le texte entre guillemets : "${data}".` : undefined;
  if (type === 'array' && isObject(data) && typeof data.from === 'string')
    return "Cette liste ne vient pas d'une table. Un bloc qui en montre les lignes, comme « entries », les prend sous « rows ».";
  if (type === 'array' && items.type === 'string' && !isObject(data)) {
    // « ollama, n8n » are two items, and « Ollama, Open WebUI »; the comma of a sentence separates none.
    const text = String(data);
    const areWords =
      (/^[a-z/][\w/-]*(?:, [a-z/][\w/-]*)*$/iu.test(text) && truth === undefined) ||
      text.split(', ').every((item) => /^\p{Lu}[\p{L}\d./-]*(?: [\p{L}\d/-]+){0,2}$/u.test(item));
    const { enum: listed } = items;
    const areItems = (areWords ? text.split(', ') : [text]).every(
      (item) => hasForm(items, item) && (!Array.isArray(listed) || listed.includes(item)),
    );
    return areItems ? `Mettez des crochets : [${areWords ? text : JSON.stringify(text)}].` : undefined;
  }
  return undefined;
}

/** Whether a word means yes or no, in French or as other programs write it. */
function truthOf(word: string): boolean | undefined {
  if (/^(?:true|yes|on|oui|vrai)$/i.test(word)) return true;
  return /^(?:false|no|off|non|faux)$/i.test(word) ? false : undefined;
}

/** A number with its groups of digits, a sign before it and a unit after it. */
const amount = /^\p{Sc}?\s*([-+]?(?!0\d)(?:\d{1,3}(?:[\s.'’_]\d{3})+|\d+))(?:[.,](\d+))?\s*(\P{N}*)$/u;

/** Units that multiply the number, or make it another one in the unit of its field: « 3,9 k€ », « 2 h ». */
const multiplying =
  /^(?:(?:k|M|Md)(?:\p{Sc}|\s|$)|(?:mille|millions?|milliards?|s|sec|secondes?|min|minutes?|h|heures?|hours?|j|jours?|days?|semaines?|weeks?|mois|months?|ans?|années?|years?)(?!\p{L}))/u;

/** The one number of a text: `3 870 €` → 3870, `3 870,50` → 3870.5, `12.900` → 12900; none of a telephone number. */
export function numberIn(text: string): number | undefined {
  const [, whole = '', decimals = '0', unit = ''] = amount.exec(text.trim()) ?? [];
  if (whole === '' || multiplying.test(unit)) return undefined;
  const number = Number(`${whole.replaceAll(/[\s.'’_]/gu, '')}.${decimals}`);
  return Number.isSafeInteger(Math.trunc(number)) ? number : undefined;
}

/** Is a value one of a list? No other way to write a text makes it one of them. */
function isListed(schema: JsonObject): boolean {
  return listed.some((keyword) => schema[keyword] !== undefined);
}

const listed = ['icon', 'href', 'refersTo', 'pictureFile', 'names', 'itemOf'];

/** True if `text` is a value of a field with this pattern and this format, where it has them. */
export function hasForm({ pattern, format }: JsonObject, text: string): boolean {
  const isShaped = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  return isShaped && (typeof format !== 'string' || hasFormat(format, text));
}
