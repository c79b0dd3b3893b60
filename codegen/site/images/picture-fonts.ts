import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import type { ImageCache } from './image-cache.ts';

/** The site's own typefaces, by their role, at the weight that pictures use. satori reads neither WOFF2 nor variable fonts. */
const faces = [
  { name: 'display', role: 'display', weight: 600 },
  { name: 'sans', role: 'text', weight: 400 },
  { name: 'mono', role: 'figures', weight: 500 },
] as const;

/** Names of fonts by their role (`theme.fonts`). */
export type FontsByRole = Readonly<Record<(typeof faces)[number]['role'], string>>;

/** All characters of Western European languages, and the signs of French typography. */
const characters = String.fromCodePoint(
  ...range(0x20, 0x17f),
  ...range(0x2000, 0x206f),
  0x20ac,
  0x2212,
  0x2192,
  0x2264,
  0x2265,
);

/**
 * Takes one weight out of each variable font of the site, as satori wants it.
 * @param cache where what was taken is kept, if anywhere
 */
export function readPictureFonts(fonts: FontsByRole, cache?: ImageCache): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    faces.map(async ({ name, role, weight }) => {
      const font = fonts[role];
      const file = resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`);
      const take = async () => {
        const { default: subsetFont } = await import('subset-font');
        return subsetFont(await readFile(file), characters, {
          targetFormat: 'truetype',
          variationAxes: { wght: weight },
        });
      };
      const key = cache?.keyOf(`${font} ${weight} ${characters}`) ?? '';
      const data = cache === undefined ? await take() : (await cache.get(key, take)).image;
      return { name, data, weight };
    }),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
