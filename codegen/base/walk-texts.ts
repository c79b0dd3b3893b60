import { valuesIn, type DocumentPath, type Json } from './json.ts';

export interface PlacedText {
  path: DocumentPath;
  text: string;
}

export function textsIn(value: Json): PlacedText[] {
  return textsLike(value, () => true);
}

/** The texts of a value that pass a test, in its order. */
export function textsLike(value: Json, passes: (text: string) => boolean): PlacedText[] {
  const texts = valuesIn(value, [], (part) => typeof part === 'string' && passes(part));
  return texts.map((one) => ({ path: one.path, text: String(one.value) }));
}

/** The nearest key above a text: `href` for `actions/0/href`. */
export function keyOf({ path }: PlacedText): string {
  return path.findLast((step): step is string => typeof step === 'string') ?? '';
}
