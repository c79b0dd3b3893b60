import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

/**
 * A file below node_modules/.cache that holds a content between runs, written in one step. It counts as absent where it is damaged, or where
 * the content was made from other inputs or by another version of Node. Safe to delete.
 */
export class CachedFile {
  readonly #file: string;
  readonly #key: string;

  /** @param inputs all that the content is made from, as JSON holds it */
  constructor(file: string, inputs: unknown) {
    this.#file = file;
    this.#key = JSON.stringify([process.version, inputs]);
  }

  readBytes(): Buffer | undefined {
    try {
      const whole = readFileSync(this.#file);
      const content = whole.subarray(checksumBytes);
      return this.#checksum(content).equals(whole.subarray(0, checksumBytes)) ? content : undefined;
    } catch {
      return undefined;
    }
  }

  read(): string | undefined {
    return this.readBytes()?.toString('utf8');
  }

  /** Only for a file that `writeJson` has written: the checksum vouches for its form. */
  readJson(): unknown {
    const text = this.read();
    return text === undefined ? undefined : JSON.parse(text);
  }

  /** A folder without the right to write costs the next run its time, and nothing else. */
  write(content: string | Buffer): void {
    const bytes = Buffer.from(content);
    try {
      writeWhole(this.#file, Buffer.concat([this.#checksum(bytes), bytes]));
    } catch {
      return;
    }
  }

  writeJson(value: unknown): void {
    this.write(JSON.stringify(value));
  }

  #checksum(content: Buffer): Buffer {
    return createHash('sha256').update(`${this.#key}\n`).update(content).digest();
  }
}

const checksumBytes = 32;

/** A folder of cached contents that one version of some code has made. Safe to delete. */
export class Store {
  readonly #folder: string;
  readonly #code: string;
  readonly #used = new Set<string>();

  constructor(folder: string, code: string) {
    this.#folder = folder;
    this.#code = code;
  }

  /**
   * @param name of the content; a text or an address may be one
   * @param inputs all that the content is made from, beyond its name and the code
   */
  file(name: string, inputs: unknown = null): CachedFile {
    const file = /^[\w-]{1,40}$/.test(name) ? name : hash('sha256', name);
    this.#used.add(file);
    return new CachedFile(join(this.#folder, file), [this.#code, inputs]);
  }

  /** Removes the contents that were not used since. */
  clean(): void {
    try {
      const unused = readdirSync(this.#folder).filter((name) => !this.#used.has(name));
      for (const name of unused) rmSync(join(this.#folder, name), { force: true });
    } catch {
      // An unused file only takes room.
    }
  }
}
