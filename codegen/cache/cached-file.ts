import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeWhole } from './write-whole.ts';

/**
 * A file below node_modules/.cache that holds a content between runs, under the key of all that the content is made from. It is written in
 * one step. A damaged file, or a file with another key, counts as absent. Safe to delete.
 */
export class CachedFile {
  readonly #file: string;
  readonly #key: string;

  constructor(file: string, key: string) {
    this.#file = file;
    this.#key = key;
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

  /** A content that is no JSON was written by another version of the code. */
  readJson(): unknown {
    const text = this.read();
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  }

  /** A folder without the right to write costs the next run its time, and nothing else. */
  write(content: string | Buffer): void {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
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
