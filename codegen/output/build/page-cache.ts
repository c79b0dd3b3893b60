import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../load/values/json.ts';
import { KeptText } from '../../run/kept-text.ts';
import type { ScannedPage } from '../verify/scan-page.ts';

/** A page as it is published, and what other files say of it. */
export interface FinishedPage {
  html: string;
  /** What of it is searched. */
  text: JsonObject;
  /** A hash of all that a visitor reads on it. */
  content: string;
  /** A hash of its bytes. */
  hash: string;
  /** What it names and holds: verifying the site follows all of it. */
  scan: ScannedPage;
}

/** Remembers pages by all that they are made from. Safe to delete. */
export class PageCache {
  /** How many were not there. */
  made = 0;
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The page kept under `key`, else the one that `make` makes, which is kept. */
  get(key: string, make: () => FinishedPage): FinishedPage {
    this.#used.add(key);
    const file = new KeptText(join(this.#folder, key), key);
    const kept = file.read();
    if (kept !== undefined) return JSON.parse(kept) as FinishedPage;
    const page = make();
    this.made += 1;
    file.write(JSON.stringify(page));
    return page;
  }

  /** Removes the pages that were not asked for. */
  clean(): void {
    try {
      const unused = readdirSync(this.#folder).filter((name) => !this.#used.has(name));
      for (const name of unused) rmSync(join(this.#folder, name), { force: true });
    } catch {
      // What cannot be removed is in nobody's way.
    }
  }
}
