import { Store } from './store.ts';

/**
 * The data of YAML files, cached between runs under the texts of the files: parsing YAML takes about a hundred times as long as parsing the
 * same data as JSON. Only the first load of a process is cached: the next ones are of files under edit.
 */
export class ParsedFiles {
  readonly #store: Store | undefined;
  #isNew = false;
  #isSaved = false;

  /**
   * @param folder without it, nothing is cached
   * @param code the version of the code that reads the files: a file without findings may have some in the next version
   */
  constructor(folder: string | undefined, code: string) {
    this.#store = folder === undefined ? undefined : new Store(folder, code);
  }

  get(text: string): unknown {
    return this.#isSaved ? undefined : this.#store?.file(text).readJson();
  }

  set(text: string, data: unknown): void {
    // YAML has numbers that JSON lacks.
    if (this.#isSaved || /\.(?:nan|inf)/i.test(text)) return;
    this.#store?.file(text).writeJson(data);
    this.#isNew = true;
  }

  /** Ends the first load. Removes the data of texts outside of it. */
  save(): void {
    if (this.#isNew && !this.#isSaved) this.#store?.clean();
    this.#isSaved = true;
  }
}
