import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from './json.ts';
import { locator, parseSource, type SpecDocument } from './parse.ts';
import type { Finding } from './finding.ts';
import type { SourceFile } from './read.ts';

interface Outcome {
  document?: SpecDocument;
  findings: Finding[];
}

/** Change when the linter or the parser's options change: older entries are then ignored. */
const version = 'v2';

/** Files below this size parse faster than a cache entry is looked up. */
const smallestCached = 8_000;

/**
 * Remembers parsed files by their content. In memory for the dev server; for large files also on disk,
 * because parsing YAML costs about a hundred times as much as reading the same data as JSON.
 */
export class ParseCache {
  readonly #memory = new Map<string, { text: string; outcome: Outcome }>();
  readonly #folder: string | undefined;

  /** @param folder where entries of clean files are kept; only in memory without it. */
  constructor(folder?: string) {
    this.#folder = folder;
  }

  parse(source: SourceFile): Outcome {
    const known = this.#memory.get(source.file);
    if (known?.text === source.text) return known.outcome;
    const outcome = this.#fromDisk(source) ?? this.#fresh(source);
    this.#memory.set(source.file, { text: source.text, outcome });
    return outcome;
  }

  #fresh(source: SourceFile): Outcome {
    const outcome = parseSource(source);
    const entry = this.#entry(source);
    if (entry !== undefined && outcome.document !== undefined) {
      mkdirSync(join(entry, '..'), { recursive: true });
      const temporary = `${entry}.${process.pid}`;
      writeFileSync(temporary, JSON.stringify(outcome.document.data));
      renameSync(temporary, entry);
    }
    return outcome;
  }

  /** Only clean files have an entry; the syntax tree comes back when a place is asked for. */
  #fromDisk(source: SourceFile): Outcome | undefined {
    const entry = this.#entry(source);
    if (entry === undefined) return undefined;
    let data: Json;
    try {
      data = JSON.parse(readFileSync(entry, 'utf8')) as Json;
    } catch {
      return undefined;
    }
    const { file, kind, name, text } = source;
    return { document: { file, kind, name, text, data, locate: locator(text) }, findings: [] };
  }

  #entry({ text }: SourceFile): string | undefined {
    if (this.#folder === undefined || text.length < smallestCached) return undefined;
    return join(this.#folder, `${version}-${hash('sha256', text)}.json`);
  }
}
