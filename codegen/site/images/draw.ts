import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { fileFont, variableFont } from '../fonts/font-sources.ts';

/** Lays an element out and draws it: the letters become outlines, so that no font of the machine is used. */
export async function drawElement(element: ReactNode, size: { width: number; height: number }, fonts: FontsByRole) {
  const key = JSON.stringify(fonts);
  const known = loaded.get(key) ?? pictureFonts(fonts);
  loaded.set(key, known);
  return drawSvg(await satori(element, { ...size, fonts: await known }), {});
}

const loaded = new Map<string, Promise<Font[]>>();

/** Draws an SVG as squares of the given sides: a PNG, or several in an `.ico`. */
export async function drawIcon(svg: string, sides: readonly number[], asIco: boolean): Promise<Buffer> {
  const images = await Promise.all(
    sides.map(async (side) => ({ side, png: await drawSvg(svg, { fitTo: { mode: 'width', value: side } }) })),
  );
  const [only] = images;
  return asIco || only === undefined ? encodeIco(images) : only.png;
}

/** Our drawings are flat: colours from a palette take half the bytes of four channels. More effort takes longer, and saves nothing. */
const palette = { palette: true, dither: 0, effort: 1, compressionLevel: 7 };

async function drawSvg(svg: string, options: ResvgRenderOptions): Promise<Buffer> {
  const { pixels, width, height } = await renderAsync(svg, { ...options, font: { loadSystemFonts: false } });
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png(palette)
    .toBuffer();
}

/** Puts square PNGs into one `.ico`, as every browser since 2008 reads it: a directory, then the files as they are. */
export function encodeIco(images: readonly { side: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + 16 * images.length);
  directory.writeUInt16LE(1, 2); // an icon, not a cursor
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { side, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    directory.set([side & 255, side & 255], entry); // 256 is written 0
    directory.writeUInt16LE(1, entry + 4); // colour planes
    directory.writeUInt16LE(32, entry + 6); // bits to a pixel
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}

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

/** Takes one weight out of each variable font of the site, as satori wants it. */
function pictureFonts(fonts: FontsByRole): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(
    faces.map(async ({ name, role, weight }) => ({
      name,
      weight,
      data: await subsetFont(await readFile(resolve(variableFont(fileFont(fonts[role], role)))), characters, {
        targetFormat: 'truetype',
        variationAxes: { wght: weight },
      }),
    })),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
