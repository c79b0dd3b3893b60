import { UserError } from '../../run/user-error.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject, valueAt, type Json } from '../../base/json.ts';

/** Where the baseline lies, relative to the project root: YAML files, each a list of entries. */
export const baselineFolder = 'docs/requirements';

/**
 * `is`: the value itself; of a list, its items in this order. `says`: a text that stands somewhere in the value.
 * `set`: the different values of a list, in any order. `range`: its least and its greatest value.
 * `links`: the different addresses that a value links to, without their questions, ` ↗` behind those that open a new tab; in any order.
 * `count`: how many items a list has (behind `*`, each list).
 */
export type Kind = 'is' | (typeof special)[number];

const special = ['says', 'set', 'range', 'links', 'count'] as const;

/** A value that the requirement documents state, and the place of the spec where it stands. */
export interface Documented {
  /** Of the entry that states it; docs/requirements.md refers to it. */
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

/** A fault of the baseline, with its file, its entry and the reason, in French. */
export class BaselineFault extends UserError {}

/** Every documented value of the project in `root`, in the order of files and entries. Throws a `BaselineFault`. */
export function readBaseline(root: string): Documented[] {
  const folder = join(root, baselineFolder);
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  if (files.length === 0) throw new BaselineFault(`${baselineFolder} : aucun fichier YAML.`);
  return files
    .toSorted()
    .flatMap((file) => parseBaseline(readFileSync(join(folder, file), 'utf8'), `${baselineFolder}/${file}`));
}

/** The documented values of one file. Throws a `BaselineFault` that names the file and the entry. */
export function parseBaseline(text: string, file: string): Documented[] {
  const entries = parsed(text, file);
  const ids = new Set<string>();
  return entries.flatMap((entry, index) => {
    const refuse = (why: string): never => {
      throw new BaselineFault(`${file}, entrée ${String(valueAt(entry, ['id']) ?? index + 1)} : ${why}`);
    };
    if (!isObject(entry)) return refuse('ce n’est pas une entrée.');
    const { id, section, values, ...unknown } = entry;
    if (typeof id !== 'string' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      return refuse('« id » manque ou n’est pas un identifiant.');
    if (ids.has(id)) return refuse('cet « id » est déjà pris.');
    ids.add(id);
    if (typeof section !== 'string' || !/^(P[12] §\d(, (P[12] )?§\d)*|Loi : .+)$/.test(section))
      return refuse('« section » s’écrit par exemple P1 §9.');
    if (Object.keys(unknown).length > 0) return refuse(`clé inconnue : ${Object.keys(unknown).join(', ')}.`);
    if (!isObject(values) || Object.keys(values).length === 0) return refuse('« values » manque.');
    return Object.entries(values).flatMap(([within, tree]) =>
      leavesOf(tree, []).map((leaf) => ({ entry: id, section, within, ...leaf })),
    );
  });
}

function parsed(text: string, file: string): Json[] {
  try {
    const entries = parse(text) as Json;
    if (Array.isArray(entries)) return entries;
  } catch (error) {
    throw new BaselineFault(`${file} : ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  throw new BaselineFault(`${file} : une liste d’entrées est attendue.`);
}

type Leaf = Pick<Documented, 'path' | 'kind' | 'value'>;

/** Nested mappings are steps of a path, but for the keys that name a kind; everything else is a value. */
function leavesOf(tree: Json, path: readonly string[]): Leaf[] {
  if (!isObject(tree)) return [{ path, kind: 'is', value: tree }];
  return Object.entries(tree).flatMap(([key, value]) => {
    const kind = special.find((name) => name === key);
    if (kind === undefined) return leavesOf(value, [...path, ...stepsOf(key)]);
    const values = kind === 'says' && Array.isArray(value) ? value : [value];
    return values.map((one): Leaf => ({ path, kind, value: one }));
  });
}

/** `blocks/hero` → two steps; a slash in brackets is part of its step. */
function stepsOf(key: string): string[] {
  return key.match(/(?:\[[^\]]*\]|[^/])+/g) ?? [];
}
