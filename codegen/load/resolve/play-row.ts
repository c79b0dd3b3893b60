import { isObject, type DocumentPath, type Json, type JsonObject } from '../values/json.ts';
import type { NamedRows, Plan } from '../roles/plan.ts';
import type { Fault } from '../findings/fault.ts';
import { isFault, type Target } from './references.ts';
import type { Row } from './spec-index.ts';

/** What a row needs to play a role: how references are followed and resolved where it is shown. */
export interface Stage {
  find: (reference: string, row: Row | undefined) => Target | Fault;
  /** The value that a reference leads to, resolved; `undefined` when it is absent. */
  value: (reference: string, row: Row | undefined, at: DocumentPath) => Json | undefined;
  /** A text with its references resolved. */
  text: (text: string, row: Row, at: DocumentPath) => Json;
  /** The rows that `ids` name, in their role. */
  rows: (named: NamedRows, ids: readonly string[], at: DocumentPath) => Json;
}

/** The fields of a role as a row fills them; what the row does not have is left out. */
export function playRow(row: Row, fields: ReadonlyMap<string, Plan>, at: DocumentPath, stage: Stage): JsonObject {
  const result: JsonObject = {};
  for (const [name, plan] of fields) {
    const value = playField(row, plan, [...at, name], stage);
    if (value !== undefined) result[name] = value;
  }
  return result;
}

function playField(row: Row, plan: Plan, at: DocumentPath, stage: Stage): Json | undefined {
  if (plan.kind === 'text') return stage.text(plan.text, row, at);
  if (plan.kind === 'group') {
    const group = playRow(row, plan.fields, at, stage);
    return Object.keys(group).length === 0 ? undefined : group;
  }
  if (plan.kind === 'rows') {
    const named = stage.find(`row.${plan.path}`, row);
    const ids = isFault(named) ? undefined : named.value;
    if (typeof ids === 'string') return stage.rows(plan, [ids], at);
    return Array.isArray(ids) ? stage.rows(plan, ids.map(String), at) : undefined;
  }
  if (!plan.path.includes('[]')) return stage.value(`row.${plan.path}`, row, at);
  const items = itemsOf({ reference: `row.${plan.path}`, row }, stage.find).flatMap((item, index) => {
    const value = stage.value(item.reference, item.row, [...at, index]);
    return value === undefined ? [] : [value];
  });
  return items.length === 0 ? undefined : items;
}

interface Place {
  reference: string;
  row: Row | undefined;
}

/** Longest way of lists that refer to lists: more is a circle, which is reported where it is written. */
const longestWay = 10;

/** `row.features[].title` → `row.features.0.title`, `row.features.1.title`…; a list that refers to another is that one. */
function itemsOf({ reference, row }: Place, find: Stage['find'], way = 0): Place[] {
  const end = reference.indexOf('[]');
  if (end === -1 || way > longestWay) return end === -1 ? [{ reference, row }] : [];
  const [list, rest] = [reference.slice(0, end), reference.slice(end + 2)];
  const target = find(list, row);
  if (isFault(target)) return [];
  const { value } = target;
  if (isObject(value) && typeof value.ref === 'string')
    return itemsOf({ reference: `${value.ref}[]${rest}`, row: target.row }, find, way + 1);
  if (!Array.isArray(value)) return [];
  return value.flatMap((_, index) => itemsOf({ reference: `${list}.${index}${rest}`, row }, find, way));
}
