import { hashAround, type Spec } from '../edit/spec.ts';
import type { Source } from '../../read/source.ts';
import { schemaPlace } from '../../schemas/schema-walk.ts';
import { isObject, valueAt, valuesIn, type DocumentPath, type Json, replaced } from '../../base/json.ts';
import { isScalarValue } from '../edit/yaml/scalar-text.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { fieldAt } from './field.ts';
import type { EmptyList, NamedField } from '../../../src/shared/editing.ts';
import type { Schemas } from '../../schemas/schemas.ts';

/** The lists of the mapping at a place, or the list there, that hold nothing and may hold something. */
export function emptyLists(spec: Spec, source: Source, path: DocumentPath): EmptyList[] {
  const holder = valueAt(source.data, path);
  if (Array.isArray(holder)) return holder.length === 0 ? [emptyList(spec, source, path)] : [];
  const { properties } = schemaPlace(source, path, spec.schemas).schema() ?? {};
  if (!isObject(holder) || !isObject(properties)) return [];
  return Object.keys(properties).flatMap((key) => {
    const list = [...path, key];
    const isList = schemaPlace(source, list, spec.schemas).schema()?.type === 'array';
    const value = holder[key];
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    return isList && isEmpty && key !== 'formerIds' ? [emptyList(spec, source, list)] : [];
  });
}

function emptyList(spec: Spec, source: Source, path: DocumentPath): EmptyList {
  const items = blankAt(source, path, spec.schemas);
  const name = shortWords(subjectOf(spec, source, path).words);
  const base = { file: source.document.file, path, words: name, hash: hashAround(source, path) };
  if (items === undefined) return { ...base, fields: [] };
  // As if they were there: a field is made from the value that it holds.
  const filled = { ...source, data: replaced(source.data, path, items) };
  const fields = valuesIn(items).flatMap(({ path: below, value }): NamedField[] => {
    const at = [...path, ...below];
    const field = fieldAt(spec, filled, at);
    if (field === undefined || !isScalarValue(value)) return [];
    const number = below.findLast((step) => typeof step === 'number') ?? 0;
    const counted = Array.isArray(items) && items.length > 1 ? `${number + 1}. ` : '';
    const words = counted + shortWords(subjectOf(spec, filled, at).words);
    return [{ path: below, words, value: typeof value === 'number' ? null : value, field }];
  });
  return { ...base, fields };
}

/** « Texte du bouton », without the page, the section or the row, which the panel shows once. */
export function shortWords(words: string): string {
  return words.replace(/, pages? .*$| de « .* \([\w-]+\)$/u, '');
}

/** The first items of a list, with the entered values. */
export function firstItems(
  { schemas }: Pick<Spec, 'schemas'>,
  source: Source,
  path: DocumentPath,
  values: readonly { readonly path: DocumentPath; readonly value: Json }[],
): Json[] | undefined {
  const blank = blankAt(source, path, schemas);
  if (!Array.isArray(blank)) return undefined;
  if (values.some((one) => !isScalarValue(valueAt(blank, one.path)))) return undefined;
  return values.reduce<Json>((items, one) => replaced(items, one.path, one.value), blank) as Json[];
}

/**
 * The smallest value that the schema of a place allows, still blank: the required keys of a mapping, the fewest items of a list.
 * `undefined` where a schema leaves a choice, which is made in the file.
 */
function blankAt(source: Source, path: DocumentPath, schemas: Schemas): Json | undefined {
  const schema = schemaPlace(source, path, schemas).schema();
  if (schema === undefined || 'oneOf' in schema || 'anyOf' in schema) return undefined;
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.type === 'array') {
    // A list that is written holds something.
    const length = Math.max(1, Number(schema.minItems ?? 1));
    return allThere(Array.from({ length }, (_, index) => blankAt(source, [...path, index], schemas)));
  }
  if (schema.type === 'object') {
    const { required, properties } = schema;
    const needed = Array.isArray(required) ? required.map(String) : [];
    // An item that may have an address is a link by default.
    const leads = isObject(properties) && 'href' in properties && !needed.includes('href');
    const keys = leads ? [...needed, 'href'] : needed;
    const values = allThere(keys.map((key) => blankAt(source, [...path, key], schemas)));
    return values && Object.fromEntries(keys.map((key, index) => [key, values[index] ?? null]));
  }
  return scalars[String(schema.type)];
}

const scalars: Readonly<Record<string, Json>> = { string: '', number: 0, integer: 0, boolean: false };

function allThere<Value>(values: readonly (Value | undefined)[]): Value[] | undefined {
  const there = values.filter((value) => value !== undefined);
  return there.length === values.length ? there : undefined;
}
