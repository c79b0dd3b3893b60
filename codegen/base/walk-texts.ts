import { isObject, type DocumentPath, type Json } from './json.ts';

export interface PlacedText {
  path: DocumentPath;
  text: string;
}

export function textsIn(value: Json): PlacedText[] {
  return textsBelow(value, [], []);
}

/** The texts of a value that pass a test, in its order. */
export function textsLike(value: Json, passes: (text: string) => boolean): PlacedText[] {
  return textsBelow(value, [], [], passes);
}

/** @param way the steps to the value: one list for the whole walk; each text copies it */
function textsBelow(
  value: Json,
  way: (string | number)[],
  texts: PlacedText[],
  passes?: (text: string) => boolean,
): PlacedText[] {
  if (typeof value === 'string') {
    if (passes?.(value) !== false) texts.push({ path: way.slice(), text: value });
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      way.push(index);
      textsBelow(value[index] ?? null, way, texts, passes);
      way.pop();
    }
  } else if (isObject(value)) {
    for (const key in value) {
      way.push(key);
      textsBelow(value[key] ?? null, way, texts, passes);
      way.pop();
    }
  }
  return texts;
}

/** The nearest key above a text: `href` for `actions/0/href`. */
export function keyOf({ path }: PlacedText): string {
  return path.findLast((step): step is string => typeof step === 'string') ?? '';
}
