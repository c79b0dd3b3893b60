import { hash } from 'node:crypto';
import { codeVersion, packageVersions } from '../../cache/fingerprint.ts';
import { Store } from '../../cache/store.ts';

/** The packages that draw images: another version may draw them otherwise. */
const tools = [
  'satori',
  '@resvg/resvg-js',
  'subset-font',
  'sharp',
  'lucide-react',
  '@fontsource/',
  '@fontsource-variable/',
];

/** Drawn images, each under a hash of its source and of the code that draws it. Safe to delete. */
export class ImageCache {
  readonly #store: Store;
  readonly #code: string;

  /**
   * @param engine the folder whose package.json pins what images are drawn with
   * @param packages those that draw them
   */
  constructor(engine: string, folder: string, packages = tools) {
    this.#code = [codeVersion(import.meta.dirname), ...packageVersions(engine, packages)].join(' ');
    this.#store = new Store(folder, this.#code);
  }

  /** The key of the image of a source, and its name in addresses: it changes with the source, the drawing code and its packages. */
  keyOf(source: string): string {
    return hash('sha256', this.#code + source).slice(0, 32);
  }

  /** The image cached under `key`, or the result of `draw`, which is cached. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<{ image: Buffer; drawn: boolean }> {
    const file = this.#store.file(key);
    const cached = file.readBytes();
    if (cached !== undefined) return { image: cached, drawn: false };
    const image = await draw();
    file.write(image);
    return { image, drawn: true };
  }

  /** Removes the images that this build has not used. */
  clean(): void {
    this.#store.clean();
  }
}
