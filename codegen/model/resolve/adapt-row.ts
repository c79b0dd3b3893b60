import { isObject, type Json, type JsonObject } from '../../base/json.ts';
import type { GroupPlan, NamedRows, Plan } from '../roles/plan.ts';
import type { Fault } from '../../base/findings/finding.ts';
import { isFault, type Target } from './resolved.ts';
import type { Row } from '../index/spec-index.ts';
import type { SchemaWay } from '../../schemas/schema-way.ts';

/** What a row needs to play a role: how references are followed and resolved at the place that the way has come to. */
interface Stage {
  find: (reference: string, row: Row | undefined) => Target | Fault;
  /** The value that a reference leads to, resolved; `undefined` when it is absent. */
  value: (reference: string, row: Row | undefined) => Json | undefined;
  text: (text: string, row: Row) => Json;
  /** The fields of a group that the block draws. */
  drawn: (group: GroupPlan) => GroupPlan['fields'];
  /** The rows that `ids` name, in their role; `undefined` where all of them are rows that lead to this one. */
  rows: (named: NamedRows, ids: readonly string[]) => Json | undefined;
}

/**
 * The fields of a role as a row fills them; what the row does not have is left out.
 * @param way to the place where it is shown
 */
export function adaptRow(row: Row, fields: ReadonlyMap<string, Plan>, way: SchemaWay, stage: Stage): JsonObject {
  const result: JsonObject = {};
  for (const [name, plan] of fields) {
    way.push(name);
    const value = playField(row, plan, way, stage);
    way.pop();
    if (value !== undefined) result[name] = value;
  }
  return result;
}

function playField(row: Row, plan: Plan, way: SchemaWay, stage: Stage): Json | undefined {
  if (plan.kind === 'constant') return plan.value;
  if (plan.kind === 'text') return stage.text(plan.text, row);
  if (plan.kind === 'group') {
    const group = adaptRow(row, stage.drawn(plan), way, stage);
    return Object.keys(group).length === 0 ? undefined : group;
  }
  if (plan.kind === 'list') return valuesOf(row, plan.paths, way, stage);
  if (plan.kind === 'each') {
    const items = itemsOf({ reference: `row.${plan.path}[]`, row }, stage.find);
    if (items.length === 0) return undefined;
    return items.map((_, index) => {
      way.push(index);
      const played = adaptRow(row, inItem(plan.fields, plan.path, index), way, stage);
      way.pop();
      return played;
    });
  }
  if (plan.kind === 'rows') {
    const named = stage.find(`row.${plan.path}`, row);
    const ids = isFault(named) ? undefined : named.value;
    if (typeof ids === 'string') return stage.rows(plan, [ids]);
    return Array.isArray(ids) ? stage.rows(plan, ids.map(String)) : undefined;
  }
  if (plan.path.includes('[]')) return valuesOf(row, [plan.path], way, stage);
  return stage.value(`row.${plan.path}`, row);
}

/** The values of all items of some lists, one list after another; `undefined` when there are none. */
function valuesOf(row: Row, paths: readonly string[], way: SchemaWay, stage: Stage): Json[] | undefined {
  const values: Json[] = [];
  for (const path of paths) {
    for (const item of itemsOf({ reference: `row.${path}`, row }, stage.find)) {
      way.push(values.length);
      const value = stage.value(item.reference, item.row);
      way.pop();
      if (value !== undefined) values.push(value);
    }
  }
  return values.length === 0 ? undefined : values;
}

/** The fields of an item of the list at `path`: where they name `path[]`, that item is meant. */
function inItem(fields: ReadonlyMap<string, Plan>, path: string, index: number): ReadonlyMap<string, Plan> {
  const named = (text: string): string => text.replaceAll(`${path}[]`, `${path}.${index}`);
  const planned = (plan: Plan): Plan => {
    if (plan.kind === 'constant') return plan;
    if (plan.kind === 'group') return { ...plan, fields: inItem(plan.fields, path, index) };
    if (plan.kind === 'list') return { ...plan, paths: plan.paths.map(named) };
    return plan.kind === 'text' ? { ...plan, text: named(plan.text) } : { ...plan, path: named(plan.path) };
  };
  return new Map([...fields].map(([name, plan]) => [name, planned(plan)]));
}

interface Place {
  reference: string;
  row: Row | undefined;
}

/** Longest way of lists that refer to lists: more is a circle, which is reported where it is written. */
const longestWay = 10;

/** `row.features[].title` → `row.features.0.title`, `row.features.1.title`…; a list that refers to another stands for it. */
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
