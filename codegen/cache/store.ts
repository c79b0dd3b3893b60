import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './write-whole.ts';

const checksumBytes = 32;
const dayMs = 24 * 60 * 60 * 1000;

/** How long a content stays that no run reads. */
const unusedMs = 30 * dayMs;

/**
 * Contents that are dear to make, each in a file named after all that it is made from: another input is another file. A file that is damaged
 * counts as absent. One folder serves all sites of an engine; it is safe to delete.
 */
export class Store {
  readonly #folder: string | undefined;

  /** @param folder without it, nothing is stored */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** @param inputs all that the content is made from, as JSON holds it; the version of Node is one of its own accord */
  read(inputs: unknown): Buffer | undefined {
    if (this.#folder === undefined) return undefined;
    const file = fileOf(this.#folder, inputs);
    try {
      const whole = readFileSync(file);
      const content = whole.subarray(checksumBytes);
      if (!checksumOf(content).equals(whole.subarray(0, checksumBytes))) return undefined;
      if (statSync(file).mtimeMs < Date.now() - dayMs) utimesSync(file, new Date(), new Date());
      return content;
    } catch {
      return undefined;
    }
  }

  /** Only for what `writeJson` has written: the checksum vouches for its form. */
  readJson(inputs: unknown): unknown {
    const content = this.read(inputs);
    return content === undefined ? undefined : JSON.parse(content.toString('utf8'));
  }

  /** A folder without the right to write costs the next run its time, and nothing else. */
  write(inputs: unknown, content: string | Buffer): void {
    if (this.#folder === undefined) return;
    const bytes = Buffer.from(content);
    try {
      writeWhole(fileOf(this.#folder, inputs), Buffer.concat([checksumOf(bytes), bytes]));
    } catch {
      return;
    }
  }

  writeJson(inputs: unknown, value: unknown): void {
    this.write(inputs, JSON.stringify(value));
  }

  /** Removes what no run has read for a month. */
  clean(): void {
    const folder = this.#folder;
    if (folder === undefined) return;
    try {
      for (const name of readdirSync(folder))
        if (statSync(join(folder, name)).mtimeMs < Date.now() - unusedMs) rmSync(join(folder, name), { force: true });
    } catch {
      // An unused file only takes room.
    }
  }
}

function fileOf(folder: string, inputs: unknown): string {
  return join(folder, hash('sha256', JSON.stringify([process.version, inputs])));
}

function checksumOf(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}
