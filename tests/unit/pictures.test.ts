import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { readPictures } from '../../codegen/read/pictures.ts';
import { PictureMaker } from '../../codegen/site/images/pictures.ts';
import type { Site } from '../../codegen/model/site.ts';

// One folder for all runs: what is cached for a site is so by its folder.
const root = join(import.meta.dirname, '../.results/pictures');
const folder = join(root, 'spec/pictures');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Red on the left, blue on the right. */
async function twoColours(width: number, height: number): Promise<Buffer> {
  const blue = await sharp({ create: { width: width / 2, height, channels: 3, background: '#00f' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer();
}

test('a picture is as large as it stands upright, and one of more than 5 MB is refused', async () => {
  writeFileSync(join(folder, 'large.jpg'), Buffer.alloc(5_200_000));
  writeFileSync(
    join(folder, 'held-upright.jpg'),
    await sharp(await twoColours(60, 40))
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  const { files, findings } = readPictures(root);
  expect(files.get('held-upright.jpg')).toMatchObject({ width: 40, height: 60 });
  expect(findings).toMatchObject([
    { file: 'spec/pictures/large.jpg', code: 'read/picture-size', message: expect.stringContaining('5,2 Mo') },
  ]);
});

test.for(['avif', 'webp'])(
  '%s: a narrow cut holds the focus, and the file is as large as its address says',
  async (format) => {
    writeFileSync(join(folder, 'sides.jpg'), await twoColours(400, 100));
    const maker = new PictureMaker({ root, engine: join(import.meta.dirname, '../..') });
    const picture = { file: 'sides.jpg', width: 400, height: 100 };
    const pictures = {
      '/assets/left': { ...picture, focus: [0, 50] },
      '/assets/right': { ...picture, focus: [100, 50] },
    };
    for (const [side, channel] of [
      ['left', 0],
      ['right', 2],
    ] as const) {
      const made = await maker.at({ pictures } as unknown as Site, `/assets/${side}-80x40.${format}`);
      const { data, info } = await sharp(made?.image).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 80, height: 40 });
      expect(data[channel]).toBeGreaterThan(200);
    }
  },
);
