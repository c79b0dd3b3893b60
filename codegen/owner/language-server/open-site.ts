import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readForEdit, type Spec } from '../edit/spec.ts';
import { ParseCache } from '../../read/parse-cache.ts';
import type { Changes } from '../../read/read.ts';
import { compileSchemas } from '../../validate/compile-schemas.ts';
import { createLoader, type Load, type SpecLoader } from '../../pipeline.ts';
import { diskCache } from '../../run/paths.ts';
import type { Project } from '../../run/project.ts';

/** A site whose files are open in an editor: its spec is read with their unsaved texts. */
export class OpenSite {
  readonly project: Project;
  /** Texts as they stand in the editor, by file: `spec/facts.yaml`. */
  readonly #open = new Map<string, string>();
  #loaders: { checks: SpecLoader; reads: SpecLoader } | undefined;
  #load: Load | undefined;
  #spec: Spec | undefined;
  #last: Spec | undefined;
  #whole: Spec | undefined;

  constructor(project: Project) {
    this.project = project;
  }

  /** A file of the spec is open with this text, or is closed. */
  put(file: string, text: string | undefined): void {
    if (text === undefined) this.#open.delete(file);
    else this.#open.set(file, text);
    this.forget();
  }

  /** Discards the read spec after a change; the next request reads it again. */
  forget(schemas = false): void {
    this.#load = undefined;
    this.#spec = undefined;
    if (!schemas) return;
    this.#loaders = undefined;
    this.#last = undefined;
    this.#whole = undefined;
  }

  /** The load of the spec with the unsaved texts of the editor, with all findings of `check`. */
  load(): Load {
    this.#load ??= this.#loadersNow().checks.load(new Map(this.#open));
    return this.#load;
  }

  /** The spec with the unsaved texts of the editor; the last one that could be loaded while the loader fails. */
  spec(): Spec {
    try {
      this.#spec ??= this.#read();
    } catch (error) {
      if (this.#last === undefined) throw error;
      return this.#last;
    }
    this.#last = this.#spec;
    const read = new Set(this.#spec.sources.map(({ document }) => document.file));
    if ([...this.#open.keys()].every((file) => read.has(file))) this.#whole = this.#spec;
    return this.#spec;
  }

  /** The same, or the last spec in which every open file could be parsed, so that a page that is typed keeps its address. */
  wholeSpec(): Spec {
    const spec = this.spec();
    return this.#whole ?? spec;
  }

  #read(): Spec {
    const { checks, reads } = this.#loadersNow();
    const load = (changes?: Changes) =>
      changes === undefined ? this.load() : reads.load(new Map([...this.#open, ...changes]));
    return readForEdit(this.project.root, { schemas: checks.schemas, load });
  }

  /** The file of an address of the editor, from the folder of the site. */
  fileOf(uri: string): string {
    return relative(this.project.root, fileURLToPath(uri)).split(sep).join('/');
  }

  uriOf(file: string): string {
    return pathToFileURL(join(this.project.root, file)).href;
  }

  #loadersNow(): { checks: SpecLoader; reads: SpecLoader } {
    if (this.#loaders !== undefined) return this.#loaders;
    const cache = new ParseCache(diskCache(this.project));
    const compiled = compileSchemas(this.project, cache.folder);
    const given = { ...this.project, cache, compiled };
    this.#loaders = { checks: createLoader({ ...given, ahead: true }), reads: createLoader(given) };
    return this.#loaders;
  }
}

/** The folder of the site that a file of a spec belongs to; `undefined` for any other file. */
export function siteFolder(uri: string): string | undefined {
  if (!uri.startsWith('file:') || !uri.endsWith('.yaml')) return undefined;
  const path = fileURLToPath(uri);
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder))
    if (basename(folder) === 'spec' && existsSync(join(folder, 'site.yaml'))) return dirname(folder);
  return undefined;
}
