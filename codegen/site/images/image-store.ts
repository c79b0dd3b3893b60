import { hash } from 'node:crypto';
import { codeVersion, packageVersions, Store } from '../../cache/store.ts';
import { diskCache } from '../../run/project.ts';

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

export interface MadeImage {
  image: Buffer;
  drawn: boolean;
}

/** Drawn images, each under its source and the code that draws it. */
export class ImageStore {
  readonly #store: Store;
  readonly #code: string;

  /**
   * @param engine the folder whose package.json pins what images are drawn with
   * @param packages those that draw them
   */
  constructor(engine: string, packages = tools) {
    this.#code = [codeVersion(import.meta.dirname), ...packageVersions(engine, packages)].join(' ');
    this.#store = new Store(diskCache({ engine }));
  }

  /** The key of the image of a source, and its name in addresses: it changes with the source, the drawing code and its packages. */
  keyOf(source: string): string {
    return hash('sha256', this.#code + source).slice(0, 32);
  }

  /** The image stored under `key`, or the result of `draw`, which is stored. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<MadeImage> {
    const stored = this.#store.read(key);
    if (stored !== undefined) return { image: stored, drawn: false };
    const image = await draw();
    this.#store.write(key, image);
    return { image, drawn: true };
  }
}
