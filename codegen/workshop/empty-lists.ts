import type { Spec } from '../edit/spec.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import { schemaPlace } from '../load/schemas/schema-place.ts';
import { isObject, valueAt, type DocumentPath, type Json } from '../load/values/json.ts';
import { replaced } from '../load/values/replaced.ts';
import { subjectOf } from '../edit/words/subject.ts';
import { blankAt, scalarPaths } from './blank.ts';
import { fieldAt, type Field } from './field.ts';
import type { WrittenPlace } from './written-place.ts';

/** A value of an item that is not there yet, and how it is entered. */
export interface BlankField {
  /** In the list. */
  readonly path: DocumentPath;
  readonly words: string;
  readonly value: Json;
  readonly field: Field;
}

/** A list without items, or one that is not written, and what its first items must say. */
export interface EmptyList extends WrittenPlace {
  readonly words: string;
  /** None where an item is made of a choice: it is begun in the file. */
  readonly fields: readonly BlankField[];
}

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
  const base = { file: source.document.file, path, words: shortWords(subjectOf(spec, source, path).words) };
  if (items === undefined) return { ...base, fields: [] };
  // As if they were there: a field is made from the value that it holds.
  const filled = { ...source, data: replaced(source.data, path, items) };
  const fields = scalarPaths(items).flatMap((below): BlankField[] => {
    const at = [...path, ...below];
    const field = fieldAt(spec, filled, at);
    if (field === undefined) return [];
    const value = valueAt(items, below);
    const number = below.findLast((step) => typeof step === 'number') ?? 0;
    const counted = Array.isArray(items) && items.length > 1 ? `${number + 1}. ` : '';
    const words = counted + shortWords(subjectOf(spec, filled, at).words);
    return [{ path: below, words, value: typeof value === 'number' ? null : (value ?? null), field }];
  });
  return { ...base, fields };
}

/** « Texte du bouton », without the page, the section or the row, which the panel says once. */
export function shortWords(words: string): string {
  return words.replace(/, pages? .*$| de « .* \([\w-]+\)$/u, '');
}

/** The first items of a list, with what was entered. */
export function firstItems(
  { schemas }: Pick<Spec, 'schemas'>,
  source: Source,
  path: DocumentPath,
  values: readonly { readonly path: DocumentPath; readonly value: Json }[],
): Json[] | undefined {
  const blank = blankAt(source, path, schemas);
  if (!Array.isArray(blank)) return undefined;
  const known = new Set(scalarPaths(blank).map((one) => one.join('/')));
  if (values.some((one) => !known.has(one.path.join('/')))) return undefined;
  return values.reduce<Json>((items, one) => replaced(items, one.path, one.value), blank) as Json[];
}
