import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { formerIdsOf } from '../../model/redirects/former-ids.ts';

/** The smallest differences between two values: a field, or an item that is added, removed, renamed or moved. */
export function compareValues(before: Json, after: Json, oldPath: DocumentPath, path: DocumentPath): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = (list: readonly Json[], place: DocumentPath) =>
      list.map((value, at) => ({ value, path: [...place, at] }));
    return compareItems(items(before, oldPath), items(after, path), { oldPath, path }).map(
      ({ difference }) => difference,
    );
  }
  if (isObject(before) && isObject(after)) return compareMappings(before, after, oldPath, path);
  return isDeepStrictEqual(before, after) ? [] : [{ kind: 'changed', before, after, oldPath, path }];
}

function compareMappings(
  before: JsonObject,
  after: JsonObject,
  oldPath: DocumentPath,
  path: DocumentPath,
): Difference[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const differences = keys.flatMap((key): Difference[] => {
    const [old, now] = [before[key], after[key]];
    const places = { oldPath: [...oldPath, key], path: [...path, key] };
    if (old !== undefined && now !== undefined) return compareValues(old, now, places.oldPath, places.path);
    return [{ kind: old === undefined ? 'added' : 'removed', before: old, after: now, ...places }];
  });
  const shared = (one: JsonObject, other: JsonObject) => Object.keys(one).filter((key) => key in other);
  const isReordered = !isDeepStrictEqual(shared(before, after), shared(after, before));
  return isReordered ? [...differences, { kind: 'moved', before, after, oldPath, path }] : differences;
}

/** An item of a list, or a row of a table, and its place. */
export interface Item {
  readonly value: Json;
  readonly path: DocumentPath;
}

/** The differences of two lists, item by item, each with the items that it is about. */
export function compareItems<Own extends Item>(
  before: readonly Own[],
  after: readonly Own[],
  list: Places,
): { difference: Difference; old: Own | undefined; now: Own | undefined }[] {
  const { pairs, moved } = matchItems(
    before.map(({ value }) => value),
    after.map(({ value }) => value),
  );
  const matched = new Set(pairs.values());
  // A word replaced at the same place is a change, not a removal and an addition.
  const isReplaced = (at: number) =>
    !pairs.has(at) && !matched.has(at) && [before[at], after[at]].every((item) => item && !isObject(item.value));
  const found = after.flatMap((now, at) => {
    const old = before[isReplaced(at) ? at : (pairs.get(at) ?? -1)];
    const change = { before: old?.value, after: now.value, oldPath: old?.path ?? list.oldPath, path: now.path };
    const kind = old === undefined ? 'added' : isReplaced(at) ? 'changed' : moved.has(at) ? 'moved' : undefined;
    const whole: Difference[] = kind === undefined ? [] : [{ kind, ...change }];
    const within = old === undefined || isReplaced(at) ? [] : comparePair(old.value, now.value, change);
    return [...whole, ...within].map((difference) => ({ difference, old, now }));
  });
  const gone = before.flatMap((old, at) => {
    if (matched.has(at) || isReplaced(at)) return [];
    const places = { oldPath: old.path, path: list.path };
    return [
      { difference: { kind: 'removed' as const, before: old.value, after: undefined, ...places }, old, now: undefined },
    ];
  });
  return [...found, ...gone];
}

/** The differences of a matched pair: another id is one difference, which includes the former ids. */
function comparePair(before: Json, after: Json, { oldPath, path }: Places): Difference[] {
  if (!isObject(before) || !isObject(after) || idOf(before) === idOf(after))
    return compareValues(before, after, oldPath, path);
  const { id: oldId, ...old } = before;
  const { id, ...now } = after;
  const isFormerId = (difference: Difference) => difference.path[path.length] === 'formerIds';
  return [
    { kind: 'renamed', before: oldId, after: id, oldPath: [...oldPath, 'id'], path: [...path, 'id'] },
    ...compareValues(old, now, oldPath, path).filter((difference) => !isFormerId(difference)),
  ];
}

type Places = Pick<Difference, 'oldPath' | 'path'>;

/** One difference between two values, at paths in each: `before` is undefined for an addition, `after` for a removal. */
export interface Difference {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved' | 'renamed';
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly oldPath: DocumentPath;
  readonly path: DocumentPath;
}

function isSameShape(old: Json, now: Json): boolean {
  if (!isObject(old) || !isObject(now) || idOf(now) !== undefined || old.type !== now.type) return false;
  return isDeepStrictEqual(Object.keys(old), Object.keys(now));
}

/** The share of equal fields from which two items are taken for one that was changed. */
const alike = 0.5;

/**
 * Finds which item was which: by id, by a former id, whole, then by likeness.
 * @returns by position now, the position before, and the positions now of items that stand elsewhere among the others; an item without a partner was removed or added
 */
function matchItems(before: readonly Json[], after: readonly Json[]) {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const match = (same: (old: Json, now: Json) => boolean) => {
    for (const [at, now] of after.entries()) {
      if (pairs.has(at)) continue;
      // The one at the same place first: of two equal ones, none has moved.
      const found = [at, ...free].find((old) => free.has(old) && same(before[old] ?? null, now));
      if (found === undefined) continue;
      pairs.set(at, found);
      free.delete(found);
    }
  };
  match((old, now) => idOf(old) !== undefined && idOf(old) === idOf(now));
  match((old, now) => isObject(now) && formerIdsOf(now).includes(idOf(old) ?? ''));
  match((old, now) => isDeepStrictEqual(old, now));
  match((old, now) => likeness(old, now) >= alike);
  // The rest is matched by place if the fields are the same and no id differs: the texts were rewritten.
  for (const [at, now] of after.entries()) {
    if (pairs.has(at) || !free.has(at) || !isSameShape(before[at] ?? null, now)) continue;
    pairs.set(at, at);
    free.delete(at);
  }
  return { pairs, moved: outOfOrder(pairs) };
}

function idOf(item: Json | undefined): string | undefined {
  return isObject(item) && typeof item.id === 'string' ? item.id : undefined;
}

/** The share of equal fields of two mappings of the same kind; 0 for anything else. */
function likeness(old: Json, now: Json): number {
  if (!isObject(old) || !isObject(now) || old.type !== now.type) return 0;
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => key !== 'id');
  if (keys.length === 0) return 0;
  return keys.filter((key) => isDeepStrictEqual(old[key], now[key])).length / keys.length;
}

/** The positions whose items do not stand in the longest run that both lists have in common. */
function outOfOrder(pairs: ReadonlyMap<number, number>): Set<number> {
  const order = [...pairs].toSorted(([a], [b]) => a - b);
  const old = order.map(([, at]) => at);
  const runs = diffArrays(
    old.toSorted((a, b) => a - b),
    old,
  );
  const moved = new Set(runs.flatMap(({ added, value }) => (added ? value : [])));
  return new Set(order.flatMap(([at, was]) => (moved.has(was) ? [at] : [])));
}
