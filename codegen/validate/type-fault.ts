import type { Finding } from '../base/findings/finding.ts';
import type { Ways } from '../base/findings/fault.ts';
import { isObject, pathIn, type Json, type JsonObject } from '../base/json.ts';
import { quoteRemedy, truthOf } from '../read/lint/scalars.ts';
import { suggestion } from '../base/findings/nearest.ts';
import { hasFormat } from './formats.ts';
import { suggestFix } from './suggest-fix.ts';
import { parseText } from '../read/locate.ts';
import { documentOf } from '../read/parse.ts';
import type { SourceFile } from '../read/source.ts';
import { schemaPlace } from '../schemas/schema-place.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { lowerFirst, show, typeName } from './words.ts';

/** The type of a field in its schema, the form of a text, and the schema of its items when it is a list. */
interface Types {
  type?: unknown;
  form?: JsonObject | undefined;
  items?: JsonObject | undefined;
}

/** A value of another type than its field's, as message and remedy; the remedy is the same value as the field wants it. */
export function typeFault(data: Json, types: Types, expected: string | undefined): [string, string | undefined] {
  if (data === null) return ['la valeur est vide.', expected];
  // Written bare, such a text would have been the number or the choice that it looks like.
  const quoted = typeof data === 'string' && /^(true|false|-?\d+(\.\d+)?)$/.test(data);
  const isNumber = types.type === 'number' || types.type === 'integer';
  const isDecimal = isNumber && typeof data === 'string' && /^[^,]*\d,\d+\D*$/u.test(data);
  const comma = isDecimal ? " : un nombre s'écrit ici avec un point, pas avec une virgule" : '';
  const cause = quoted ? ' : les guillemets en font un texte' : comma;
  return [`${show(data)} n'est pas ${typeName(types.type)}${cause}.`, sameAs(data, types) ?? expected];
}

function sameAs(data: Json, { type, form = {}, items = {} }: Types): string | undefined {
  if (type === 'number' || type === 'integer') {
    const number = typeof data === 'string' ? numberIn(data) : undefined;
    if (number !== undefined && (type === 'number' || Number.isInteger(number)))
      return `Écrivez le nombre seul, sans guillemets ni unité : « ${number} ».`;
  }
  const truth = truthOf(String(data));
  if (type === 'boolean' && truth !== undefined) return `Écrivez ${truth}, sans guillemets.`;
  if (type === 'string' && (typeof data === 'number' || typeof data === 'boolean'))
    return hasForm(form, `${data}`) && !isListed(form) ? `Mettez le texte entre guillemets : "${data}".` : undefined;
  if (type === 'array' && items.type === 'string' && items.enum === undefined && !isObject(data)) {
    // « ollama, n8n » are two items; the comma of a sentence separates none.
    const text = String(data);
    const areWords = /^[a-z/][\w/-]*(?:, [a-z/][\w/-]*)*$/iu.test(text) && truth === undefined;
    const areItems = (areWords ? text.split(', ') : [text]).every((item) => hasForm(items, item));
    return areItems ? `Mettez des crochets : [${areWords ? text : JSON.stringify(text)}].` : undefined;
  }
  return undefined;
}

/** A number with its groups of digits, a sign before it and a unit after it. */
const amount = /^\p{Sc}?\s*([-+]?(?!0\d)(?:\d{1,3}(?:[\s.'’]\d{3})+|\d+))(?:[.,](\d+))?\s*(\P{N}*)$/u;

/** Units that multiply the number, or make it another one in the unit of its field: « 3,9 k€ », « 2 h ». */
const multiplying =
  /^(?:(?:k|M|Md)(?:\p{Sc}|\s|$)|(?:mille|millions?|milliards?|s|sec|secondes?|min|minutes?|h|heures?|jours?|semaines?|mois|ans?|années?)(?!\p{L}))/u;

/** The one number of a text: `3 870 €` → 3870, `3 870,50` → 3870.5, `12.900` → 12900; none of a telephone number. */
export function numberIn(text: string): number | undefined {
  const [, whole = '', decimals = '0', unit = ''] = amount.exec(text.trim()) ?? [];
  if (whole === '' || multiplying.test(unit)) return undefined;
  const number = Number(`${whole.replaceAll(/[\s.'’]/gu, '')}.${decimals}`);
  return Number.isSafeInteger(Math.trunc(number)) ? number : undefined;
}

/** « oui » and « 01000 » have one remedy where the schema knows what their field holds. A file at fault has no source: it is parsed again. */
export function withWaysOfFields(
  findings: readonly Finding[],
  files: readonly SourceFile[],
  schemas: Schemas,
  country: string,
): Finding[] {
  const isUnclear = ({ ways }: Finding) => ways !== undefined;
  const unclear = new Set(findings.filter(isUnclear).map(({ file }) => file));
  const documents = new Map(
    files
      .filter(({ file }) => unclear.has(file))
      .map((file) => {
        const { tree } = parseText(file.text);
        return [file.file, documentOf(file, tree.errors.length > 0 ? null : (tree.toJS() as Json))];
      }),
  );
  return findings.map((finding) => {
    const document = isUnclear(finding) ? documents.get(finding.file) : undefined;
    if (document === undefined) return finding;
    const { data } = document;
    const path = pathIn(data, finding.path);
    // No schema declares `draft`.
    const schema =
      schemaPlace({ document, data }, path, schemas).schema() ?? (path.at(-1) === 'draft' ? { type: 'boolean' } : {});
    return { ...finding, remedy: wayOf(finding.ways, schema, country) ?? finding.remedy };
  });
}

/** The remedy for a value of a field of this schema; `undefined` where several types remain possible. */
function wayOf(
  { text, boolean, number }: Ways = { text: '' },
  schema: JsonObject,
  country: string,
): string | undefined {
  const { type, description } = schema;
  if (type === 'boolean') return boolean === undefined ? 'Écrivez true ou false.' : `Écrivez ${boolean}.`;
  const expected = typeof description === 'string' ? `Attendu : ${lowerFirst(description)}` : undefined;
  if (type === 'integer' && boolean === undefined && !Number.isInteger(numberIn(text) ?? 0))
    return `Écrivez un nombre entier. ${expected ?? ''}`.trim();
  if (type === 'number' || type === 'integer')
    return boolean === undefined ? number : 'Écrivez un nombre, en chiffres.';
  const choices = Array.isArray(schema.enum) ? schema.enum : schema.const === undefined ? undefined : [schema.const];
  if (choices?.includes(text) === false)
    return suggestion(text, choices.map(String)) ?? `Valeurs possibles : ${choices.join(', ')}.`;
  if (type !== 'string' && choices === undefined) return undefined;
  // `none`, or the address of what a part of the site needs.
  const form = isObject(schema.else) ? schema.else : schema;
  const accepts = (one: string) => hasForm(form, one);
  if (!isListed(form) && accepts(text)) return quoteRemedy(text);
  const meant = isListed(form) ? undefined : suggestFix(text, accepts, country);
  if (meant !== undefined) return `Écrivez « ${meant} ».`;
  return expected;
}

/** Is a value one of a list? No other way to write a text makes it one of them. */
function isListed(schema: JsonObject): boolean {
  return listed.some((keyword) => schema[keyword] !== undefined);
}

const listed = ['icon', 'href', 'refersTo', 'choiceOf', 'pictureFile', 'names', 'itemOf', 'keyOf'];

/** True if `text` is a value of a field with this pattern and this format, where it has them. */
export function hasForm({ pattern, format }: JsonObject, text: string): boolean {
  const isShaped = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  return isShaped && (typeof format !== 'string' || hasFormat(format, text));
}
