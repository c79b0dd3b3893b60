import type { Finding } from '../base/findings/finding.ts';
import { isObject, pathIn, type Json } from '../base/json.ts';
import { parseText } from '../read/locate.ts';
import { documentOf } from '../read/parse.ts';
import type { SourceFile } from '../read/source.ts';
import { schemaPlace } from '../schemas/schema-place.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { show, typeName } from './words.ts';

/** The type of a field in its schema, and that of its items when it is a list. */
interface Types {
  type?: unknown;
  itemType?: unknown;
}

/** A value of another type than its field's, as message and remedy; the remedy is the same value as the field wants it. */
export function typeFault(data: Json, types: Types, expected: string | undefined): [string, string | undefined] {
  if (data === null) return ['la valeur est vide.', expected];
  // Written bare, such a text would have been the number or the choice that it looks like.
  const quoted = typeof data === 'string' && /^(true|false|-?\d+(\.\d+)?)$/.test(data);
  const cause = quoted ? ' : les guillemets en font un texte' : '';
  return [`${show(data)} n'est pas ${typeName(types.type)}${cause}.`, sameAs(data, types) ?? expected];
}

function sameAs(data: Json, { type, itemType }: Types): string | undefined {
  if (type === 'number' || type === 'integer') {
    const number = typeof data === 'string' ? numberIn(data) : undefined;
    if (number !== undefined && (type === 'number' || Number.isInteger(number)))
      return `Écrivez le nombre seul, sans guillemets ni unité : « ${number} ».`;
  }
  if (type === 'boolean' && (data === 'true' || data === 'false')) return `Écrivez ${data}, sans guillemets.`;
  if (type === 'string' && (typeof data === 'number' || typeof data === 'boolean'))
    return `Mettez le texte entre guillemets : "${data}".`;
  if (type === 'array' && itemType === 'string' && !isObject(data)) return `Mettez des crochets : [${String(data)}].`;
  return undefined;
}

/** The one number of a text: `3 870 €` → 3870, `3870,50` → 3870.5, `12.900` → 12900. */
function numberIn(text: string): number | undefined {
  const [found, ...others] = text.match(/[-+]?\d+(?:[\s.,]\d+)*/gu) ?? [];
  if (found === undefined || others.length > 0) return undefined;
  const compact = found.replaceAll(/\s/gu, '').replace(',', '.');
  const number = Number(/^[-+]?\d{1,3}(\.\d{3})+$/.test(compact) ? compact.replaceAll('.', '') : compact);
  return Number.isFinite(number) ? number : undefined;
}

/** « oui » has one remedy where the schema knows whether its field is a choice or a text. A file at fault has no source: it is parsed again. */
export function withWaysOfFields(
  findings: readonly Finding[],
  files: readonly SourceFile[],
  schemas: Schemas,
): Finding[] {
  const isUnclear = ({ code }: Finding) => code === 'lint/boolean-word';
  const unclear = new Set(findings.filter(isUnclear).map(({ file }) => file));
  const documents = new Map(
    files.filter(({ file }) => unclear.has(file)).map((file) => [file.file, documentOf(file, dataIn(file.text))]),
  );
  return findings.map((finding) => {
    const document = isUnclear(finding) ? documents.get(finding.file) : undefined;
    if (document === undefined) return finding;
    const { data } = document;
    const { type } = schemaPlace({ document, data }, pathIn(data, finding.path), schemas).schema() ?? {};
    const [, truth, text] = /^Écrivez (true|false) .* ou ("\S+") /u.exec(finding.remedy ?? '') ?? [];
    if (type === 'boolean') return { ...finding, remedy: `Écrivez ${truth}.` };
    return type === 'string' ? { ...finding, remedy: `Mettez le texte entre guillemets : ${text}.` } : finding;
  });
}

/** The data of a text, as far as it is YAML. */
function dataIn(text: string): Json {
  const { tree } = parseText(text);
  return tree.errors.length > 0 ? null : (tree.toJS() as Json);
}
