import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { isObject, type Json } from '../../codegen/base/json.ts';

/**
 * `is`: the value itself; of a list, its items in this order. `says`: a text that stands somewhere in the value.
 * `set`: the different values of a list, in any order. `range`: its least and its greatest value.
 * `links`: the different addresses that a value links to, without their queries, ` ↗` behind those that open a new tab; in any order.
 * `count`: how many items a list has (behind `*`, each list).
 */
type Kind = 'is' | (typeof special)[number];

const special = ['says', 'set', 'range', 'links', 'count'] as const;

/** A value that the requirement documents state, and the place of the spec where it stands. */
export interface Documented {
  /** The id of the entry that states it; statements.md refers to it. */
  entry: string;
  /** Part and section of the documents (`P1 §9`), or the law that requires it (`Loi : RGPD, art. 13`). */
  section: string;
  /** A file of the spec without its ending (`tables/packs`, `roi`), or `facts`, whose figures are taken as they are written. */
  within: string;
  /** Steps into the document: a key, the id or type of an item, `[key=value]`, an index, or `*` for all items. */
  path: readonly string[];
  kind: Kind;
  value: Json;
}

interface Entry {
  id: string;
  section: string;
  values: Record<string, Json>;
}

/** Every value of the table, in the order of its files and entries. */
export function documentedValues(folder: string): Documented[] {
  const files = globSync('*.yaml', { cwd: folder }).toSorted();
  return files.flatMap((file) => {
    const entries = parse(readFileSync(join(folder, basename(file)), 'utf8')) as Entry[];
    return entries.flatMap(({ id, section, values }) =>
      Object.entries(values).flatMap(([within, tree]) =>
        leavesOf(tree, []).map((leaf) => ({ entry: id, section, within, ...leaf })),
      ),
    );
  });
}

/** Nested mappings are steps of a path, but for the keys that name a kind; everything else is a value. */
export function leavesOf(tree: Json, path: readonly string[]): Pick<Documented, 'path' | 'kind' | 'value'>[] {
  if (!isObject(tree)) return [{ path, kind: 'is', value: tree }];
  return Object.entries(tree).flatMap(([key, value]) => {
    const kind = special.find((name) => name === key);
    // A slash in brackets is part of its step.
    if (kind === undefined) return leavesOf(value, [...path, ...(key.match(/(?:\[[^\]]*\]|[^/])+/g) ?? [])]);
    const values = kind === 'says' && Array.isArray(value) ? value : [value];
    return values.map((one) => ({ path, kind, value: one }));
  });
}
