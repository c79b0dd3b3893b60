import { join } from 'node:path';
import type { Finding } from '../findings/finding.ts';
import { locator, parseSource } from './parse.ts';
import { ParsedTexts } from './parsed-texts.ts';
import { parserVersion } from './parser-version.ts';
import type { SourceFile, SpecDocument } from './spec-document.ts';

interface Outcome {
  document?: SpecDocument;
  findings: Finding[];
}

/**
 * Remembers parsed files by their content. In memory for the dev server; also on disk, because parsing YAML costs about a hundred times
 * as much as reading the same data as JSON.
 */
export class ParseCache {
  /** Where it lies on disk, and others may keep what they make of the same files. */
  readonly folder: string | undefined;
  readonly #memory = new Map<string, { text: string; outcome: Outcome }>();
  readonly #disk: ParsedTexts | undefined;

  /** @param folder where the data of clean files are kept; only in memory without it. */
  constructor(folder?: string) {
    this.folder = folder;
    this.#disk = folder === undefined ? undefined : new ParsedTexts(join(folder, 'files'), parserVersion());
  }

  parse(source: SourceFile): Outcome {
    const known = this.#memory.get(source.file);
    if (known?.text === source.text) return known.outcome;
    const outcome = this.#fromDisk(source) ?? this.#fresh(source);
    this.#memory.set(source.file, { text: source.text, outcome });
    return outcome;
  }

  /** Keeps on disk what was parsed since. */
  save(): void {
    this.#disk?.save();
  }

  #fresh(source: SourceFile): Outcome {
    const { document, findings } = parseSource(source);
    if (document === undefined || this.#disk === undefined) return { ...(document && { document }), findings };
    return { document: { ...document, data: this.#disk.add(keyText(source), document.data) }, findings };
  }

  /** Only clean files have an entry; the syntax tree comes back when a place is asked for. */
  #fromDisk(source: SourceFile): Outcome | undefined {
    const data = this.#disk?.get(keyText(source));
    if (data === undefined) return undefined;
    const { file, kind, name, text } = source;
    return { document: { file, kind, name, text, data, locate: locator(text) }, findings: [] };
  }
}

/** What decides whether a file is clean: its text, and whether it is a table (`parse.ts`). */
function keyText({ kind, text }: SourceFile): string {
  return `${kind}\n${text}`;
}
