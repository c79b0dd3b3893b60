import { type Connection, DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver/node';
import { OpenSite, siteFolder } from './open-site.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../../base/findings/finding.ts';
import { rangeOf } from './navigate.ts';

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
    this.#waiting.set(
      site,
      setTimeout(() => void this.#check(site), this.#pause),
    );
  }

  async #check(site: OpenSite): Promise<void> {
    try {
      const now = diagnosticsOf(site.load().findings, this.#engine);
      // Reads the spec for the next request, and for a time when a file cannot be parsed.
      site.spec();
      const before = this.#marked.get(site) ?? new Set();
      this.#marked.set(site, new Set(now.keys()));
      const mended = [...before].filter((uri) => !now.has(uri));
      for (const uri of mended) await this.#connection.sendDiagnostics({ uri, diagnostics: [] });
      for (const [uri, diagnostics] of now) await this.#connection.sendDiagnostics({ uri, diagnostics });
    } catch (error) {
      // An invalid schema, while it is typed.
      this.#connection.console.error(error instanceof Error ? error.message : String(error));
    }
  }
}

/** The findings of `check` as editors mark them, by file: the same words, at the same places. */
function diagnosticsOf(findings: readonly Finding[], engine: string): Map<string, Diagnostic[]> {
  const uriOf = (file: string) => pathToFileURL(join(engine, file)).href;
  const files = Map.groupBy(findings, ({ file }) => uriOf(file));
  return new Map([...files].map(([uri, all]) => [uri, all.map((finding) => diagnosticOf(finding, uriOf))]));
}

function diagnosticOf(
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
