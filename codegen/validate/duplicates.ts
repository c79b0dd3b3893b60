import { isObject, type Json, type JsonObject } from '../base/json.ts';

/** The places of the last two equal items of a list; `undefined` when all differ. The order of keys makes no difference. */
export function duplicates(list: readonly Json[]): { first: number; second: number } | undefined {
  const seen = new Map<string, number>();
  for (let first = list.length - 1; first >= 0; first -= 1) {
    const text = sortedText(list[first] ?? null);
    const second = seen.get(text);
    if (second !== undefined) return { first, second };
    seen.set(text, first);
  }
  return undefined;
}

function sortedText(value: Json): string {
  const sorted = (part: JsonObject) =>
    Object.keys(part)
      .toSorted()
      .map((key) => [key, part[key]]);
  return JSON.stringify(value, (_, part: Json) => (isObject(part) ? Object.fromEntries(sorted(part)) : part));
}

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
