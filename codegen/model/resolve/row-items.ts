import { isObject } from '../../base/json.ts';
import type { Plan } from '../roles/plan.ts';
import { isFault } from './resolved.ts';
import type { Row } from '../index/spec-index.ts';
import type { References } from './references.ts';

/** The fields of an item of the list at `path`: where they name `path[]`, that item is meant. */
export function inItem(fields: ReadonlyMap<string, Plan>, path: string, index: number): ReadonlyMap<string, Plan> {
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
export function itemsOf({ reference, row }: Place, references: References, way = 0): Place[] {
  const end = reference.indexOf('[]');
  if (end === -1 || way > longestWay) return end === -1 ? [{ reference, row }] : [];
  const [list, rest] = [reference.slice(0, end), reference.slice(end + 2)];
  const target = references.find(list, row);
  if (isFault(target)) return [];
  const { value } = target;
  if (isObject(value) && typeof value.ref === 'string')
    return itemsOf({ reference: `${value.ref}[]${rest}`, row: target.row }, references, way + 1);
  if (!Array.isArray(value)) return [];
  return value.flatMap((_, index) => itemsOf({ reference: `${list}.${index}${rest}`, row }, references, way));
}
