import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesFolder } from '../../read/pictures.ts';
import { decoderVersion } from '../../read/pictures/inspect.ts';
import type { Project } from '../../run/project.ts';
import { UserError } from '../../run/user-error.ts';
import type { Site, SitePicture } from '../../model/site.ts';
import { inParallel } from '../publish/in-parallel.ts';
import { writeIn } from '../publish/list-files.ts';
import { ImageStore, type MadeImage } from './image-store.ts';

/** The address of a file of a picture, as the view writes it (`src/ui/picture.tsx`). */
const file = /^(?<address>\/assets\/.+)-(?<width>\d+)x(?<height>\d+)\.(?<format>avif|webp)$/;
const fileInPage = /\/assets\/[^\s"',;&]+-\d+x\d+\.(?:avif|webp)/g;

export function pictureAddresses(html: string): string[] {
  return html.match(fileInPage) ?? [];
}

/** The lowest quality without artefacts at arm's length. An effort of 4 saves 1 % of an AVIF and takes seven times as long. */
const formats = { avif: { quality: 52, effort: 3 }, webp: { quality: 76, effort: 4 } };

/** Makes the files of the pictures of a site, each once: they are stored by content. */
export class PictureMaker {
  readonly #project: Project;
  readonly #images: ImageStore;

  constructor(project: Project) {
    this.#project = project;
    this.#images = new ImageStore(project.engine, ['sharp']);
  }

  /** The file at an address; undefined where that is none of a picture. */
  async at({ pictures }: Site, requested: string): Promise<MadeImage | undefined> {
    const { address = '', width, height, format } = file.exec(requested)?.groups ?? {};
    const picture = pictures?.[address];
    if (picture === undefined) return undefined;
    const shape = { width: Number(width), height: Number(height) };
    return this.#images.get(this.#images.keyOf(`${requested} ${decoderVersion()}`), () =>
      encode(
        join(this.#project.root, picturesFolder, picture.file),
        picture,
        shape,
        format === 'avif' ? 'avif' : 'webp',
      ).catch((error: unknown) => {
        const cause = String(error).split('\n')[0];
        const remedy = 'Relancez ; sinon, enregistrez-la de nouveau en JPEG ou en PNG.';
        throw new UserError(
          `${picturesFolder}/${picture.file} : la page ne peut pas montrer cette image (${cause}). ${remedy}`,
        );
      }),
    );
  }

  /** Writes the files at some addresses, each once. Those that are none of a picture are left out. */
  async write(site: Site, { staging, addresses }: { staging: string; addresses: ReadonlySet<string> }) {
    const written = await inParallel([...addresses], async (address) => {
      const made = await this.at(site, address);
      if (made === undefined) return [];
      writeIn(staging, address.slice(1), made.image);
      return [{ name: address.slice(1), drawn: made.drawn }];
    });
    const files = written.flat();
    return { files: files.map(({ name }) => name), drawn: files.filter(({ drawn }) => drawn).length };
  }
}

/** A picture cut to a shape around its focus, upright, without what a camera notes in it. */
async function encode(
  path: string,
  { width, height, focus }: SitePicture,
  shape: { width: number; height: number },
  format: keyof typeof formats,
): Promise<Buffer> {
  const { decode } = await import('../../read/pictures/decode.ts');
  const upright = await decode(readFileSync(path), { width, height });
  const scale = Math.min(width / shape.width, height / shape.height);
  const part = { width: Math.round(shape.width * scale), height: Math.round(shape.height * scale) };
  const start = (all: number, cut: number, percent: number) =>
    Math.round(Math.min(Math.max((all * percent) / 100 - cut / 2, 0), all - cut));
  const made = upright
    .extract({ left: start(width, part.width, focus[0]), top: start(height, part.height, focus[1]), ...part })
    .resize(shape.width, shape.height);
  return (format === 'avif' ? made.avif(formats.avif) : made.webp(formats.webp)).toBuffer();
}
