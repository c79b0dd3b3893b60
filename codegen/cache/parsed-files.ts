import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Json } from '../base/json.ts';
import { CacheFolder } from './cache-folder.ts';
import { codeVersion } from './fingerprint.ts';

/**
 * The data of YAML files, each cached between runs under a hash of its text: parsing YAML takes about a hundred times as long as parsing
 * the same data as JSON. Only the first load of a process is cached: the next ones are of files under edit.
 */
export class ParsedFiles {
  readonly #folder: CacheFolder;
  #isNew = false;
  #isSaved = false;

  constructor(folder: string) {
    this.#folder = new CacheFolder(folder, parserVersion());
  }

  /** @param key a hash of the text */
  get(key: string): Json | undefined {
    return this.#isSaved ? undefined : (this.#folder.file(key).readJson() as Json | undefined);
  }

  set(key: string, text: string, data: Json): void {
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

/** Changes with the code that reads YAML: a file without findings may have some in the next version. */
function parserVersion(): string {
  const { resolve } = createRequire(import.meta.url);
  const library = JSON.parse(readFileSync(resolve('yaml/package.json'), 'utf8')) as { version: string };
  return `${codeVersion(join(import.meta.dirname, '../read'))} ${library.version}`;
}
