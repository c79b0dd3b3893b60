import { isObject, type Json, type JsonObject } from '../base/json.ts';

/** Up to so many items, each is compared with the others: that is quicker than writing them out. */
const fewItems = 12;

/** The last two items of a list that say the same, or `undefined` when all differ. */
export function twins(list: readonly Json[]): { first: number; second: number } | undefined {
  if (list.length > fewItems) return twinsByText(list);
  for (let first = list.length - 1; first >= 0; first -= 1) {
    const second = twinAfter(list, first);
    if (second !== undefined) return { first, second };
  }
  return undefined;
}

function twinsByText(list: readonly Json[]): { first: number; second: number } | undefined {
  const seen = new Map<string, number>();
  for (let first = list.length - 1; first >= 0; first -= 1) {
    const text = written(list[first] ?? null);
    const second = seen.get(text);
    if (second !== undefined) return { first, second };
    seen.set(text, first);
  }
  return undefined;
}

function twinAfter(list: readonly Json[], place: number): number | undefined {
  const own = list[place];
  for (let other = place + 1; other < list.length; other += 1)
    if (own === list[other] || isSame(own ?? null, list[other] ?? null)) return other;
  return undefined;
}

/** Do two values say the same, whatever the order of their keys? The library looks at prototypes and symbols too, which data have not. */
function isSame(a: Json, b: Json): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a as JsonObject, b as JsonObject];
  for (const key in one) if (!Object.hasOwn(other, key) || !isSame(one[key] ?? null, other[key] ?? null)) return false;
  return Object.keys(one).length === Object.keys(other).length;
}

/** What a value says as one text, whatever the order of its keys. */
function written(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(written).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${written(value[key] ?? null)}`).join(',')}}`;
}
