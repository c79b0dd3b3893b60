import { isObject, type DocumentPath, type Json } from './json.ts';
import { Remembered } from './remembered.ts';

/** A text of a value, and where it stands. */
export interface PlacedText {
  path: DocumentPath;
  text: string;
}

/** Every text of a value, in its order. Several rules ask for those of the same values, which do not change: each is walked once. */
export function textsIn(value: Json): readonly PlacedText[] {
  if (typeof value !== 'object' || value === null) return textsBelow(value, [], []);
  return walked.get(value, () => textsBelow(value, [], []));
}

const walked = new Remembered<object, readonly PlacedText[]>();

function textsBelow(value: Json, path: DocumentPath, texts: PlacedText[]): readonly PlacedText[] {
  if (typeof value === 'string') texts.push({ path, text: value });
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) textsBelow(item, [...path, index], texts);
  else if (isObject(value)) for (const key of Object.keys(value)) textsBelow(value[key] ?? null, [...path, key], texts);
  return texts;
}

/** The nearest key above a text: `href` for `actions/0/href`. */
export function keyOf({ path }: PlacedText): string {
  return path.findLast((step): step is string => typeof step === 'string') ?? '';
}
