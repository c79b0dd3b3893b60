import { type Connection, DiagnosticSeverity, type Diagnostic, type Range } from 'vscode-languageserver/node';
import { join, basename, dirname, relative, sep } from 'node:path';
import { pathToFileURL, fileURLToPath } from 'node:url';
import type { Finding, Position } from '../../base/findings/finding.ts';
import { existsSync } from 'node:fs';
import { specWith, type Spec } from '../edit/spec.ts';
import { createLoader, type SpecLoader } from '../../pipeline.ts';
import type { Project } from '../../run/project.ts';

/** The sites with open files in an editor, and their published diagnostics. */
export class OpenSites {
  readonly #connection: Connection;
  readonly #engine: string;
  readonly #pause: number;
  readonly #sites = new Map<string, OpenSite>();
  readonly #waiting = new Map<OpenSite, NodeJS.Timeout>();
  /** Files with findings in the editor, by site. */
  readonly #marked = new Map<OpenSite, ReadonlySet<string>>();

  constructor(connection: Connection, engine: string, pause: number) {
    this.#connection = connection;
    this.#engine = engine;
    this.#pause = pause;
  }

  /** The address of a file, as findings name it. */
  readonly uriOf = (file: string): string => pathToFileURL(join(this.#engine, file)).href;

  /** The site that a file of a spec belongs to. */
  of(uri: string): OpenSite | undefined {
    const root = siteFolder(uri);
    if (root === undefined) return undefined;
    const site = this.#sites.get(root) ?? new OpenSite({ root, engine: this.#engine });
    this.#sites.set(root, site);
    return site;
  }

  /** A file is open with this text, or is closed. */
  put(uri: string, text: string | undefined): void {
    const site = this.of(uri);
    if (site === undefined) return;
    if (!uri.endsWith('.schema.yaml')) site.put(site.fileOf(uri), text);
    this.#checkSoon(site);
  }

  /** Files have changed on disk; schemas of blocks are those of all sites. */
  changed(uris: readonly string[]): void {
    const schemas = uris.some((uri) => uri.endsWith('.schema.yaml'));
    for (const site of this.#sites.values()) {
      site.forget(schemas);
      this.#checkSoon(site);
    }
  }

  #checkSoon(site: OpenSite): void {
    clearTimeout(this.#waiting.get(site));
    const timer = setTimeout(() => void this.#check(site), this.#pause);
    this.#waiting.set(site, timer);
  }

  async #check(site: OpenSite): Promise<void> {
    try {
      const now = Map.groupBy(site.spec().load.findings, ({ file }) => this.uriOf(file));
      const before = this.#marked.get(site) ?? new Set();
      this.#marked.set(site, new Set(now.keys()));
      const mended = [...before].filter((uri) => !now.has(uri));
      for (const uri of mended) await this.#connection.sendDiagnostics({ uri, diagnostics: [] });
      for (const [uri, findings] of now) {
        const diagnostics = findings.map((finding) => diagnosticOf(finding, this.uriOf));
        await this.#connection.sendDiagnostics({ uri, diagnostics });
      }
    } catch (error) {
      // An invalid schema, while it is typed.
      this.#connection.console.error(error instanceof Error ? error.message : String(error));
    }
  }
}

/** A finding of `check` as editors mark it: the same words, at the same place. */
export function diagnosticOf(
  { position, path, code, message, remedy, others = [] }: Finding,
  uriOf: (file: string) => string,
): Diagnostic {
  const sentence = remedy === undefined ? message : `${message} ${remedy}`;
  return {
    range: rangeOf(position),
    severity: DiagnosticSeverity.Error,
    source: 'spécification',
    code,
    message: path === '' ? sentence : `${path} : ${sentence}`,
    relatedInformation: others.map(({ file, line, column }) => ({
      location: { uri: uriOf(file), range: rangeOf({ line, column, endColumn: column }) },
      message: 'Même cause ici.',
    })),
  };
}

/** A place of a finding (1-based) as editors count (0-based). */
export function rangeOf({ line, column, endColumn }: Position): Range {
  return { start: { line: line - 1, character: column - 1 }, end: { line: line - 1, character: endColumn - 1 } };
}

/** A site whose files are open in an editor: its spec is read with their unsaved texts. */
export class OpenSite {
  readonly project: Project;
  /** Texts as they stand in the editor, by file: `spec/facts.yaml`. */
  readonly #open = new Map<string, string>();
  #loader: SpecLoader | undefined;
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
    this.#spec = undefined;
    if (!schemas) return;
    this.#loader = undefined;
    this.#last = undefined;
    this.#whole = undefined;
  }

  /** The spec with the unsaved texts of the editor and all findings of `check`; the last one that could be loaded while the loader fails. */
  spec(): Spec {
    try {
      this.#loader ??= createLoader({ ...this.project, ahead: true });
      this.#spec ??= specWith({ root: this.project.root, loader: this.#loader }, new Map(this.#open));
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

  /** The file of an address of the editor, from the folder of the site. */
  fileOf(uri: string): string {
    return relative(this.project.root, fileURLToPath(uri)).split(sep).join('/');
  }

  uriOf(file: string): string {
    return pathToFileURL(join(this.project.root, file)).href;
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
