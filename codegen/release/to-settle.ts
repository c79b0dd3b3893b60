import { attempt } from '../base/attempt.ts';
import { cached } from '../base/cached.ts';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json, type DocumentPath } from '../base/json.ts';
import type { Finding } from '../base/findings/finding.ts';
import type { Changes } from '../read/read.ts';
import { fileFinding } from '../read/source.ts';
import { ledgers } from '../run/ledgers.ts';

/**
 * Why a value is in the ledger: a text written for the site, a claim that may not be true, a value that only the owner knows. A `figure`
 * is settled: a figure typed in a text that its owner has approved as it is.
 */
const kinds = ['drafted', 'toVerify', 'toComplete', 'figure'] as const;

export interface Entry {
  /** Relative to the folder of the site, with forward slashes. */
  readonly file: string;
  /** The name of the value in its file (`average-roi/value`): items of lists by their ids. */
  readonly at: string;
  readonly kind: (typeof kinds)[number];
  /** Of the value when the line was written: by it a value is found that was moved by hand. */
  readonly hash: string;
  /** Why the claim is doubtful, for `toVerify`. */
  readonly why?: string;
}

export interface Ledger {
  readonly entries: readonly Entry[];
  readonly fault: 'missing' | 'unreadable' | undefined;
}

/** Without it an empty file, which a failed write leaves, would be a site with nothing to settle. */
const head = '{"ledger":"to-settle","version":1}';

/** @param changes files about to be written: the ledger is read as it would be */
export function readLedger(root: string, changes?: Changes): Ledger {
  const text = changes?.get(ledgers.toSettle) ?? attempt(() => readFileSync(join(root, ledgers.toSettle), 'utf8'));
  return text === undefined ? { entries: [], fault: 'missing' } : parseLedger(text);
}

export function parseLedger(text: string): Ledger {
  const lines = text.split(/\r?\n/);
  // Marks of a conflict or a line cut short are no JSON.
  const entries = attempt(() => lines.slice(1, -1).map((line) => JSON.parse(line) as Json));
  const isWhole = lines[0] === head && lines.at(-1) === '';
  return isWhole && entries?.every(isEntry) ? { entries, fault: undefined } : { entries: [], fault: 'unreadable' };
}

function isEntry(value: Json): value is Json & Entry {
  if (!isObject(value)) return false;
  const { file, at, kind, hash: of, why = '' } = value;
  return [file, at, of, why].every((one) => typeof one === 'string') && kinds.some((one) => one === kind);
}

/** The ledger as it is written: one line for each value, sorted; of two lines about one value, the last. */
export function ledgerText(entries: readonly Entry[]): string {
  const lines = new Map(
    entries.map(({ file, at, kind, hash: of, why }) => [
      [file, at, kind].join('\n'),
      JSON.stringify({ file, at, kind, hash: of, why }),
    ]),
  );
  const sorted = [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
  return [head, ...sorted, ''].join('\n');
}

/** The hash by which values are compared: line breaks and spaces do not make another text. */
export function valueHash(value: Json): string {
  const folded = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? one.replaceAll(/\s+/gu, ' ').trim() : one,
  );
  return hash('sha256', folded).slice(0, 16);
}

const restore = `Rétablissez-le : « git checkout HEAD -- ${ledgers.toSettle} »`;

/** French: why nothing can be approved, and no site can go live, with this ledger. */
export const ledgerFaults: Readonly<Record<NonNullable<Ledger['fault']>, { message: string; remedy: string }>> = {
  missing: {
    message: 'le registre de ce qui reste à régler manque',
    remedy: `${restore}. Pour un site neuf, créez-le avec cette seule ligne : « ${head} ».`,
  },
  unreadable: { message: 'le registre de ce qui reste à régler ne peut plus être lu', remedy: `${restore}.` },
};

/** The finding on a ledger that cannot be read. One that is missing only keeps a site from going live. */
export function ledgerFindings({ fault }: Ledger): Finding[] {
  if (fault !== 'unreadable') return [];
  const { message, remedy } = ledgerFaults.unreadable;
  return [fileFinding(ledgers.toSettle, 'read/to-settle', `${message}.`, remedy)];
}

interface NamedValue {
  readonly file: string;
  readonly name: string;
  readonly path: DocumentPath;
  readonly value: Json;
}

interface File {
  readonly file: string;
  readonly data: Json;
}

/** An entry of the ledger with the value that it is about. */
export interface OpenValue extends NamedValue {
  readonly entry: Entry;
}

/** Values shorter than this in JSON are equal by chance. */
const leastDistinct = 12;

/**
 * The values that the entries are about: by name where the value still has its hash; else by the hash, where exactly
 * one value has it, in the file and then in the others, since rows and sections move; else by name, since an edit settles nothing.
 * @param before the files as the entries knew them: a value that has its place and its hash already is not one that has moved
 * @returns the entries in their order, and those whose value is nowhere any more
 */
export function openValues(entries: readonly Entry[], files: readonly File[], before: readonly File[] = []) {
  const namedIn = (all: readonly File[]) => new Map(all.map(({ file, data }) => [file, namedValues(file, data)]));
  const [named, namedBefore] = [namedIn(files), namedIn(before)];
  const found = new Map<Entry, OpenValue>();
  const claimed = new Set<string>();
  const keyOf = ({ kind }: Entry, { file, name }: NamedValue) => `${kind} ${file} ${name}`;
  const claim = (entry: Entry, one: NamedValue) => {
    claimed.add(keyOf(entry, one));
    found.set(entry, { ...one, entry });
  };
  const namedBy = ({ file, at }: Entry) => named.get(file)?.get(at);
  const left = () => entries.filter((entry) => !found.has(entry));

  for (const entry of entries) {
    const one = namedBy(entry);
    if (one !== undefined && valueHash(one.value) === entry.hash) claim(entry, one);
  }
  const byHash = cached((file: string) =>
    Map.groupBy(named.get(file)?.values() ?? [], ({ value }) => valueHash(value)),
  );
  const stood = ({ file, name, value }: NamedValue) => {
    const old = namedBefore.get(file)?.get(name);
    return old !== undefined && valueHash(old.value) === valueHash(value);
  };
  const withHash = (entry: Entry, file: string) =>
    (byHash(file).get(entry.hash) ?? []).filter((one) => !claimed.has(keyOf(entry, one)) && !stood(one));
  for (const entry of left()) {
    const isMissing = namedBy(entry) === undefined;
    const near = withHash(entry, entry.file);
    const isFar = isMissing && near.length === 0;
    const [one, ...more] = isFar ? files.flatMap(({ file }) => withHash(entry, file)) : near;
    if (one !== undefined && more.length === 0 && ((isMissing && !isFar) || isDistinct(one))) claim(entry, one);
  }
  for (const entry of left()) {
    const one = namedBy(entry);
    if (one !== undefined && entry.kind !== 'figure' && !claimed.has(keyOf(entry, one))) claim(entry, one);
  }
  return { found: entries.flatMap((entry) => found.get(entry) ?? []), gone: left() };
}

function isDistinct({ value }: NamedValue): boolean {
  return JSON.stringify(value).length >= leastDistinct;
}

/** Every value of a file by its name, in the order of the file. */
function namedValues(file: string, data: Json): ReadonlyMap<string, NamedValue> {
  const all = new Map<string, NamedValue>();
  const walk = (value: Json, path: DocumentPath, names: readonly string[]) => {
    const name = names.join('/');
    all.set(name, { file, name, path, value });
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
