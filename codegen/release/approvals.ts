import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valuesIn, type DocumentPath, type Json, isObject, valueAt } from '../base/json.ts';
import { ledgers } from '../run/ledgers.ts';
import type { Source } from '../read/source.ts';
import { asTyped } from '../base/excerpt.ts';

/** The approval of a value. */
export interface Approval {
  /** Of what was written then; spaces and the ends of lines do not count. */
  readonly hash: string;
  /** `AAAA-MM-JJ` */
  readonly day: string;
  /** The name of who approved it, as git knows it. */
  readonly by?: string;
}

/** The approvals by file, then by the name of the value in it (`blocks/hero/heading`). */
export type Approvals = Readonly<Record<string, Readonly<Record<string, Approval>>>>;

/** None where there is no ledger. Throws on one that is not JSON. */
export function readApprovals(root: string): Approvals {
  try {
    return JSON.parse(readFileSync(join(root, ledgers.approvals), 'utf8')) as Approvals;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** The ledger as it is written: one line for each value, in the order of their names. */
export function approvalsText(approvals: Approvals): string {
  const files = Object.entries(approvals).filter(([, values]) => Object.keys(values).length > 0);
  const written = files
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, values]) => {
      const lines = Object.entries(values)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, approval]) => `    ${JSON.stringify(name)}: ${JSON.stringify(approval)}`);
      return `  ${JSON.stringify(file)}: {\n${lines.join(',\n')}\n  }`;
    });
  return written.length === 0 ? '{}\n' : `{\n${written.join(',\n')}\n}\n`;
}

/** The hash by which values are compared: line breaks and spaces do not make another text. */
export function approvedHash(value: Json): string {
  const folded = JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'string' ? one.replaceAll(/\s+/gu, ' ').trim() : one,
  );
  return hash('sha256', folded).slice(0, 16);
}

/** An approved value of a file as it is now. */
interface ApprovedValue {
  readonly path: DocumentPath;
  readonly approval: Approval;
  /** Does it differ from the approved value? */
  readonly isChanged: boolean;
}

/**
 * The approved values of a file as they are now. One that went to another place of its file, with its row or section, stays approved; one
 * that is nowhere any more is left out.
 */
export function approvedValues({ document, data }: Source, approvals: Approvals): ApprovedValue[] {
  const approved = Object.entries(approvals[document.file] ?? {});
  if (approved.length === 0) return [];
  const values = valuesIn(data);
  const byName = new Map(values.map((one) => [namedPath(data, one.path), one]));
  const byHash = new Map<string, (typeof values)[number]>();
  for (const one of values) byHash.set(approvedHash(one.value), one);
  return approved.flatMap(([name, approval]) => {
    const here = byName.get(name);
    const isSame = here !== undefined && approvedHash(here.value) === approval.hash;
    const found = isSame ? here : (byHash.get(approval.hash) ?? here);
    if (found === undefined) return [];
    return [{ path: found.path, approval, isChanged: approvedHash(found.value) !== approval.hash }];
  });
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
