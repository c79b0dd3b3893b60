import { isDeepStrictEqual } from 'node:util';
import { isObject, type DocumentPath, type Json, type JsonObject } from '../../base/json.ts';
import { idOf, matchItems } from './match-items.ts';

/** The smallest differences between two values: a field, or an item that is added, removed, renamed or moved. */
export function compareValues(before: Json, after: Json, oldPath: DocumentPath, path: DocumentPath): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, oldPath, path);
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

/** Rows, blocks and other items. */
function compareLists(
  before: readonly Json[],
  after: readonly Json[],
  oldPath: DocumentPath,
  path: DocumentPath,
): Difference[] {
  const { pairs, moved } = matchItems(before, after);
  const matched = new Set(pairs.values());
  const removed = [...before.keys()].filter((at) => !matched.has(at));
  const added = [...after.keys()].filter((at) => !pairs.has(at));
  // A word replaced at the same place is a change, not a removal and an addition.
  const replaced = new Set(
    added.filter((at) => removed.includes(at) && [before[at], after[at]].every((item) => !isObject(item))),
  );
  return [
    ...[...after.entries()].flatMap(([at, now]): Difference[] => {
      const old = pairs.get(at);
      const here = [...path, at];
      if (old === undefined)
        return replaced.has(at)
          ? [{ kind: 'changed', before: before[at], after: now, oldPath: [...oldPath, at], path: here }]
          : [{ kind: 'added', before: undefined, after: now, oldPath, path: here }];
      const places = { oldPath: [...oldPath, old], path: here };
      const item = before[old] ?? null;
      return [
        ...(moved.has(at) ? [{ kind: 'moved' as const, before: item, after: now, ...places }] : []),
        ...compareItems(item, now, places),
      ];
    }),
    ...removed
      .filter((at) => !replaced.has(at))
      .map((at): Difference => ({
        kind: 'removed',
        before: before[at],
        after: undefined,
        oldPath: [...oldPath, at],
        path,
      })),
  ];
}

/** The differences of a matched pair: another id is one difference, which includes the former ids. */
export function compareItems(
  before: Json,
  after: Json,
  { oldPath, path }: Pick<Difference, 'oldPath' | 'path'>,
): Difference[] {
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

/** One difference between two values, at paths in each: `before` is undefined for what is new, `after` for what is gone. */
export interface Difference {
  readonly kind: 'changed' | 'added' | 'removed' | 'moved' | 'renamed';
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly oldPath: DocumentPath;
  readonly path: DocumentPath;
}
