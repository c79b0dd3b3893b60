import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { isObject, type DocumentPath, type Json } from '../../base/json.ts';
import { formerIdsOf } from '../../model/redirects/redirects.ts';
import type { Source } from '../../read/source.ts';
import type { Spec } from '../edit/spec.ts';

/** Where something stands in each of two specs: its files, of which one that lacks it may be undefined, and the paths in them. */
interface Places {
  readonly old: Source | undefined;
  readonly now: Source | undefined;
  readonly oldPath: DocumentPath;
  readonly path: DocumentPath;
}

/** One difference between the values of two specs: `before` is undefined for an addition, `after` for a removal. */
export interface WrittenChange extends Places {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved' | 'renamed';
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

/** The differences of two specs, except comments and formatting. The rows of a table are compared across its files. */
export function writtenChanges(before: Spec, after: Spec): WrittenChange[] {
  const tables = new Set([...after.index.tables.keys(), ...before.index.tables.keys()]);
  const [old, now] = [before, after].map(
    ({ sources }) => new Map(sources.map((source) => [source.document.file, source])),
  ) as [Map<string, Source>, Map<string, Source>];
  const files = [...new Set([...now.keys(), ...old.keys()])].map((file) => ({
    old: old.get(file),
    now: now.get(file),
  }));
  const top = { oldPath: [], path: [] };
  return [
    ...[...tables].flatMap((table) => {
      const [was, is] = [before, after].map(({ index }) =>
        (index.tables.get(table) ?? []).map(({ data, path, source }) => ({ value: data, path, source })),
      );
      return compareItems(was ?? [], is ?? [], { old: undefined, now: undefined, ...top });
    }),
    ...files
      .filter((file) => (file.now ?? file.old)?.document.kind !== 'table')
      .flatMap((file) => compareParts(file.old?.data, file.now?.data, { ...file, ...top })),
  ];
}

/** The differences of two values, of which one may be missing. */
function compareParts(before: Json | undefined, after: Json | undefined, places: Places): WrittenChange[] {
  if (before !== undefined && after !== undefined) return compareValues(before, after, places);
  return [{ kind: before === undefined ? 'added' : 'removed', before, after, ...places }];
}

/** The smallest differences between two values: a field, or an item that is added, removed, renamed or moved. */
export function compareValues(before: Json, after: Json, places: Places): WrittenChange[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = (list: readonly Json[], place: DocumentPath) =>
      list.map((value, at) => ({ value, path: [...place, at] }));
    return compareItems(items(before, places.oldPath), items(after, places.path), places);
  }
  if (!isObject(before) || !isObject(after))
    return isDeepStrictEqual(before, after) ? [] : [{ kind: 'changed', before, after, ...places }];
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key) => compareParts(before[key], after[key], below(places, key)));
}

function below(places: Places, key: string): Places {
  return { ...places, oldPath: [...places.oldPath, key], path: [...places.path, key] };
}

/** An item of a list and its place, or a row of a table, whose file may be another one than that of the other rows. */
interface Item {
  readonly value: Json;
  readonly path: DocumentPath;
  readonly source?: Source;
}

/** The differences of two lists, item by item. */
function compareItems(before: readonly Item[], after: readonly Item[], list: Places): WrittenChange[] {
  const { pairs, moved } = matchItems(before, after);
  const matched = new Set(pairs.values());
  // A word replaced at the same place is a change, not a removal and an addition.
  const isReplaced = (at: number) =>
    !pairs.has(at) && !matched.has(at) && [before[at], after[at]].every((item) => item && !isObject(item.value));
  const placesOf = (was: Item | undefined, is: Item | undefined): Places => ({
    old: was?.source ?? list.old,
    now: is?.source ?? list.now,
    oldPath: was?.path ?? list.oldPath,
    path: is?.path ?? list.path,
  });
  const found = after.flatMap((is, at) => {
    const was = before[isReplaced(at) ? at : (pairs.get(at) ?? -1)];
    const change = { before: was?.value, after: is.value, ...placesOf(was, is) };
    const kind = was === undefined ? 'added' : isReplaced(at) ? 'changed' : moved.has(at) ? 'moved' : undefined;
    const whole: WrittenChange[] = kind === undefined ? [] : [{ kind, ...change }];
    return was === undefined || isReplaced(at) ? whole : [...whole, ...comparePair(was.value, is.value, change)];
  });
  const gone = before.flatMap((was, at): WrittenChange[] =>
    matched.has(at) || isReplaced(at)
      ? []
      : [{ kind: 'removed', before: was.value, after: undefined, ...placesOf(was, undefined) }],
  );
  return [...found, ...gone];
}

/** The differences of a matched pair: another id is one difference, which includes the former ids. */
function comparePair(before: Json, after: Json, { old, now, oldPath, path }: Places): WrittenChange[] {
  const places = { old, now, oldPath, path };
  if (!isObject(before) || !isObject(after) || idOf(before) === idOf(after))
    return compareValues(before, after, places);
  const { id: oldId, ...was } = before;
  const { id, ...is } = after;
  return [
    { kind: 'renamed', before: oldId, after: id, ...below(places, 'id') },
    ...compareValues(was, is, places).filter((difference) => difference.path[path.length] !== 'formerIds'),
  ];
}

/**
 * Finds which item was which: by id, by a former id, by all the rest, then by what it is and where.
 * @returns by position now, the position before, and the positions now of items that stand elsewhere among the others; an item without a partner was removed or added
 */
function matchItems(before: readonly Item[], after: readonly Item[]) {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const match = (same: (old: Json, now: Json) => boolean) => {
    for (const [at, { value: now }] of after.entries()) {
      if (pairs.has(at)) continue;
      // The one at the same place first: of two equal ones, none has moved.
      const found = [at, ...free].find((old) => free.has(old) && same(before[old]?.value ?? null, now));
      if (found === undefined) continue;
      pairs.set(at, found);
      free.delete(found);
    }
  };
  match((old, now) => idOf(old) !== undefined && idOf(old) === idOf(now));
  match((old, now) => isObject(now) && formerIdsOf(now).includes(idOf(old) ?? ''));
  match((old, now) => isDeepStrictEqual(withoutId(old), withoutId(now)));
  match((old, now) => isObject(old) && isObject(now) && idOf(now) === undefined && old.type === now.type);
  return { pairs, moved: outOfOrder(pairs) };
}

function withoutId(item: Json): Json {
  return isObject(item) ? { ...item, id: null } : item;
}

function idOf(item: Json | undefined): string | undefined {
  return isObject(item) && typeof item.id === 'string' ? item.id : undefined;
}

/** The positions whose items do not stand in the longest run that both lists have in common. */
function outOfOrder(pairs: ReadonlyMap<number, number>): Set<number> {
  const order = [...pairs].toSorted(([a], [b]) => a - b);
  const old = order.map(([, at]) => at);
  const inOrder = old.toSorted((a, b) => a - b);
  const runs = diffArrays(inOrder, old);
  const moved = new Set(runs.flatMap(({ added, value }) => (added ? value : [])));
  return new Set(order.flatMap(([at, was]) => (moved.has(was) ? [at] : [])));
}
