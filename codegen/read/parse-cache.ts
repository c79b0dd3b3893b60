import { hash } from 'node:crypto';
import { join } from 'node:path';
import { codeVersion } from '../cache/fingerprint.ts';
import { ParsedFiles } from '../cache/parsed-files.ts';
import type { Json } from '../base/json.ts';
import type { Finding } from '../base/findings/finding.ts';
import type { Source, SourceFile, SpecDocument } from './source.ts';
import { takeAnnotations } from './annotations.ts';
import { documentOf, parseSource } from './parse.ts';

interface Outcome {
  document?: SpecDocument;
  findings: Finding[];
}

/** Parsed files by their content: in memory, and on disk for the next run. */
export class ParseCache {
  /** Holds the cached files of this spec, parsed files among others. */
  readonly folder: string | undefined;
  readonly #memory = new Map<string, { key: string; outcome: Outcome }>();
  readonly #disk: ParsedFiles | undefined;

  /** @param folder without it, files are only cached in memory */
  constructor(folder?: string) {
    this.folder = folder;
    this.#disk =
      folder === undefined ? undefined : new ParsedFiles(join(folder, 'parsed'), codeVersion(import.meta.dirname));
  }

  parse(source: SourceFile): Outcome {
    const known = this.#memory.get(source.file);
    // A table may be what another kind of file may not (`parse.ts`).
    const key = hash('sha256', `${source.kind}\n${source.text}`);
    if (known?.key === key) return known.outcome;
    const outcome = this.#fromDisk(source, key) ?? this.#parsed(source, key);
    this.#memory.set(source.file, { key, outcome });
    return outcome;
  }

  /** Ends the first load: the files of the next ones are only cached in memory. */
  save(): void {
    this.#disk?.save();
  }

  /** Only files without findings are on disk. */
  #fromDisk(source: SourceFile, key: string): Outcome | undefined {
    const data = this.#disk?.get(key);
    return data === undefined ? undefined : { document: documentOf(source, data as Json), findings: [] };
  }

  #parsed(source: SourceFile, key: string): Outcome {
    const outcome = parseSource(source);
    if (outcome.document !== undefined) this.#disk?.set(key, source.text, outcome.document.data);
    return outcome;
  }
}

const withoutAnnotations = new WeakMap<SpecDocument, Source & { findings: readonly Finding[] }>();

/** The same source for the same document, which a cache holds until its file changes. */
function sourceOf(document: SpecDocument): Source & { findings: readonly Finding[] } {
  const source = withoutAnnotations.get(document) ?? { document, ...takeAnnotations(document) };
  withoutAnnotations.set(document, source);
  return source;
}

/** Every file parsed, its annotations taken out. A file that cannot be parsed is a finding, and left out. */
export function parseSpec(
  files: readonly SourceFile[],
  cache: ParseCache,
): { sources: Source[]; findings: readonly Finding[] } {
  const parsed = files.map((file) => cache.parse(file));
  cache.save();
  const sources = parsed.flatMap(({ document }) => (document === undefined ? [] : [sourceOf(document)]));
  return { sources, findings: [...parsed, ...sources].flatMap(({ findings }) => findings) };
}
