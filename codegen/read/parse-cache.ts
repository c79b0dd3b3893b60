import { join } from 'node:path';
import { codeVersion } from '../cache/fingerprint.ts';
import { ParsedFiles } from '../cache/parsed-files.ts';
import type { Json } from '../base/json.ts';
import type { Finding } from '../base/findings/finding.ts';
import type { Source, SourceFile } from './source.ts';
import { withoutAnnotations } from './annotations.ts';
import { documentOf, parseSource } from './parse.ts';

/** A file after parsing: without a source where it cannot be parsed. */
interface Parsed {
  source?: Source;
  findings: readonly Finding[];
}

/** Parsed files by their content: in memory, and on disk for the next run. */
export class ParseCache {
  /** Holds the cached files of this spec, parsed files among others. */
  readonly folder: string | undefined;
  readonly #memory = new Map<string, { file: SourceFile; parsed: Parsed }>();
  readonly #disk: ParsedFiles;

  /** @param folder without it, files are only cached in memory */
  constructor(folder?: string) {
    this.folder = folder;
    this.#disk = new ParsedFiles(folder && join(folder, 'parsed'), codeVersion(import.meta.dirname, 'yaml'));
  }

  /** A file parsed, its annotations taken out. */
  parse(file: SourceFile): Parsed {
    const known = this.#memory.get(file.file);
    if (known?.file.kind === file.kind && known.file.text === file.text) return known.parsed;
    const parsed = this.#read(file);
    this.#memory.set(file.file, { file, parsed });
    return parsed;
  }

  /** Ends the first load: the files of the next ones are only cached in memory. */
  save(): void {
    this.#disk.save();
  }

  /** Only files without findings are on disk. */
  #read(file: SourceFile): Parsed {
    // A table may be what another kind of file may not (`parse.ts`).
    const text = `${file.kind}\n${file.text}`;
    const data = this.#disk.get(text) as Json | undefined;
    const { document, findings } =
      data === undefined ? parseSource(file) : { document: documentOf(file, data), findings: [] };
    if (document === undefined) return { findings };
    if (data === undefined) this.#disk.set(text, document.data);
    return withoutAnnotations(document);
  }
}

/** Every file parsed. A file that cannot be parsed is a finding, and left out. */
export function parseSpec(
  files: readonly SourceFile[],
  cache: ParseCache,
): { sources: Source[]; findings: readonly Finding[] } {
  const parsed = files.map((file) => cache.parse(file));
  cache.save();
  return {
    sources: parsed.flatMap(({ source }) => source ?? []),
    findings: parsed.flatMap(({ findings }) => findings),
  };
}
