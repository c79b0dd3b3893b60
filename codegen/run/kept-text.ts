import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * A text that is kept in a file from one run to the next, under the key of all that it was made from. Written whole or not at all;
 * where the file is damaged, or of another key, there is nothing. Safe to delete.
 */
export class KeptText {
  readonly #file: string;
  readonly #key: string;

  constructor(file: string, key: string) {
    this.#file = file;
    this.#key = key;
  }

  read(): string | undefined {
    return this.readBytes()?.toString('utf8');
  }

  readBytes(): Buffer | undefined {
    try {
      const whole = readFileSync(this.#file);
      const bytes = whole.subarray(sealBytes);
      return this.#seal([bytes]).equals(whole.subarray(0, sealBytes)) ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * A folder that cannot be written costs the next run its time, and nothing else.
   * @param content in one piece or in several: what is large is held once
   */
  write(content: string | Buffer | readonly Buffer[]): void {
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      const part = `${this.#file}.${process.pid}.part`;
      const pieces = typeof content === 'string' ? [Buffer.from(content)] : [content].flat();
      const file = openSync(part, 'w');
      try {
        for (const piece of [this.#seal(pieces), ...pieces]) writeFileSync(file, piece);
      } finally {
        closeSync(file);
      }
      renameSync(part, this.#file);
    } catch {
      return;
    }
  }

  #seal(pieces: readonly Buffer[]): Buffer {
    const seal = createHash('sha256').update(`${this.#key}\n`);
    for (const piece of pieces) seal.update(piece);
    return seal.digest();
  }
}

const sealBytes = 32;
