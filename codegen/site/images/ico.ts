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
