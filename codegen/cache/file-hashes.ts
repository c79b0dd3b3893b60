import { hash } from 'node:crypto';
import { readFileSync, statSync, type BigIntStats } from 'node:fs';
import { join } from 'node:path';
import { CachedFile } from './store.ts';

/** Another stamp means that the file may have another content. */
function stampOf({ size, ino, mtimeNs, ctimeNs }: BigIntStats): string {
  return `${size} ${ino} ${mtimeNs} ${ctimeNs}`;
}

/** Whether the next change of a file will change its stamp: two changes within one tick of the clock leave the same stamp. */
export function isSettled(stat: BigIntStats): boolean {
  return ageOf(stat) > 100;
}

/** Since the last change of a file, in milliseconds. */
function ageOf({ ctimeNs }: BigIntStats): number {
  return Date.now() - Number(ctimeNs / 1_000_000n);
}

/** The hash of a file's content at a stamp. Only a lasting one is cached for the next run. */
interface FileHash {
  stamp: string;
  content: string;
  isLasting: boolean;
}

/** The clocks of some disks tick every two seconds. */
const lastingMs = 3000;

/** Hashes of files, cached between runs: a file is read again only where its stamp has changed. */
export class FileHashes {
  readonly #cached: CachedFile;
  readonly #known: Map<string, FileHash>;
  #isNew = false;

  /** @param engine the folder of the engine, which holds the cache */
  constructor(engine: string) {
    this.#cached = new CachedFile(join(engine, 'node_modules/.cache/file-hashes'), 'hashes');
    this.#known = new Map((this.#cached.readJson() ?? []) as [path: string, FileHash][]);
  }

  /** The hash of a file's content. */
  of(path: string): string {
    const stat = statSync(path, { bigint: true });
    const stamp = stampOf(stat);
    const known = this.#known.get(path);
    if (known?.stamp === stamp) return known.content;
    const content = hash('sha256', readFileSync(path));
    const isLasting = ageOf(stat) > lastingMs;
    if (isSettled(stat)) this.#known.set(path, { stamp, content, isLasting });
    this.#isNew ||= isLasting;
    return content;
  }

  /** Writes new hashes for the next run. */
  save(): void {
    if (this.#isNew) this.#cached.writeJson([...this.#known].filter(([, { isLasting }]) => isLasting));
    this.#isNew = false;
  }
}
