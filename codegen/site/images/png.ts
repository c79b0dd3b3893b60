import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);
/** Level 9 takes ten times as long for a tenth of the bytes. */
const compressionLevel = 7;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A palette has one byte for each pixel. */
const mostColours = 256;

/**
 * Writes pixels as a PNG with a palette: our flat drawings have few colours, and a palette takes half the bytes of four
 * channels. Past 256 colours, the rarest ones (on the edges of letters) become their nearest neighbours, which no eye sees.
 * @param pixels red, green, blue and alpha of each pixel, row by row
 */
export async function encodePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const { palette, indices } = toPalette(pixels);
  const rows = Buffer.alloc((width + 1) * height);
  // The first byte of each row names its filter: none is best for palettes.
  for (let row = 0; row < height; row += 1)
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits to a pixel, colours from a palette
  const channels = Buffer.from(palette.buffer);
  const colours = Buffer.from(channels.filter((_, index) => index % 4 !== 3));
  const alphas = Buffer.from(channels.filter((_, index) => index % 4 === 3));
  const isOpaque = alphas.every((alpha) => alpha === 255);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    ...(isOpaque ? [] : [chunk('tRNS', alphas)]),
    chunk('IDAT', await compress(rows, { level: compressionLevel })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A palette of the most frequent colours, and each pixel as an index into it. */
function toPalette(pixels: Uint8Array): { palette: Uint32Array; indices: Uint8Array } {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  // Signed: of a larger number, the engine makes an object.
  const colours = new Int32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
  const counts = new Map<number, number>();
  eachRun(colours, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from));
  const byFrequency = [...counts].toSorted(([a, often], [b, oftener]) => oftener - often || (a >>> 0) - (b >>> 0));
  const palette = Uint32Array.from(byFrequency.slice(0, mostColours), ([colour]) => colour);
  const indexOf = new Map(
    byFrequency.map(([colour], rank) => [colour, rank < mostColours ? rank : nearest(colour, palette)]),
  );
  const indices = new Uint8Array(colours.length);
  eachRun(colours, (colour, from, to) => indices.fill(indexOf.get(colour) ?? 0, from, to));
  return { palette, indices };
}

/** Flat drawings are long runs of one colour, far fewer than pixels. @param visit called with the first place of each run, and the place after it */
function eachRun(colours: Int32Array, visit: (colour: number, from: number, to: number) => void): void {
  for (let from = 0, to = 0; from < colours.length; from = to) {
    const colour = colours[from] ?? 0;
    while (to < colours.length && colours[to] === colour) to += 1;
    visit(colour, from, to);
  }
}

function nearest(colour: number, palette: Uint32Array): number {
  let [best, leastDistance] = [0, Infinity];
  for (const [index, candidate] of palette.entries()) {
    let distance = 0;
    for (let shift = 0; shift < 32; shift += 8)
      distance += (((colour >>> shift) & 255) - ((candidate >>> shift) & 255)) ** 2;
    if (distance < leastDistance) [best, leastDistance] = [index, distance];
  }
  return best;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
