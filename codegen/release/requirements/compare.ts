import { isObject, type DocumentPath, type Json } from '../../base/json.ts';
import type { Documented } from './baseline.ts';
import type { SpecValue } from './spec-values.ts';

/** What became of a documented value: as documented, another one, in another order, or no longer there. */
export type State = 'same' | 'changed' | 'moved' | 'absent';

/** A documented value beside the one of the spec. */
export interface Comparison extends Documented {
  state: State;
  /** The value of the spec; `undefined` when it is absent, or for a text that is not found. */
  found: Json | undefined;
  /** Where it stands, or where the path to it ends. */
  file: string;
  line: number;
}

/** Compares every documented value with the spec, in the order of the baseline. */
export function compare(baseline: readonly Documented[], spec: ReadonlyMap<string, SpecValue>): Comparison[] {
  return baseline.map((documented) => {
    const document = spec.get(documented.within);
    if (document === undefined) {
      return { ...documented, state: 'absent', found: undefined, file: `spec/${documented.within}`, line: 1 };
    }
    const { path, value } = findValue(document.value, documented.path);
    const { file, position } = document.locate(path);
    return { ...documented, ...outcome(documented, value), file, line: position.line };
  });
}

function outcome(
  { kind, path, value: documented }: Documented,
  value: Json | undefined,
): Pick<Comparison, 'state' | 'found'> {
  if (value === undefined) return { state: 'absent', found: undefined };
  if (kind === 'says') {
    const says = plainText(textsOf(value).join('\n')).includes(plainText(String(documented)));
    return { state: says ? 'same' : 'absent', found: undefined };
  }
  const found = {
    is: shown(value),
    set: different(listOf(shown(value))),
    range: extremes(listOf(value)),
    links: different(linksOf(value)),
    count: countOf(value, path.includes('*')),
  }[kind];
  const state = stateOf(documented, found);
  return { state: (kind === 'set' || kind === 'links') && state === 'moved' ? 'same' : state, found };
}

function stateOf(documented: Json, found: Json): State {
  const [wanted = [], there = []] = [documented, found].map((one) =>
    listOf(one).map((item) => plainText(String(item))),
  );
  if (wanted.join('\n') === there.join('\n')) return 'same';
  return wanted.toSorted().join('\n') === there.toSorted().join('\n') ? 'moved' : 'changed';
}

function different(list: readonly Json[]): Json[] {
  return [...new Set(list)];
}

function extremes(list: readonly Json[]): Json {
  const numbers = list.map(Number);
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** How many items a list has; of several lists, the one number, or each when they differ. */
function countOf(value: Json, isEach: boolean): Json {
  if (!Array.isArray(value)) return 0;
  if (!isEach) return value.length;
  const counts = different(value.map((list) => (Array.isArray(list) ? list.length : 0)));
  return counts.length === 1 ? (counts[0] ?? 0) : counts;
}

function listOf(value: Json): Json[] {
  return Array.isArray(value) ? value : [value];
}

/** A figure as its text; a list item by item; everything else as it is. */
function shown(value: Json): Json {
  if (Array.isArray(value)) return value.map(shown);
  return isObject(value) && typeof value.text === 'string' ? value.text : value;
}

/** Every text and number in a value, in order; of a figure, its label and the text that pages show. */
function textsOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isObject(value)) return [String(value)];
  if (typeof value.text === 'string' && typeof value.value === 'string') return [String(value.label), value.text];
  return Object.values(value).flatMap(textsOf);
}

/** Every address of a link in a value, in order, without its query; ` ↗` stands behind one that opens a new tab. */
function linksOf(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(linksOf);
  if (!isObject(value)) return [];
  const { href, newTab } = value;
  const own = typeof href === 'string' ? [`${href.replace(/\?.*/, '')}${newTab === true ? ' ↗' : ''}`] : [];
  return [...own, ...Object.values(value).flatMap(linksOf)];
}

/** Typography is ours: kinds of spaces, of apostrophes and of minus signs make no difference. */
function plainText(text: string): string {
  return text.normalize().replaceAll(/\s+/g, ' ').replaceAll('’', "'").replaceAll('−', '-').trim();
}

/** What stands at a path of the baseline. */
export interface Found {
  /** Keys and indexes as far as the path could be followed. */
  path: DocumentPath;
  /** `undefined` when it could not be followed to its end. */
  value: Json | undefined;
}

/**
 * Follows the steps of a path in a document: a key of a mapping; in a list the item with that id, else of that type, else at
 * that index; `[key=value]` the item with that value; `*` the rest of the path in every item, as a list.
 */
export function findValue(root: Json, steps: readonly string[], from: DocumentPath = []): Found {
  const [step, ...rest] = steps;
  if (step === undefined) return { path: from, value: root };
  if (step === '*' && Array.isArray(root)) {
    const values = root.map((item) => findValue(item, rest).value);
    return { path: from, value: values.filter((value) => value !== undefined) };
  }
  const key = Array.isArray(root) ? itemAt(root, step) : isObject(root) && Object.hasOwn(root, step) ? step : undefined;
  if (key === undefined) return { path: from, value: undefined };
  const child = (root as Record<string, Json>)[key];
  return child === undefined ? { path: from, value: undefined } : findValue(child, rest, [...from, key]);
}

function itemAt(list: readonly Json[], step: string): number | undefined {
  const [, key, value] = /^\[(\w+)=(.*)\]$/.exec(step) ?? [];
  const where = (name: string, wanted: string): number =>
    list.findIndex((item) => isObject(item) && String(item[name]) === wanted);
  const candidates =
    key === undefined ? [where('id', step), where('type', step), indexIn(list, step)] : [where(key, value ?? '')];
  return candidates.find((index) => index >= 0);
}

function indexIn(list: readonly Json[], step: string): number {
  return /^\d+$/.test(step) && Number(step) < list.length ? Number(step) : -1;
}
