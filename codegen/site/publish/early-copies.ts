import { availableParallelism } from 'node:os';
import { writeCopies, writeCopiesNow, type Compression } from './compress.ts';

/** Which copies of pages are written. */
export interface AskedCopies {
  /** Where the pages are. */
  readonly folder: string;
  readonly compression: Compression;
}

/**
 * Writes the compressed copies of pages while other pages are drawn: compressing has threads of its own, which would wait for the last page
 * otherwise.
 */
export class EarlyCopies {
  /** How many were written. */
  written = 0;
  readonly asked: AskedCopies;
  readonly #underWay = new Set<Promise<void>>();
  #fault: { error: unknown } | undefined;

  constructor(asked: AskedCopies) {
    this.asked = asked;
  }

  /** Begins with a page that was written; where enough are under way, waits for one of them. */
  async add(file: string, content: Buffer): Promise<void> {
    if (this.#fault !== undefined) throw this.#fault.error;
    const work = this.#write(file, content);
    this.#underWay.add(work);
    void work.then(() => this.#underWay.delete(work));
    if (this.#underWay.size >= availableParallelism()) await Promise.race(this.#underWay);
  }

  /** The same at once, for a build whose processors are all busy. */
  addNow(file: string, content: Buffer): void {
    const { folder, compression } = this.asked;
    this.written += writeCopiesNow(folder, file, content, compression);
  }

  /** Waits for those under way. */
  async end(): Promise<void> {
    await Promise.all(this.#underWay);
    if (this.#fault !== undefined) throw this.#fault.error;
  }

  async #write(file: string, content: Buffer): Promise<void> {
    try {
      const { folder, compression } = this.asked;
      const copies = await writeCopies(folder, file, content, compression);
      this.written += copies;
    } catch (error) {
      this.#fault ??= { error };
    }
  }
}
