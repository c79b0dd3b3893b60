import { isObject, type DocumentPath, type Json } from './json.ts';

/** A text of a value, and where it stands. */
export interface PlacedText {
  path: DocumentPath;
  text: string;
}

/** Every text of a value, in its order. */
export function textsIn(value: Json, path: DocumentPath = []): PlacedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}

/** The nearest key above a text: `href` for `actions/0/href`. */
export function keyOf({ path }: PlacedText): string {
  return path.findLast((step): step is string => typeof step === 'string') ?? '';
}
