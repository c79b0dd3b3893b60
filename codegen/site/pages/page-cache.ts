import { hash } from 'node:crypto';
import { readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { CachedFile } from '../../cache/cached-file.ts';
import type { DrawnPage, Section } from './drawn-page.ts';

/** Remembers each page with all that it is made from, as the last build left it, and what is made of all of them. Safe to delete. */
export class PageCache {
  /** How many were made. */
  made = 0;
  readonly folder: string;
  readonly code: string;
  readonly #used = new Set<string>();

  /** @param code tells apart the code that pages are made by: nothing is kept of another */
  constructor(folder: string, code: string) {
    this.folder = folder;
    this.code = code;
  }

  /**
   * The page at an address, where it is kept under `key`; else the one that `make` makes, which is kept.
   * @param make is given the sections that the page had before, by their keys
   */
  get(path: string, key: string, make: (before: ReadonlyMap<string, Section>) => Omit<DrawnPage, 'key'>): DrawnPage {
    const file = new CachedFile(join(this.folder, this.use(path)), this.code);
    const kept = readPage(file.read());
    if (kept?.key === key) return kept;
    const page = { key, ...make(new Map(kept?.sections.map((section) => [section.key, section]))) };
    this.made += 1;
    file.write(JSON.stringify(page));
    return page;
  }

  /** Keeps what is known of the page at an address, which a thread may ask for. Returns the name of its file. */
  use(path: string): string {
    const name = hash('sha256', path).slice(0, 32);
    this.#used.add(name);
    return name;
  }

  /**
   * A text that says what several pages do, where it is kept as made of an equal input; else the one that `make` makes, which is kept.
   * @param input as JSON can say it
   */
  readonly keep = (name: string, input: unknown, make: () => string): string => {
    const file = this.file(name, hash('sha256', JSON.stringify(input)));
    const kept = file.read();
    if (kept !== undefined) return kept;
    const text = make();
    file.write(text);
    return text;
  };

  /** A text that is kept among the pages. @param key of what it is made from, beside the code */
  file(name: string, key: string): CachedFile {
    this.#used.add(name);
    return new CachedFile(join(this.folder, name), `${this.code} ${key}`);
  }

  /** Removes what was not asked for. */
  clean(): void {
    try {
      const unused = readdirSync(this.folder).filter((name) => !this.#used.has(name));
      for (const name of unused) unlinkSync(join(this.folder, name));
    } catch {
      // What cannot be removed is in nobody's way.
    }
  }
}

function readPage(text: string | undefined): DrawnPage | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as DrawnPage);
}
