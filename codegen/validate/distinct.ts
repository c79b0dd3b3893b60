import { isObject, type Json } from '../base/json.ts';

/** The first two items of a list that have the same text or number in `field`, or `undefined` when all differ. */
export function repeated(list: readonly Json[], field: string): { first: number; second: number } | undefined {
  const seen = new Map<Json, number>();
  for (const [second, item] of list.entries()) {
    const value = isObject(item) ? item[field] : undefined;
    if (value === undefined || typeof value === 'object') continue;
    const first = seen.get(value);
    if (first !== undefined) return { first, second };
    seen.set(value, second);
  }
  return undefined;
}
