import { Script } from 'node:vm';
import { CachedFile } from '../cache/cached-file.ts';

/**
 * A large piece of code, with what the engine makes of it kept from one run to the next: reading three megabytes and compiling the functions
 * that are called takes longer than running them. Refused by the engine where it is of another version; then it is made again.
 */
export class KeptScript {
  readonly #script: Script;
  readonly #kept: CachedFile;
  #isKept: boolean;

  /**
   * @param key changes with the code: megabytes need not be hashed again
   * @param file where the compiled code is kept
   */
  constructor(code: string, key: string, file: string) {
    this.#kept = new CachedFile(file, `${process.version} ${process.arch}\n${key}`);
    const cachedData = this.#kept.readBytes();
    this.#script = new Script(code, { filename: file, ...(cachedData && { cachedData }) });
    this.#isKept = cachedData !== undefined && this.#script.cachedDataRejected === false;
  }

  /** The value of the code. */
  run(): unknown {
    return this.#script.runInThisContext();
  }

  /** Keeps what is compiled by now, functions that were called among it; once. */
  save(): void {
    if (this.#isKept) return;
    this.#isKept = true;
    this.#kept.write(this.#script.createCachedData());
  }
}
