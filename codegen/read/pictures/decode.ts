import sharp, { type FailOnOptions, type Sharp } from 'sharp';
import { limits } from './limits.ts';

/**
 * The pixels of a picture, upright.
 * @param size to which a drawing is drawn
 * @param failOn the least fault that stops the decoder: files of some phones have harmless ones below `error`
 */
export async function decode(
  bytes: Uint8Array,
  size: { width: number; height: number },
  failOn: FailOnOptions = 'error',
): Promise<Sharp> {
  const options = { failOn, limitInputPixels: limits.megapixels * 1_000_000 };
  const { format, width } = await headOf(bytes);
  if (format !== 'svg') return sharp(bytes, options).autoOrient();
  const drawn = sharp(bytes, { ...options, density: densityFor(width, size.width) });
  return sharp(await drawn.resize(size.width, size.height, { fit: 'fill' }).toBuffer());
}

/** The properties in a picture's own data. @throws where the file is no picture */
export function headOf(bytes: Uint8Array, density = 72) {
  return sharp(bytes, { density, limitInputPixels: false }).metadata();
}

/** The density at which a drawing has a width that is another one at 72; sharp accepts 1 to 100 000. */
export function densityFor(width: number, drawnWidth: number): number {
  return Math.min(Math.max((72 * drawnWidth) / width, 1), 100_000);
}
