import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CachedFile } from './cached-file.ts';

/** A folder of cached files, which are all of one version of the code. Safe to delete. */
export class CacheFolder {
  readonly #folder: string;
  readonly #version: string;
  readonly #used = new Set<string>();

  constructor(folder: string, version: string) {
    this.#folder = folder;
    this.#version = version;
  }

  /** @param key of all that the content is made from, unless the name is a hash of it */
  file(name: string, key = ''): CachedFile {
    this.#used.add(name);
    return new CachedFile(join(this.#folder, name), `${this.#version} ${key}`);
  }

  /** Removes the files that were not used since. */
  clean(): void {
    try {
      const unused = readdirSync(this.#folder).filter((name) => !this.#used.has(name));
      for (const name of unused) rmSync(join(this.#folder, name), { force: true });
    } catch {
      // A file that stays harms nobody.
    }
  }
}
