import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
    try {
      const whole = readFileSync(this.#file, 'utf8');
      const end = whole.indexOf('\n');
      const text = whole.slice(end + 1);
      return whole.slice(0, end) === this.#seal(text) ? text : undefined;
    } catch {
      return undefined;
    }
  }

  /** A folder that cannot be written costs the next run its time, and nothing else. */
  write(text: string): void {
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      const part = `${this.#file}.${process.pid}.part`;
      writeFileSync(part, `${this.#seal(text)}\n${text}`);
      renameSync(part, this.#file);
    } catch {
      return;
    }
  }

  #seal(text: string): string {
    return hash('sha256', `${this.#key}\n${text}`);
  }
}
