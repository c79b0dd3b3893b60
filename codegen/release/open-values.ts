import { isObject, type DocumentPath, type Json } from '../base/json.ts';
import { valueHash, type Entry } from './to-settle.ts';

export interface FileData {
  readonly file: string;
  readonly data: Json;
}

interface NamedValue {
  readonly name: string;
  readonly path: DocumentPath;
  readonly value: Json;
}

/** An entry of the ledger with the value that it is about. */
export interface OpenValue extends NamedValue {
  readonly entry: Entry;
  readonly file: string;
}

/** Values shorter than this in JSON are equal by chance. */
const leastDistinct = 12;

/**
 * The values that the entries are about: by name where the value still has its hash; else by the hash, where exactly
 * one value has it, in the file and then in the others, since rows and sections move; else by name, since an edit settles nothing.
 * @returns the entries in their order, and those whose value is nowhere any more
 */
export function openValues(entries: readonly Entry[], files: readonly FileData[]) {
  const named = new Map(files.map(({ file, data }) => [file, namedValues(data)]));
  const found = new Map<Entry, OpenValue>();
  const claimed = new Set<string>();
  const isFree = ({ kind }: Entry, file: string, { name }: NamedValue) => !claimed.has(`${kind} ${file} ${name}`);
  const claim = (entry: Entry, file: string, one: NamedValue) => {
    claimed.add(`${entry.kind} ${file} ${one.name}`);
    found.set(entry, { ...one, entry, file });
  };
  const namedBy = ({ file, at }: Entry) => named.get(file)?.get(at);
  const left = () => entries.filter((entry) => !found.has(entry));

  for (const entry of entries) {
    const one = namedBy(entry);
    if (one !== undefined && valueHash(one.value) === entry.hash) claim(entry, entry.file, one);
  }
  const hashes = new Map<string, Map<string, NamedValue[]>>();
  const withHash = (entry: Entry, file: string) => {
    const own = hashes.get(file) ?? Map.groupBy(named.get(file)?.values() ?? [], ({ value }) => valueHash(value));
    hashes.set(file, own);
    return (own.get(entry.hash) ?? []).filter((one) => isFree(entry, file, one));
  };
  for (const entry of left()) {
    const isMissing = namedBy(entry) === undefined;
    const near = withHash(entry, entry.file);
    const [one] = near;
    if (one !== undefined && near.length === 1 && (isMissing || isDistinct(one))) {
      claim(entry, entry.file, one);
      continue;
    }
    if (!isMissing || one !== undefined) continue;
    const far = files.flatMap(({ file }) => withHash(entry, file).map((other) => ({ file, other })));
    if (far.length === 1 && isDistinct(far[0]!.other)) claim(entry, far[0]!.file, far[0]!.other);
  }
  for (const entry of left()) {
    const one = namedBy(entry);
    if (one !== undefined && entry.kind !== 'figure' && isFree(entry, entry.file, one)) claim(entry, entry.file, one);
  }
  return { found: entries.flatMap((entry) => found.get(entry) ?? []), gone: left() };
}

function isDistinct({ value }: NamedValue): boolean {
  return JSON.stringify(value).length >= leastDistinct;
}

/** Every value of a file by its name, in the order of the file. */
function namedValues(data: Json): ReadonlyMap<string, NamedValue> {
  const all = new Map<string, NamedValue>();
  const walk = (value: Json, path: DocumentPath, names: readonly string[]) => {
    const name = names.join('/');
    all.set(name, { name, path, value });
    if (isObject(value)) for (const [key, part] of Object.entries(value)) walk(part, [...path, key], [...names, key]);
    if (!Array.isArray(value)) return;
    const items = itemNames(value);
    for (const [index, item] of value.entries()) walk(item, [...path, index], [...names, items[index] ?? '']);
  };
  walk(data, [], []);
  return all;
}

/** The name of a value in its file: `average-roi/value`, `blocks/cards n° 2/heading`. */
export function nameAt(data: Json, path: DocumentPath): string {
  let value: Json | undefined = data;
  return path
    .map((step) => {
      const name = Array.isArray(value) ? itemNames(value)[Number(step)] : String(step);
      value = (value as Record<string | number, Json> | undefined)?.[step];
      return name;
    })
    .join('/');
}

/** Keys that name an item of a list, none of them read by visitors: a text may change. */
const naming = ['id', 'type', 'path'];

/** The names of the items of a list: a name that others have before it gets a number, as does an item without one. */
function itemNames(list: readonly Json[]): string[] {
  const counts = new Map<string, number>();
  return list.map((item) => {
    const key = isObject(item) ? naming.find((one) => typeof item[one] === 'string') : undefined;
    const name = key === undefined ? '' : String((item as Record<string, Json>)[key]);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return name !== '' && count === 1 ? name : `${name} n° ${count}`.trim();
  });
}
