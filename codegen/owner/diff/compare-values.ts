import { isDeepStrictEqual } from 'node:util';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { idOf, matchItems } from './match-items.ts';

/** The smallest differences between two values: a field, or an item that is added, removed, renamed or moved. */
export function compareValues(before: Json, after: Json, oldPath: DocumentPath, path: DocumentPath): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const [old, now] = [itemsOf(before, oldPath), itemsOf(after, path)];
    return compareItems(old, now, { oldPath, path }).map(({ difference }) => difference);
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

function itemsOf(list: readonly Json[], path: DocumentPath): Item[] {
  return list.map((value, at) => ({ value, path: [...path, at] }));
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
    const differences: Difference[] =
      old === undefined
        ? [{ kind: 'added', ...change }]
        : isReplaced(at)
          ? [{ kind: 'changed', ...change }]
          : [
              ...(moved.has(at) ? [{ kind: 'moved' as const, ...change }] : []),
              ...comparePair(old.value, now.value, change),
            ];
    return differences.map((difference) => ({ difference, old, now }));
  });
  const gone = before.flatMap((old, at) => {
    const difference = {
      kind: 'removed' as const,
      before: old.value,
      after: undefined,
      oldPath: old.path,
      path: list.path,
    };
    return matched.has(at) || isReplaced(at) ? [] : [{ difference, old, now: undefined }];
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
