import { targetOf, type Spec, hashAround } from '../edit/spec.ts';
import { originKind, writtenAt } from '../edit/where/shown-text.ts';
import { nameOf, valueWords, provenanceOf, subjectOf } from '../edit/words/subject.ts';
import { referencesIn } from '../../model/resolve/resolved.ts';
import type { Source } from '../../read/source.ts';
import { schemaPlace } from '../../schemas/schema-walk.ts';
import { entriesAt, isObject, itemsAt, textAt, valueAt, type DocumentPath, type Json } from '../../base/json.ts';
import { isScalarValue } from '../edit/yaml/scalar-text.ts';
import { emptyLists, shortWords } from './empty-lists.ts';
import { fieldAt, isOptional } from './field.ts';
import { remarksOf, type Settlement } from './remarks.ts';
import type { Entry, FieldDetails, ListAround } from '../../../src/shared/editing.ts';

/** The details of the value at a place, or of the nearest written place above it. */
export function fieldDetails(spec: Spec, source: Source, at: DocumentPath, settlement: Settlement): FieldDetails {
  const path = writtenAt(source, at);
  const { file } = source.document;
  const entry = entryAt(spec, source, path);
  const holder = entry === undefined ? path : path.slice(0, -1);
  return {
    entry: entry ?? null,
    words: subjectOf(spec, source, path).words,
    file,
    path,
    line: source.document.locate(path).line,
    written: originKind({ source, path }).words,
    source: sourceOfFigure(source, path),
    remarks: remarksOf(spec, source, settlement)(path),
    beside: entriesAt(source.data, holder).flatMap(([key]) =>
      entry !== undefined && key === path.at(-1) ? [] : (entryAt(spec, source, [...holder, key]) ?? []),
    ),
    uses: usesOf(spec, valueAt(source.data, path)),
    lists: listsAround(source, path),
    empty: emptyLists(spec, source, holder),
  };
}

/** The value at a place with its field, if it has one. */
export function entryAt(spec: Spec, source: Source, path: DocumentPath): Entry | undefined {
  const field = fieldAt(spec, source, path);
  const { document, data } = source;
  const value = valueAt(data, path);
  if (field === undefined || !isScalarValue(value)) return undefined;
  const title = subjectOf(spec, source, path).words;
  return {
    file: document.file,
    path,
    words: shortWords(title),
    title,
    isOptional: isOptional(spec, source, path),
    help: textAt(schemaPlace(source, path, spec.schemas).schema(), ['description']) ?? null,
    value,
    field,
    hash: hashAround(source, path),
  };
}

function sourceOfFigure({ document, data }: Source, path: DocumentPath): string | null {
  if (document.kind !== 'facts') return null;
  const [reading, fact] = [path.slice(0, 3), path.slice(0, 1)].map((at) => valueAt(data, at));
  return provenanceOf({ ...(isObject(fact) && fact), ...(isObject(reading) && reading) }) ?? null;
}

function usesOf(spec: Spec, value: Json | undefined): FieldDetails['uses'] {
  if (typeof value !== 'string') return [];
  return referencesIn(value).flatMap(({ reference }) => {
    const target = targetOf(spec, reference);
    if (target === undefined) return [];
    const { source, path, value: found } = target;
    const inner = isObject(found) && !isObject(found.value) && found.value !== undefined ? [...path, 'value'] : path;
    const words = isObject(found) ? nameOf(found) : valueWords(found, target.unit);
    return [{ file: source.document.file, path: inner, reference, words }];
  });
}

/** The lists above a place, the nearest first. The blocks of a page are such a list, as are the rows of a table. */
function listsAround(source: Source, path: DocumentPath): ListAround[] {
  const { file } = source.document;
  return path
    .flatMap((step, depth): ListAround[] => {
      const [list, item] = [path.slice(0, depth), path.slice(0, depth + 1)];
      const items = itemsAt(source.data, list).map((one) => nameOf(one));
      return items.length === 0
        ? []
        : [{ file, path: list, index: Number(step), items, hash: hashAround(source, item) }];
    })
    .toReversed();
}
