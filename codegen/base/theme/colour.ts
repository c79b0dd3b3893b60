import { createRequire } from 'node:module';
import type * as Library from 'culori';

// As one file: the modules of the library take ten times as long to load.
const library = createRequire(import.meta.url)('culori') as typeof Library;
const { converter, formatHex, formatHex8, parse, toGamut, wcagContrast, wcagLuminance } = library;

export { wcagContrast as contrast, wcagLuminance as luminance };

export const toOklch: (colour: Library.Color) => Library.Oklch = converter('oklch');

export type Colour = Library.Color;

/** Reads `#rrggbb`, `#rrggbbaa` or `oklch(0.78 0.14 78)`, with `/ 9%` for an opacity; `undefined` for anything else. */
export function parseColour(text: string): Colour | undefined {
  return /^#(?:[0-9a-f]{2}){3,4}$|^oklch\([^)]+\)$/u.test(text) ? parse(text) : undefined;
}

/**
 * `#rrggbb`; `#rrggbbaa` where the colour is not opaque. A colour that no screen of sRGB shows keeps its lightness and hue, and the most
 * chroma that one shows.
 */
export function formatColour(colour: Colour): string {
  const shown = toGamut('rgb', 'oklch')(colour);
  return (colour.alpha ?? 1) < 1 ? formatHex8(shown) : formatHex(shown);
}
