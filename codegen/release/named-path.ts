import { isObject, valueAt, type DocumentPath, type Json } from '../base/json.ts';
import { asTyped } from '../base/as-typed.ts';

/** Keys that name an item of a list, the best first. */
const naming = ['id', 'type', 'label', 'title', 'name', 'heading', 'path', 'href'];

/**
 * A path as its owner would say it: an item of a list goes by the first of its names that no other item of the list bears,
 * else by its number, counted from 1. `[0, 'date']` → `petit-dejeuner-dsi/date`, `['steps', 0]` → `steps/n° 1`.
 */
export function namedPath(data: Json, path: DocumentPath): string {
  return path
    .map((step, depth) => (typeof step === 'number' ? itemName(valueAt(data, path.slice(0, depth)), step) : step))
    .join('/');
}

function itemName(list: Json | undefined, index: number): string {
  const items = Array.isArray(list) ? list : [];
  for (const key of naming) {
    const name = nameIn(items[index], key);
    if (name !== undefined && items.filter((item) => nameIn(item, key) === name).length === 1) return name;
  }
  return `n° ${index + 1}`;
}

function nameIn(item: Json | undefined, key: string): string | undefined {
  const name = isObject(item) ? item[key] : undefined;
  return typeof name === 'string' && !name.includes('{') ? asTyped(name) : undefined;
}
