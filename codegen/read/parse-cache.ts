import { codeVersion, Store } from '../cache/store.ts';
import type { Json } from '../base/json.ts';
import type { Finding } from '../base/findings/finding.ts';
import type { Source, SourceFile } from './source.ts';
import { documentOf, parseSource } from './parse.ts';

/** A file after parsing: without a source where it cannot be parsed. */
interface Parsed {
  source?: Source;
  findings: readonly Finding[];
}

/**
 * Parsed files by their content: in memory, and those of the first load of a process on disk for the next run, since parsing YAML takes about
 * a hundred times as long as parsing the same data as JSON. The files of later loads, which follow edits, stay in memory.
 */
export class ParseCache {
  /** The store that lasts between runs: parsed files and others. */
  readonly folder: string | undefined;
  readonly #memory = new Map<string, { file: SourceFile; parsed: Parsed }>();
  #store: Store;

  /** @param folder without it, files are only cached in memory */
  constructor(folder?: string) {
    this.folder = folder;
    this.#store = new Store(folder);
  }

  parse(file: SourceFile): Parsed {
    const known = this.#memory.get(file.file);
    if (known?.file.kind === file.kind && known.file.text === file.text) return known.parsed;
    const parsed = this.#read(file);
    this.#memory.set(file.file, { file, parsed });
    return parsed;
  }

  /** The files of later loads are only cached in memory. */
  endFirstLoad(): void {
    this.#store = new Store(undefined);
  }

  /** Only files without findings are on disk. */
  #read(file: SourceFile): Parsed {
    // A table may be what another kind of file may not (`parse.ts`).
    const inputs = [codeVersion(import.meta.dirname, 'yaml'), file.kind, file.text];
    const data = this.#store.readJson(inputs) as Json | undefined;
    const { document, findings } =
      data === undefined ? parseSource(file) : { document: documentOf(file, data), findings: [] };
    if (document === undefined) return { findings };
    if (data === undefined) this.#store.writeJson(inputs, document.data);
    return { source: { document, data: document.data }, findings };
  }
}

/** Every file parsed. A file that cannot be parsed is a finding, and left out. */
export function parseSpec(files: readonly SourceFile[], cache: ParseCache) {
  const parsed = files.map((file) => cache.parse(file));
  cache.endFirstLoad();
  return {
    sources: parsed.flatMap(({ source }) => source ?? []),
    findings: parsed.flatMap(({ findings }) => findings),
  };
}
