import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CacheFolder } from './cache-folder.ts';

/**
 * The data of YAML files, each cached between runs under a hash of its text: parsing YAML takes about a hundred times as long as parsing
 * the same data as JSON. Only the first load of a process is cached: the next ones are of files under edit.
 */
export class ParsedFiles {
  readonly #folder: CacheFolder;
  #isNew = false;
  #isSaved = false;

  /** @param code the version of the code that reads the files: a file without findings may have some in the next version */
  constructor(folder: string, code: string) {
    this.#folder = new CacheFolder(folder, `${code} ${libraryVersion()}`);
  }

  /** @param key a hash of the text */
  get(key: string): unknown {
    return this.#isSaved ? undefined : this.#folder.file(key).readJson();
  }

  set(key: string, text: string, data: unknown): void {
    // YAML has numbers that JSON lacks.
    if (this.#isSaved || /\.(?:nan|inf)/i.test(text)) return;
    this.#folder.file(key).writeJson(data);
    this.#isNew = true;
  }

  /** Ends the first load. Removes the data of texts outside of it. */
  save(): void {
    if (this.#isNew && !this.#isSaved) this.#folder.clean();
    this.#isSaved = true;
  }
}

/** Another library may read a text in another way. */
function libraryVersion(): string {
  const { resolve } = createRequire(import.meta.url);
  return (JSON.parse(readFileSync(resolve('yaml/package.json'), 'utf8')) as { version: string }).version;
}
