import type { ResvgRenderOptions } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import type { Font } from 'satori';
import { encodeIco } from './ico.ts';
import type { ImageCache } from './image-cache.ts';
import { readPictureFonts, type FontsByRole } from './picture-fonts.ts';
import { encodePng } from './png.ts';

/** What draws: loaded with the first picture, or before it. */
export function loadTools(): Promise<unknown> {
  return Promise.all([import('satori'), import('@resvg/resvg-js')]);
}

const loaded = new Map<string, Promise<Font[]>>();

/** The fonts of pictures, read once. @param cache where they are kept between runs, if anywhere */
export function loadFonts(fonts: FontsByRole, cache?: ImageCache): Promise<Font[]> {
  const key = JSON.stringify(fonts);
  const known = loaded.get(key) ?? readPictureFonts(fonts, cache);
  loaded.set(key, known);
  return known;
}

/** Lays an element out and draws it: the letters become outlines, so that no font of the machine is used. */
export async function drawElement(
  element: ReactNode,
  size: { width: number; height: number },
  fonts: FontsByRole,
  cache?: ImageCache,
): Promise<Buffer> {
  const { default: satori } = await import('satori');
  return drawSvg(await satori(element, { ...size, fonts: await loadFonts(fonts, cache) }), {});
}

/** Draws an SVG as squares of the given sides: a PNG, or several in an `.ico`. */
export async function drawIcon(svg: string, sides: readonly number[], asIco: boolean): Promise<Buffer> {
  const images = await Promise.all(
    sides.map(async (side) => ({ side, png: await drawSvg(svg, { fitTo: { mode: 'width', value: side } }) })),
  );
  const [only] = images;
  return asIco || only === undefined ? encodeIco(images) : only.png;
}

async function drawSvg(svg: string, options: ResvgRenderOptions): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const { pixels, width, height } = await renderAsync(svg, { ...options, font: { loadSystemFonts: false } });
  return encodePng(pixels, width, height);
}
