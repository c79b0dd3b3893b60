import type { Spec } from '../edit/spec.ts';
import { annotationKeys } from '../load/read/annotations.ts';
import type { Source } from '../load/resolve/spec-index.ts';
import { schemaPlace } from '../load/schemas/schema-place.ts';
import { isObject, valueAt, type DocumentPath } from '../load/values/json.ts';
import type { Word } from './reference-words.ts';

/** Names that no schema lists, where one is asked for: fields of the same mapping, files of pages, tables. */
export function ownNames(spec: Spec, source: Source, path: DocumentPath): Word[] {
  const [above, last] = [path.at(-2), path.at(-1)];
  const { kind } = source.document;
  if (annotationKeys.includes(String(above))) return fieldsBeside(source, path.slice(0, -2));
  // The first key of a mapping is a text as long as no colon follows it.
  if (last === 'toVerify') return fieldsBeside(source, path.slice(0, -1)).map(asKey);
  if (kind === 'routes' && last === 'page')
    return spec.sources.flatMap(({ document }) => (document.kind === 'page' ? [{ label: document.name }] : []));
  const isQuery =
    last === 'from' && schemaPlace(source, path.slice(0, -1), spec.schemas).schema()?.rowsOf !== undefined;
  const isFamily = kind === 'page' && path.length === 1 && last === 'each';
  return isQuery || isFamily ? [...spec.index.tables.keys()].map((label) => ({ label })) : [];
}

/** The same word, written as a key. */
export function asKey(word: Word): Word {
  return { ...word, put: `${word.label}: ` };
}

/** The fields that an annotation may name: those of its mapping, but for what holds it together. */
function fieldsBeside({ data }: Source, holder: DocumentPath): Word[] {
  const mapping = valueAt(data, holder);
  const names = Object.keys(isObject(mapping) ? mapping : {});
  return names
    .filter((name) => !annotationKeys.includes(name) && name !== 'id' && name !== 'type')
    .map((label) => ({ label }));
}
