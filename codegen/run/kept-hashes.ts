import { join } from 'node:path';
import { KeptText } from './kept-text.ts';

/** A hash of what a file says, with the stamp that it had. */
interface Hashed {
  stamp: string;
  content: string;
}

/**
 * Hashes of files by path, from one run to the next: with nothing changed, none of nine hundred is read. A file with another stamp is read again, so that
 * a checkout costs that, and no build. One that was written within three seconds is not kept: there are disks whose clock goes in steps of two, and what is
 * written twice in one of them would have the same stamp.
 */
export class KeptHashes {
  readonly #kept: KeptText;
  readonly #known: Map<string, Hashed>;
  /** Those that the next run may have. */
  readonly #lasting = new Set<string>();
  #isNew = false;

  /** @param engine the folder of the engine, below which they are kept */
  constructor(engine: string) {
    this.#kept = new KeptText(join(engine, 'node_modules/.cache/inputs'), process.version);
    const lines = this.#kept.read()?.split('\n') ?? [];
    const entries = lines.map((line) => line.split('\t') as [path: string, stamp: string, content: string]);
    this.#known = new Map(entries.map(([path, stamp, content]) => [path, { stamp, content }]));
    for (const path of this.#known.keys()) this.#lasting.add(path);
  }

  get(path: string, stamp: string): string | undefined {
    const known = this.#known.get(path);
    return known?.stamp === stamp ? known.content : undefined;
  }

  /** @param ageMs how long ago the file was written */
  set(path: string, hashed: Hashed, ageMs: number): void {
    this.#known.set(path, hashed);
    if (ageMs < lastingMs) this.#lasting.delete(path);
    else {
      this.#lasting.add(path);
      this.#isNew = true;
    }
  }

  /** Keeps what is new, for the next run. */
  save(): void {
    if (!this.#isNew) return;
    this.#isNew = false;
    const lasting = [...this.#known].filter(([path]) => this.#lasting.has(path) && !/[\t\n]/.test(path));
    this.#kept.write(lasting.map(([path, { stamp, content }]) => `${path}\t${stamp}\t${content}`).join('\n'));
  }
}

const lastingMs = 3000;
