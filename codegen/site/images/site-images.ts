import type { Renderer } from '../bundle/renderer.ts';
import { type Making, pictureFault } from '../pages/render.ts';
import { inParallel } from '../publish/in-parallel.ts';
import { writeIn } from '../publish/list-files.ts';
import { ImageStore } from './image-store.ts';
import type { FontsByRole } from './draw.ts';

interface Image {
  file: string;
  key: string;
  draw: () => Promise<Buffer>;
}

/**
 * Writes the icons of the site into `staging`, and the pictures of its pages; images drawn before come from the store.
 * @param withPictures whether pages get pictures
 * @returns the addresses of the pictures by the paths of their pages, all files, and how many were drawn
 */
export async function writeSiteImages({ project, site, renderer, sources, staging }: Making, withPictures: boolean) {
  const store = new ImageStore(project.engine);
  const addresses: Record<string, string> = {};
  const images: Image[] = renderer.siteIcons(site).map(({ file, svg, sizes }) => ({
    file,
    key: store.keyOf(`${file} ${sizes.join()} ${svg}`),
    draw: async () => (await import('./draw.ts')).drawIcon(svg, sizes, file.endsWith('.ico')),
  }));
  for (const page of withPictures ? site.pages : []) {
    let picture: ReturnType<Renderer['pictureOf']>;
    try {
      picture = renderer.pictureOf(site, page);
    } catch (error) {
      throw pictureFault(error, page, sources);
    }
    if (picture === undefined) continue;
    const { element, source, ...size } = picture;
    const path = String(page.path);
    const file = `og${path === '/' ? '/index' : path}.png`;
    const key = store.keyOf(source);
    addresses[path] = `/${file}?v=${key.slice(0, 8)}`;
    const draw = async () => {
      const { drawElement } = await import('./draw.ts');
      return drawElement(element, size, site.theme.fonts as unknown as FontsByRole).catch((error: unknown) => {
        throw pictureFault(error, page, sources);
      });
    };
    images.push({ file, key, draw });
  }
  const made = await inParallel(images, async ({ file, key, draw }) => {
    const { image, drawn } = await store.get(key, draw);
    writeIn(staging, file, image);
    return drawn;
  });
  return { pictures: addresses, files: images.map(({ file }) => file), drawn: made.filter(Boolean).length };
}
