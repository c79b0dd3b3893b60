import { hash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CachedFile } from '../../cache/cached-file.ts';
import { codeVersion } from '../../cache/fingerprint.ts';

/** What an image is drawn with: another version may draw it otherwise. */
const tools = new Set(['satori', '@resvg/resvg-js', 'subset-font', 'lucide-react']);

/** Remembers drawn images by what they were drawn from. Safe to delete. */
export class ImageCache {
  readonly #folder: string;
  readonly #prefix: string;
  readonly #used = new Set<string>();

  /** @param engine the folder whose package.json pins what images are drawn with. */
  constructor(engine: string, folder: string) {
    this.#folder = folder;
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(engine, 'package.json'), 'utf8'),
    ) as Packages;
    const versions = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => tools.has(name) || name.startsWith('@fontsource'),
    );
    this.#prefix = JSON.stringify([codeVersion(import.meta.dirname), versions]);
  }

  /** The name under which the image of a source is kept: it changes with whatever changes the image. */
  keyOf(source: string): string {
    return hash('sha256', this.#prefix + source).slice(0, 32);
  }

  /** The image kept under `key`, else the one that `draw` makes, which is kept. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<{ image: Buffer; drawn: boolean }> {
    const file = new CachedFile(join(this.#folder, key), key);
    this.#used.add(key);
    const cached = file.readBytes();
    if (cached !== undefined) return { image: cached, drawn: false };
    const image = await draw();
    file.write(image);
    return { image, drawn: true };
  }

  /** Removes the images that were not asked for. */
  async clean(): Promise<void> {
    const kept = await readdir(this.#folder).catch(() => []);
    const unused = kept.filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#folder, name), { force: true })));
  }
}

interface Packages {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
