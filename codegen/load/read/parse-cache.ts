import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Finding } from '../findings/finding.ts';
import { documentOf, parseSource } from './parse.ts';
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
  readonly #memory = new Map<string, { source: SourceFile; outcome: Outcome }>();
  readonly #disk: ParsedTexts | undefined;

  /** @param folder where the data of clean files are kept; only in memory without it. */
  constructor(folder?: string) {
    this.folder = folder;
    this.#disk = folder === undefined ? undefined : new ParsedTexts(join(folder, 'files'), parserVersion());
  }

  parse(source: SourceFile): Outcome {
    const known = this.#memory.get(source.file);
    const isSame = known !== undefined && saySame(known.source, source);
    const outcome = isSame ? known.outcome : (this.#fromDisk(source) ?? this.#fresh(source));
    this.#memory.set(source.file, { source, outcome });
    return outcome;
  }

  /** Keeps on disk what was parsed since. */
  save(): void {
    this.#disk?.save();
  }

  #fresh(source: SourceFile): Outcome {
    const { document, findings } = parseSource(source);
    if (document === undefined || this.#disk === undefined) return { ...(document && { document }), findings };
    return { document: documentOf(source, this.#disk.add(keyOf(source), source.text, document.data)), findings };
  }

  /** Only clean files have an entry; the syntax tree comes back when a place is asked for. */
  #fromDisk(source: SourceFile): Outcome | undefined {
    const data = this.#disk?.get(keyOf(source));
    return data === undefined ? undefined : { document: documentOf(source, data), findings: [] };
  }
}

/** A hash of what decides whether a file is clean: its text, and whether it is a table (`parse.ts`). */
function keyOf(source: SourceFile): string {
  return createHash('sha256')
    .update(`${source.kind}\n`)
    .update(source.bytes ?? source.text)
    .digest('hex');
}

function saySame(one: SourceFile, other: SourceFile): boolean {
  return one.bytes !== undefined && other.bytes !== undefined ? one.bytes.equals(other.bytes) : one.text === other.text;
}
