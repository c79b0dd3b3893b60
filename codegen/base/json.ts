export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** A path inside a document: keys and indexes from the root. */
export type DocumentPath = readonly (string | number)[];

/** True of a mapping: neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Empty where `list` is none. */
export function objectsIn(list: unknown): JsonObject[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The texts of a list; none where `list` is none. */
export function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}

/** The items of the list at `path`; none where there is no list. */
export function itemsAt(root: Json | undefined, path: DocumentPath): readonly Json[] {
  const list = valueAt(root, path);
  return Array.isArray(list) ? list : [];
}

/** The entries of the mapping at `path`; none where there is no mapping. */
export function entriesAt(root: Json | undefined, path: DocumentPath): [key: string, value: Json][] {
  const mapping = valueAt(root, path);
  return isObject(mapping) ? Object.entries(mapping) : [];
}

/** The text at `path`; `undefined` where there is none. */
export function textAt(root: Json | undefined, path: DocumentPath): string | undefined {
  const text = valueAt(root, path);
  return typeof text === 'string' ? text : undefined;
}

interface PlacedValue {
  path: DocumentPath;
  value: Json;
}

/**
 * A value and all its parts, each before its own parts, with their paths.
 * @param passes whether a part is meant: the paths of the others are not copied
 */
export function valuesIn(value: Json, path: DocumentPath = [], passes?: (part: Json) => boolean): PlacedValue[] {
  const found: PlacedValue[] = [];
  const way = [...path];
  const walk = (part: Json): void => {
    if (passes?.(part) !== false) found.push({ path: way.slice(), value: part });
    if (typeof part !== 'object' || part === null) return;
    for (const [step, below] of Array.isArray(part) ? part.entries() : Object.entries(part)) {
      way.push(step);
      walk(below);
      way.pop();
    }
  };
  walk(value);
  return found;
}

export function scalarsIn(value: Json, path: DocumentPath = []): { value: string | number; path: DocumentPath }[] {
  return valuesIn(value, path).flatMap((one) =>
    typeof one.value === 'string' || typeof one.value === 'number' ? [{ value: one.value, path: one.path }] : [],
  );
}

/** The value at `path`, or `undefined` when a step does not exist. Only own properties are followed. */
export function valueAt(root: Json | undefined, path: DocumentPath): Json | undefined {
  let current: Json | undefined = root;
  for (const step of path) {
    if (Array.isArray(current)) current = current[Number(step)];
    else if (isObject(current) && Object.hasOwn(current, String(step))) current = current[String(step)];
    else return undefined;
  }
  return current;
}

/** A copy of `data` with another value at `path`; mappings that are missing on the way are made. */
export function replaced(data: Json, [step, ...rest]: DocumentPath, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(step), replaced(data[Number(step)] ?? null, rest, value));
  const mapping = isObject(data) ? data : {};
  return { ...mapping, [step]: replaced(mapping[String(step)] ?? null, rest, value) };
}

/** A mapping with each of its values changed, a key left out where its new value is `undefined`; the mapping itself where none changes. */
export function mapValues(mapping: JsonObject, change: (value: Json, key: string) => Json | undefined): JsonObject {
  let changed: JsonObject | undefined;
  for (const key in mapping) {
    const value = mapping[key] ?? null;
    const made = change(value, key);
    if (made === value) continue;
    changed ??= { ...mapping };
    if (made === undefined) delete changed[key];
    else changed[key] = made;
  }
  return changed ?? mapping;
}

/** A value with each mapping changed, those inside it first. Parts without a change are shared with the value. */
export function mapObjects<Value extends Json>(value: Value, change: (mapping: JsonObject) => JsonObject): Value {
  const copy = (part: Json): Json => {
    if (Array.isArray(part)) {
      let items: Json[] | undefined;
      for (const [place, item] of part.entries()) {
        const made = copy(item);
        if (made !== item) (items ??= part.slice())[place] = made;
      }
      return items ?? part;
    }
    return isObject(part) ? change(mapValues(part, copy)) : part;
  };
  return copy(value) as Value;
}

/** `blocks/2/type`: numbers are places where a list is. */
export function pathIn(data: Json, text: string): DocumentPath {
  const path: (string | number)[] = [];
  for (const step of text === '' ? [] : text.split('/'))
    path.push(Array.isArray(valueAt(data, path)) ? Number(step) : step);
  return path;
}

export interface PlacedText {
  path: DocumentPath;
  text: string;
}

/** The texts of a value that pass a test, in its order. */
export function textsIn(value: Json, passes: (text: string) => boolean = () => true): PlacedText[] {
  const texts = valuesIn(value, [], (part) => typeof part === 'string' && passes(part));
  return texts.map((one) => ({ path: one.path, text: String(one.value) }));
}

/** The nearest key above a text: `href` for `actions/0/href`. */
export function keyOf({ path }: PlacedText): string {
  return path.findLast((step): step is string => typeof step === 'string') ?? '';
}
