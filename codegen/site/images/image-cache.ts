import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CacheFolder } from '../../cache/cache-folder.ts';
import { codeVersion } from '../../cache/fingerprint.ts';

/** The packages that draw images: another version may draw them otherwise. */
const tools = new Set(['satori', '@resvg/resvg-js', 'subset-font', 'lucide-react']);

/** Drawn images, each under a hash of its source and of the code that draws it. Safe to delete. */
export class ImageCache {
  readonly #cache: CacheFolder;
  readonly #prefix: string;

  /** @param engine the folder whose package.json pins what images are drawn with. */
  constructor(engine: string, folder: string) {
    this.#cache = new CacheFolder(folder, '');
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(join(engine, 'package.json'), 'utf8'),
    ) as Packages;
    const versions = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => tools.has(name) || name.startsWith('@fontsource'),
    );
    this.#prefix = JSON.stringify([codeVersion(import.meta.dirname), versions]);
  }

  /** The key of the image of a source: it changes with the source, the drawing code and its packages. */
  keyOf(source: string): string {
    return hash('sha256', this.#prefix + source).slice(0, 32);
  }

  /** The image cached under `key`, or the result of `draw`, which is cached. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<{ image: Buffer; drawn: boolean }> {
    const file = this.#cache.file(key);
    const cached = file.readBytes();
    if (cached !== undefined) return { image: cached, drawn: false };
    const image = await draw();
    file.write(image);
    return { image, drawn: true };
  }

  /** Removes the images that this build has not used. */
  clean(): void {
    this.#cache.clean();
  }
}

interface Packages {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
