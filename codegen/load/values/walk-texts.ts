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

/** The texts of a value that are meant, in its order: of a large table, a list of all of them would weigh more than the table. */
export function textsLike(value: Json, isMeant: (text: string) => boolean): readonly PlacedText[] {
  return textsBelow(value, [], [], isMeant);
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
    for (const key of Object.keys(value)) {
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
