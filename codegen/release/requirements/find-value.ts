import { isObject, type DocumentPath, type Json } from '../../base/json.ts';

/** What stands at a path of the baseline. */
export interface Found {
  /** Keys and indexes as far as the path could be followed. */
  path: DocumentPath;
  /** `undefined` when it could not be followed to its end. */
  value: Json | undefined;
}

/**
 * Follows the steps of a path in a document: a key of a mapping; in a list the item with that id, else of that type, else at
 * that index; `[key=value]` the item that says so; `*` the rest of the path in every item, as a list.
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
