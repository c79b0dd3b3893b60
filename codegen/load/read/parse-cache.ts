import type { SourceFile, SpecDocument } from './spec-document.ts';
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Json } from '../values/json.ts';
import { locator, parseSource } from './parse.ts';
import type { Finding } from '../findings/finding.ts';

interface Outcome {
  document?: SpecDocument;
  findings: Finding[];
}

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
      this.#makeFolder(dirname(entry));
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

  /** What another version of the parser left is of no use any more. */
  #makeFolder(folder: string): void {
    if (existsSync(folder)) return;
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  #entry({ text }: SourceFile): string | undefined {
    if (this.#folder === undefined || text.length < smallestCached) return undefined;
    return join(this.#folder, parserVersion(), `${hash('sha256', text)}.json`);
  }
}

let version: string | undefined;

/** Changes with the code that reads YAML and looks for traps: a file that was clean yesterday may not be today. */
function parserVersion(): string {
  if (version !== undefined) return version;
  const folder = import.meta.dirname;
  const traps = readdirSync(join(folder, 'lint')).map((name) => join('lint', name));
  const { resolve } = createRequire(import.meta.url);
  const files = [
    ...['parse.ts', 'parse-tree.ts', 'lint.ts', ...traps].map((name) => join(folder, name)),
    resolve('yaml/package.json'),
  ];
  version = hash('sha256', files.map((file) => readFileSync(file, 'utf8')).join('\0')).slice(0, 16);
  return version;
}
