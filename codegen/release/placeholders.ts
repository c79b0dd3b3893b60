import { isObject, valueAt, type DocumentPath, type Json } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { excerpt, releaseItem, type ReleaseItem } from './release-item.ts';

/** How a value that only the owner knows is written where a text may stand: the visitor reads it too. */
const mark = '[à compléter';

/** Values named by `toComplete`, and texts that carry the mark without being named. */
export function placeholders({ document, data, annotations }: Source): ReleaseItem[] {
  const named = annotations.flatMap(({ kind, path }) => (kind === 'toComplete' ? [path] : []));
  const known = new Set(named.map((path) => path.join('/')));
  const marked = textsWithMark(data, []).filter((path) => !known.has(path.join('/')));
  return [...named, ...marked].map((path) => releaseItem(document, path, 'toComplete', excerpt(valueAt(data, path))));
}

/** Does a value say itself that it is to be completed, or anything in it? */
export function isPlaceholder(value: Json | undefined): boolean {
  return value !== undefined && textsWithMark(value, []).length > 0;
}

function textsWithMark(value: Json, path: DocumentPath): DocumentPath[] {
  if (typeof value === 'string') return value.includes(mark) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsWithMark(item, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => textsWithMark(item, [...path, key]));
}
