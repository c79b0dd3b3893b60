import { Script } from 'node:vm';
import { CachedFile } from './cached-file.ts';

/**
 * Code with the functions that V8 has compiled of it, cached between runs: for two megabytes, compiling takes longer than running. Node's
 * own compile cache lacks the functions compiled after a module was loaded. V8 refuses what another version of it has compiled.
 */
export class CachedScript {
  readonly #script: Script;
  readonly #compiled: CachedFile;
  #isCached: boolean;

  /**
   * @param key changes with the code: megabytes need not be hashed again
   * @param file holds the compiled functions
   */
  constructor(code: string, key: string, file: string) {
    this.#compiled = new CachedFile(file, `${process.version} ${process.arch}\n${key}`);
    const cachedData = this.#compiled.readBytes();
    this.#script = new Script(code, { filename: file, ...(cachedData && { cachedData }) });
    this.#isCached = cachedData !== undefined && this.#script.cachedDataRejected === false;
  }

  /** The value of the code. */
  run(): unknown {
    return this.#script.runInThisContext();
  }

  /** Writes the functions compiled by now, once. */
  save(): void {
    if (!this.#isCached) this.#compiled.write(this.#script.createCachedData());
    this.#isCached = true;
  }
}
