import { isObject, valueAt, type DocumentPath, type Json } from '../base/json.ts';
import type { SpecDocument } from '../read/source.ts';
import { excerpt } from '../base/french.ts';
import { asTyped } from '../../src/shared/locale.ts';

/** The kinds of items to settle before the site goes live, in the order of the report. */
export const releaseKinds = [
  'ledger',
  'gone',
  'toComplete',
  'expired',
  'delivery',
  'chat',
  'contrary',
  'toVerify',
  'typedFigure',
  'drafted',
] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/** One thing to settle, and where. The spec is valid with it: only the owner can tell whether it may stay. */
export interface ReleaseItem<Kind extends string = ReleaseKind> {
  kind: Kind;
  /** Relative to the project root, with forward slashes. */
  file: string;
  /** 1-based, of the key. */
  line: number;
  column: number;
  /** `legal/capital`, `petit-dejeuner-dsi/date`: list items by their name. */
  path: string;
  /** French: the value in question, or its fault. */
  note: string;
  /** Of a text to approve: it states a figure, and comes before those that do not. */
  claim?: boolean;
}

/** Longest note of a text, in characters: enough to recognise it. */
const longestNote = 70;

/** An item at the key that `path` leads to. */
export function releaseItem<Kind extends string>(document: SpecDocument, path: DocumentPath, kind: Kind, note: string) {
  const { line, column } = document.locate(path, 'key');
  return { kind, file: document.file, line, column, path: namedPath(document.data, path), note: asTyped(note) };
}

/** A value in one short line: a text as it is, a group by its kind. */
export function shortly(value: unknown): string {
  if (Array.isArray(value)) return `(liste de ${value.length})`;
  return typeof value === 'object' ? '(groupe)' : excerpt(String(value), longestNote);
}

/** Keys that name an item of a list, the best first. */
const naming = ['id', 'type', 'label', 'title', 'name', 'heading', 'path', 'href'];

/**
 * A path in the words of its owner: an item of a list has the first of its names that no other item of the list bears,
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
