import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedFacts, type NamedFact } from '../../model/facts/named-facts.ts';
import { type MadePage, pageAddresses } from '../../model/pages/pages.ts';
import { References } from '../../model/resolve/references.ts';
import { isFault, type Target, type Origin } from '../../model/resolve/resolved.ts';
import type { Published } from '../../model/published/ledger.ts';
import type { Source } from '../../read/source.ts';
import { indexSpec, type Row, type SpecIndex } from '../../model/index/spec-index.ts';
import type { Schemas } from '../../schemas/schemas.ts';
import { createLoader, type LoadResult, type SpecLoader } from '../../pipeline.ts';
import type { Project } from '../../run/project.ts';
import type { Finding } from '../../base/findings/finding.ts';
import type { Changes } from '../../read/read.ts';
import { valueAt, type DocumentPath } from '../../base/json.ts';
import { encodingOf, writeFiles } from '../../cache/write-files.ts';
import { removeEntry } from './yaml/entries.ts';
import { edited, entryAt, spliced, startOf, readYaml } from './yaml/yaml-text.ts';
import type { Edit, Splice, YamlText } from './yaml/yaml-text.ts';

/** A spec to search or change, as it is written and as it is shown. */
export interface Spec {
  readonly root: string;
  readonly loader: SpecLoader;
  readonly load: LoadResult;
  readonly index: SpecIndex;
  readonly schemas: Schemas;
  readonly sources: readonly Source[];
  readonly pages: readonly MadePage[];
  /** The published addresses; empty without a list. */
  readonly published: Published;
}

export function placeKey({ source, path }: Origin): string {
  return `${source.document.file} ${path.join('/')}`;
}

/** The file of that name, of those that make the spec: no other can be named. */
export function sourceAt({ sources }: Pick<Spec, 'sources'>, file: string): Source | undefined {
  return sources.find(({ document }) => document.file === file);
}

/**
 * A hash of a value and what stands beside it, by which a page knows whether they are still as it has read them: a change elsewhere in the file
 * leaves it, and so does another place of its item.
 */
export function hashAround({ data }: Pick<Source, 'data'>, path: DocumentPath): string {
  const around = valueAt(data, path.length > 1 ? path.slice(0, -1) : path);
  return hash('sha256', JSON.stringify(around) ?? '').slice(0, 16);
}

/** True if a path leads to a place, or further. */
export function isWithin(path: DocumentPath, place: DocumentPath): boolean {
  return place.every((step, at) => step === path[at]);
}

/** Is the page made for this row? The spec may have been indexed again since. */
export function isPageOf({ row }: MadePage, { source, path }: Row): boolean {
  return row?.source === source && row.path.join('/') === path.join('/');
}

export interface NamedRow {
  readonly table: string;
  readonly id: string;
}

/** The rows of an id: several where each is on the site on days of its own (`from`, `until`), in the order of the table. */
export function rowsWithId({ index }: Pick<Spec, 'index'>, { table, id }: NamedRow): readonly Row[] {
  return (index.tables.get(table) ?? []).filter((row) => row.id === id);
}

export function addressesOf({ pages }: Pick<Spec, 'pages'>, row: Row): string[] {
  return pages.filter((page) => isPageOf(page, row)).map(({ path }) => path);
}

/** Also by alias. */
export function pageAt({ pages }: Pick<Spec, 'pages'>, address: string): MadePage | undefined {
  return pages.find((page) => pageAddresses(page).includes(address));
}

/** The target of a reference; `undefined` for one that leads nowhere. */
export function targetOf({ index, schemas }: Spec, reference: string, row?: Row): Target | undefined {
  const target = new References(index, schemas).find(reference, row);
  return isFault(target) ? undefined : target;
}

export function factsOf({ index }: Pick<Spec, 'index'>): NamedFact[] {
  return namedFacts(index.singles.get('facts')?.data ?? null);
}

export function readForEdit(root: string, loader: SpecLoader): Spec {
  const load = loader.load();
  const { schemas } = loader;
  const published = load.published ?? new Set<string>();
  const index = indexSpec(load.sources, schemas.tables);
  return { root, loader, load, index, schemas, sources: load.sources, pages: [...load.pages.values()], published };
}

/** The spec as it would be with these changes, to which others may be added. */
export function specWith({ root, loader }: Pick<Spec, 'root' | 'loader'>, changes: Changes): Spec {
  return readForEdit(root, { ...loader, load: (more, on) => loader.load(new Map([...changes, ...(more ?? [])]), on) });
}

/** The spec of a site, for a command that changes, searches or compares it. */
export function specOf(project: Project, on: Pick<Parameters<typeof createLoader>[0], 'day' | 'ahead'> = {}): Spec {
  return readForEdit(project.root, createLoader({ ...project, ...on }));
}

/** The findings that the spec would have with these changes: those of `check`. */
export function findingsWith({ loader }: Pick<Spec, 'loader'>, changes: Changes): readonly Finding[] {
  return loader.load(changes).findings;
}

/** Writes changes that were made from this spec and the ledgers, all or none. */
export function apply({ root, sources }: Pick<Spec, 'root' | 'sources'>, changes: Changes): void {
  writeFiles(root, changes, currentTexts({ root, sources }, changes.keys()));
}

/** The texts of a spec, as they were read, and of the ledgers and pictures among some files, as they are on disk. A write compares them with the disk. */
export function currentTexts({ root, sources }: Pick<Spec, 'root' | 'sources'>, files: Iterable<string>) {
  const texts = new Map(sources.map(({ document }) => [document.file, document.text]));
  for (const file of files) {
    const path = join(root, file);
    if (!file.endsWith('.yaml') && existsSync(path)) texts.set(file, readFileSync(path, encodingOf(file)));
  }
  return texts;
}

/** The change of a single file by an edit of its text; none where the text stays the same. */
export function changesBy({ document }: Source, edit: Edit): Changes {
  const text = edited(document.text, edit);
  return new Map(text === document.text ? [] : [[document.file, text]]);
}

/** Changes of several files, gathered before any of them is written. */
export class Edits {
  /** The files that change, under their old names. */
  readonly #edited = new Map<string, { yaml: YamlText; splices: Splice[]; removed: DocumentPath[] }>();
  /** The new names of files, by their old ones. */
  readonly renamed = new Map<string, string>();
  /** Files that are made, and those that go (`null`). */
  readonly made = new Map<string, string | null>();

  /** Changes a file: `edit` sees it as it is now, whatever other edits there are. */
  add(source: Source, edit: Edit): void {
    const { yaml, splices } = this.#file(source);
    splices.push(...edit(yaml));
  }

  /** Takes an entry or item away, by its path as the file is now; the whole file for an empty path. */
  remove(source: Source, path: DocumentPath): void {
    if (path.length === 0) this.made.set(source.document.file, null);
    else this.#file(source).removed.push(path);
  }

  #file({ document }: Source) {
    const file = this.#edited.get(document.file) ?? { yaml: readYaml(document.text), splices: [], removed: [] };
    this.#edited.set(document.file, file);
    return file;
  }

  /** Gives a file another name, beside its other changes. */
  renameFile(source: Source, file: string): void {
    this.#file(source);
    this.renamed.set(source.document.file, file);
  }

  /** Each file that changes: its text, or `null` for one that goes. */
  changes(): Changes {
    const changes = new Map<string, string | null>();
    for (const [file, { yaml, splices, removed }] of this.#edited) {
      // From the end of the file on, so that the earlier parts stay in their places.
      const lastFirst = removed.toSorted((a, b) => placeOf(yaml, b) - placeOf(yaml, a));
      let text = spliced(yaml.text, splices);
      for (const path of lastFirst) text = edited(text, (tree) => removeEntry(tree, path));
      const renamed = this.renamed.get(file);
      if (renamed !== undefined) changes.set(file, null);
      if (renamed !== undefined || text !== yaml.text) changes.set(renamed ?? file, text);
    }
    for (const [file, text] of this.made) changes.set(file, text);
    return changes;
  }
}

/** The offset at which an entry begins. */
function placeOf(yaml: YamlText, path: DocumentPath): number {
  const entry = entryAt(yaml, path);
  return entry === undefined ? 0 : startOf(entry);
}
