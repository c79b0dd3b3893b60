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

/** The texts of a value without their places, in its order: with them, the list of a large table would weigh more than the table. */
export function plainTexts(value: Json): readonly string[] {
  return typeof value === 'object' && value !== null
    ? plain.get(value, () => plainBelow(value, []))
    : plainBelow(value, []);
}

const plain = new Remembered<object, readonly string[]>();

function plainBelow(value: Json, texts: string[]): string[] {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const item of value) plainBelow(item, texts);
  else if (isObject(value)) for (const key in value) plainBelow(value[key] ?? null, texts);
  return texts;
}

/** The texts of a value that are meant, in its order: places are looked for where there are any. */
export function textsLike(value: Json, isMeant: (text: string) => boolean): readonly PlacedText[] {
  return plainTexts(value).some((text) => isMeant(text)) ? textsBelow(value, [], [], isMeant) : [];
}

/** @param way the steps to the value: one list for the whole walk, of which each text takes a copy */
function textsBelow(
  value: Json,
  way: (string | number)[],
  texts: PlacedText[],
  isMeant?: (text: string) => boolean,
): readonly PlacedText[] {
  if (typeof value === 'string') {
    if (isMeant?.(value) !== false) texts.push({ path: way.slice(), text: value });
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      way.push(index);
      textsBelow(value[index] ?? null, way, texts, isMeant);
      way.pop();
    }
  } else if (isObject(value)) {
    for (const key in value) {
      way.push(key);
      textsBelow(value[key] ?? null, way, texts, isMeant);
      way.pop();
    }
  }
  return texts;
}

/** The nearest key above a text: `href` for `actions/0/href`. */
export function keyOf({ path }: PlacedText): string {
  return path.findLast((step): step is string => typeof step === 'string') ?? '';
}
