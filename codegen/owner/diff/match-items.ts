import { isDeepStrictEqual } from 'node:util';
import { formerIdsOf } from '../../model/redirects/former-ids.ts';
import { isObject, type Json } from '../../base/json.ts';

/** The same items in two lists, by position. An item without a partner was removed or added. */
export interface Matches {
  /** By position in the list of now, that of before. */
  readonly pairs: ReadonlyMap<number, number>;
  /** Positions of now whose items stand elsewhere among the others. */
  readonly moved: ReadonlySet<number>;
}

function isSameShape(old: Json, now: Json): boolean {
  if (!isObject(old) || !isObject(now) || idOf(now) !== undefined || old.type !== now.type) return false;
  return isDeepStrictEqual(Object.keys(old), Object.keys(now));
}

/** The share of equal fields from which two items are taken for one that was changed. */
const alike = 0.5;

/** Finds which item was which: by id, by a former id, whole, then by likeness. */
export function matchItems(before: readonly Json[], after: readonly Json[]): Matches {
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

export function idOf(item: Json | undefined): string | undefined {
  return isObject(item) && typeof item.id === 'string' ? item.id : undefined;
}

/** The share of equal fields of two mappings of the same kind; 0 for anything else. */
function likeness(old: Json, now: Json): number {
  if (!isObject(old) || !isObject(now) || old.type !== now.type) return 0;
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => key !== 'id');
  if (keys.length === 0) return 0;
  return keys.filter((key) => isDeepStrictEqual(old[key], now[key])).length / keys.length;
}

/** The fewest positions that explain a new order: all but those of a longest rising run. */
function outOfOrder(pairs: ReadonlyMap<number, number>): Set<number> {
  const entries = [...pairs].toSorted(([a], [b]) => a - b);
  const best: { length: number; previous: number }[] = [];
  for (const [at, [, old]] of entries.entries()) {
    best[at] = { length: 1, previous: -1 };
    for (let other = 0; other < at; other += 1) {
      const length = (best[other]?.length ?? 0) + 1;
      if ((entries[other]?.[1] ?? 0) < old && length > (best[at]?.length ?? 0)) best[at] = { length, previous: other };
    }
  }
  const moved = new Set(pairs.keys());
  const longest = Math.max(0, ...best.map(({ length }) => length));
  let at = best.findIndex(({ length }) => length === longest);
  while (at >= 0) {
    moved.delete(entries[at]?.[0] ?? -1);
    at = best[at]?.previous ?? -1;
  }
  return moved;
}
