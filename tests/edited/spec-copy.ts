import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, isMap, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

/** One honest change, as the owner of the content makes it. `change` edits the copy and does not save it. */
export interface Edit {
  readonly name: string;
  readonly change: (spec: SpecCopy) => void;
}

/** An edit that gives places of files other values. */
export function sets(name: string, values: Readonly<Record<string, unknown>>): Edit {
  return { name, change: (spec) => Object.entries(values).forEach(([place, value]) => spec.set(place, value)) };
}

/** A list of mappings, as most lists of the spec are. */
export type Rows = YAMLSeq<YAMLMap>;

/**
 * The `spec/` of a copied project, edited as its owner would: the comments, the order and the ways of writing stay.
 * Things are found by table, key and place, never by what they say today.
 */
export class SpecCopy {
  readonly #documents = new Map<string, Document>();
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** A file under `spec/`, by its path there. */
  document(file: string): Document {
    const open = this.#documents.get(file) ?? parseDocument(readFileSync(join(this.root, 'spec', file), 'utf8'));
    this.#documents.set(file, open);
    return open;
  }

  files(): string[] {
    const all = readdirSync(join(this.root, 'spec'), { recursive: true, encoding: 'utf8' });
    return all.filter((file) => file.endsWith('.yaml') && !file.startsWith('schema')).toSorted();
  }

  table(name: string): Rows {
    const rows = this.document(`tables/${name}.yaml`).contents;
    if (!isSeq<YAMLMap>(rows)) throw new Error(`no rows in the table ${name}`);
    return rows;
  }

  list(file: string, ...path: (string | number)[]): Rows {
    const found = this.document(file).getIn(path);
    if (!isSeq<YAMLMap>(found)) throw new Error(`no list at ${file} ${path.join('/')}`);
    return found;
  }

  /** A node that was looked up, which is a list. */
  listOf(node: unknown): Rows {
    if (!isSeq<YAMLMap>(node)) throw new Error('not a list');
    return node;
  }

  /** The files of a table that is a folder, by their paths under `spec/tables/`. */
  folder(table: string): string[] {
    return this.files().flatMap((file) => (file.startsWith(`tables/${table}/`) ? [file.slice('tables/'.length)] : []));
  }

  /** Sets the value at a place: `tables/events.yaml -1/price`; a negative step counts from the end of a list. */
  set(place: string, value: unknown): void {
    const [file = '', path = ''] = place.split(' ');
    let node: unknown = this.document(file).contents;
    const steps = path.split('/');
    for (const step of steps.slice(0, -1))
      node = isSeq(node) ? node.items.at(Number(step)) : isMap(node) && node.get(step, true);
    if (!isMap(node)) throw new Error(`no mapping holds ${place}`);
    node.set(steps.at(-1), value);
  }

  /** A value as it is put into a document. */
  node(value: unknown): YAMLMap {
    return new Document(value).contents as unknown as YAMLMap;
  }

  /** The first block of a type on a page. */
  block(page: string, type: string): YAMLMap {
    return only(this.list(`pages/${page}.yaml`, 'blocks'), (block) => block.get('type') === type);
  }

  write(file: string, text: string): void {
    this.add(file, parseDocument(text));
  }

  add(file: string, document: Document): void {
    this.#documents.set(file, document);
  }

  /** Writes what has been edited, and forgets it. */
  save(): void {
    for (const [file, document] of this.#documents)
      writeFileSync(join(this.root, 'spec', file), document.toString({ lineWidth: 0 }));
    this.#documents.clear();
  }

  /** The bytes of every file now; the function returned puts them back. */
  keep(): () => void {
    const kept = this.files().map((file) => [file, readFileSync(join(this.root, 'spec', file))] as const);
    return () => {
      this.#documents.clear();
      for (const file of this.files()) rmSync(join(this.root, 'spec', file));
      for (const [file, bytes] of kept) writeFileSync(join(this.root, 'spec', file), bytes);
    };
  }
}

export function only(rows: Rows, fits: (row: YAMLMap) => boolean): YAMLMap {
  const found = rows.items.find((row) => isMap(row) && fits(row));
  if (found === undefined) throw new Error('no item fits');
  return found;
}

/** An item by its place; negative from the end. Throws when the list is shorter. */
export function at(rows: Rows, index: number): YAMLMap {
  const found = rows.items.at(index);
  if (found === undefined) throw new Error(`no item ${index}`);
  return found;
}

/** The number under a key, which may stand in quotes nowhere: a number of YAML. Throws when it is none. */
export function numberOf(row: YAMLMap, key: string): number {
  const value: unknown = row.get(key);
  if (typeof value !== 'number') throw new Error(`no number under ${key}`);
  return value;
}

export function copyOf(row: YAMLMap): YAMLMap {
  return row.clone() as YAMLMap;
}

/** The entries of a mapping whose values are mappings, with their keys. */
export function keyed(map: unknown): [key: string, value: YAMLMap][] {
  if (!isMap(map)) throw new Error('not a mapping');
  return map.items.flatMap(({ key, value }) => (isMap(value) ? [[String(key), value] as [string, YAMLMap]] : []));
}

export function cents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
