import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The number of folders that stay: those of a few sites, each as it is now and as it was before. */
const mostStored = 6;

/** How long a folder stays, however many others there are: a run may still use it. */
const inUseMs = 3 * 60 * 60 * 1000;

/** The hash of each other file of a folder: a folder that is not whole is made again. */
const contentsFile = 'contents.json';

/** Contents of several files, each a folder below one folder, under the hash of all that it is made from. Safe to delete. */
export class FolderStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether a content is stored whose name begins so. */
  has(start: string): boolean {
    return existsSync(this.#folder) && readdirSync(this.#folder).some((name) => name.startsWith(start));
  }

  /**
   * The folder of a content, filled by an earlier run, else by `make`. It is filled under another name, then renamed: it is whole or absent. Another
   * run may have made the same meanwhile.
   * @param part that other name, which ends in `.staging`
   */
  async get(
    name: string,
    part: string,
    make: (folder: string) => Promise<void>,
  ): Promise<{ folder: string; isCached: boolean }> {
    const folder = join(this.#folder, name);
    const isCached = await isWhole(folder);
    if (isCached) await utimes(folder, new Date(), new Date());
    else await makeWhole(folder, join(this.#folder, part), make);
    await this.#removeOldest(name);
    return { folder, isCached };
  }

  async #removeOldest(own: string): Promise<void> {
    const others = (await readdir(this.#folder)).filter((name) => name !== own && !name.endsWith('.staging'));
    const ages = await Promise.all(
      others.map(async (name) => {
        const path = join(this.#folder, name);
        const found = await stat(path).catch(() => undefined);
        return { path, usedMs: found?.mtimeMs ?? 0 };
      }),
    );
    const oldest = ages
      .toSorted((a, b) => b.usedMs - a.usedMs)
      .slice(mostStored - 1)
      .filter(({ usedMs }) => usedMs < Date.now() - inUseMs);
    await Promise.all(oldest.map(({ path }) => rm(path, { recursive: true, force: true, maxRetries: 3 })));
  }
}

async function makeWhole(folder: string, part: string, make: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(part, { recursive: true });
  try {
    await make(part);
    await writeFile(join(part, contentsFile), await contentsOf(part));
    await rm(folder, { recursive: true, force: true });
    await rename(part, folder);
  } catch (error) {
    if (!(await isWhole(folder))) throw error;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

async function isWhole(folder: string): Promise<boolean> {
  try {
    return (await readFile(join(folder, contentsFile), 'utf8')) === (await contentsOf(folder));
  } catch {
    return false;
  }
}

/** The hash of each file, by name. */
async function contentsOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashes = files
    .toSorted()
    .filter((file) => file !== join(folder, contentsFile))
    .map(async (file) => [file.slice(folder.length + 1), hash('sha256', await readFile(file))]);
  return JSON.stringify(await Promise.all(hashes));
}
