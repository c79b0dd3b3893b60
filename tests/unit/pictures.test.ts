import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { limits } from '../../codegen/read/pictures/limits.ts';
import { readPictures } from '../../codegen/read/pictures.ts';
import { PictureMaker } from '../../codegen/site/images/pictures.ts';
import type { Site } from '../../codegen/model/site.ts';
import { UserError } from '../../codegen/run/user-error.ts';
import { isNightly } from '../run/sample.ts';
import { drawing, formats, nested, smallPicture } from './fixtures/small-pictures.ts';

// One folder for all runs: what is cached for a site is so by its folder.
const root = join(import.meta.dirname, '../.results/pictures');
const folder = join(root, 'spec/pictures');
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const maker = new PictureMaker({ root, engine: join(import.meta.dirname, '../..') });

/** The codes of the findings by file, and nothing of a file that is accepted. */
function codes(files: Readonly<Record<string, Buffer | string>>): Record<string, string> {
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  const { findings } = readPictures(root);
  return Object.fromEntries(findings.map(({ file, code }) => [file.replace('spec/pictures/', ''), code]));
}

/** A file of a picture that `check` accepts, whole: as large as it is, or 400 pixels wide. */
async function whole(file: string, format: 'avif' | 'webp' = 'webp') {
  const { width = 0, height = 0, content = '' } = readPictures(root).files.get(file) ?? {};
  const wide = Math.min(width, 400);
  const address = `/assets/${file}.${content}`;
  const pictures = { [address]: { file, width, height, focus: [50, 50] } };
  return (
    await maker.at(
      { pictures } as unknown as Site,
      `${address}-${wide}x${Math.round((wide * height) / width)}.${format}`,
    )
  )?.image;
}

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

test.for(['avif', 'webp'])(
  '%s: a narrow cut holds the focus, and the file is as large as its address says',
  async (format) => {
    writeFileSync(join(folder, 'sides.jpg'), await twoColours(400, 100));
    const picture = { file: 'sides.jpg', width: 400, height: 100 };
    for (const [side, channel] of [
      [0, 0],
      [100, 2],
    ] as const) {
      const pictures = { [`/assets/${side}`]: { ...picture, focus: [side, 50] } };
      const made = await maker.at({ pictures } as unknown as Site, `/assets/${side}-80x40.${format}`);
      const { data, info } = await sharp(made?.image).raw().toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 80, height: 40 });
      expect(data[channel]).toBeGreaterThan(200);
    }
  },
);

/** The corners that stand above on the left and on the right, by the orientation of EXIF. */
const turns = { 2: 'gr', 3: 'wb', 4: 'bw', 5: 'rb', 6: 'br', 7: 'wg', 8: 'gw' };

test.for(isNightly ? formats : formats.slice(0, 1))(
  '%s: a picture that a camera held otherwise stands upright',
  async (format) => {
    const corners = { r: [255, 0, 0], g: [0, 255, 0], b: [0, 0, 255], w: [255, 255, 255] };
    const plain = sharp(Buffer.from(Object.values(corners).flat()), { raw: { width: 2, height: 2, channels: 3 } });
    const large = await plain.resize(96, 64, { kernel: 'nearest', fit: 'fill' }).png().toBuffer();
    const files = Object.keys(turns).map(async (orientation) => {
      const turned = sharp(large).withMetadata({ orientation: Number(orientation) });
      return [
        `${orientation}.${format}`,
        await (format === 'jpg' ? turned.jpeg() : turned[format]()).toBuffer(),
      ] as const;
    });
    expect(codes(Object.fromEntries(await Promise.all(files)))).toEqual({});
    for (const [orientation, [left, right]] of Object.entries(turns)) {
      const file = `${orientation}.${format}`;
      const size = Number(orientation) > 4 ? { width: 64, height: 96 } : { width: 96, height: 64 };
      expect(readPictures(root).files.get(file), file).toMatchObject(size);
      const { data, info } = await sharp(await whole(file))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info, file).toMatchObject(size);
      const nearest = (at: number) =>
        Object.entries(corners).find(([, colour]) =>
          colour.every((value, channel) => Math.abs(value - data[at + channel]!) < 60),
        )?.[0];
      expect([nearest(0), nearest((size.width - 1) * info.channels)], file).toEqual([left, right]);
    }
  },
);

test('pictures that every browser shows are accepted and made', async () => {
  const png = await smallPicture('png');
  const jpg = await smallPicture('jpg');
  const scan = jpg.indexOf(Buffer.from([0xff, 0xda]));
  const samsung = Buffer.from(jpg).fill(0, scan + 11, scan + 14);
  const files = {
    'samsung.jpg': samsung,
    'motion.jpg': Buffer.concat([jpg, Buffer.alloc(3000, 7)]),
    'cmyk.jpg': await sharp(png).toColourspace('cmyk').jpeg().toBuffer(),
    'deep.png': await sharp(png).toColourspace('rgb16').png().toBuffer(),
    'animated.webp': await sharp([png, jpg], { join: { animated: true } })
      .webp()
      .toBuffer(),
    'poster.svg': drawing('<path d="M0 0h9v9z"/>', 'width="841mm" height="1189mm"'),
    'plan.svg': drawing('<path d="M0 0h9v9z"/>', 'width="6000" height="4200"'),
    'unit.svg': drawing('<path d="M0 0h2v1.3z"/>', 'viewBox="0 0 2 1.3"'),
    'percent.svg': drawing('<path d="M0 0h9v9z"/>', 'width="100%" height="100%" viewBox="0 0 3 2"'),
    'without-size.svg': drawing('<path d="M0 0h300v200z"/>', ''),
    'harmless.svg': drawing(
      '<!-- <image href="x.jpg"/> --><script>alert(1)</script><path id="a" d="M0 0h9v9z"/><use href="#a"/>',
    ),
    'illustrator.svg': drawing('<switch><foreignObject requiredExtensions="x"/><g><path d="M0 0h9v9z"/></g></switch>'),
    'embedded.svg': drawing(`<image href="data:image/png;base64,${png.toString('base64')}" width="300" height="200"/>`),
  };
  expect(codes(files)).toEqual({});
  for (const file of Object.keys(files)) expect(await whole(file), file).toBeDefined();
  const sizeOf = (file: string) => readPictures(root).files.get(file);
  expect(sizeOf('plan.svg')).toMatchObject({ width: 2000, height: 1400 });
  expect(sizeOf('unit.svg')).toMatchObject({ width: 2000, height: 1300 });
});

test('what no page can show whole is refused with a reason of its own', async () => {
  const jpg = await smallPicture('jpg');
  const png = await smallPicture('png');
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  // A file of a few bytes may unfold to gigabytes: its head gives its size.
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(30_000, 16);
  bomb.writeUInt32BE(30_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  const entities = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
  const cases: Readonly<Record<string, Record<string, Buffer | string>>> = {
    'read/picture-type': {
      'zero.jpg': '',
      'text.jpg': 'Bonjour.',
      'phone.jpg': readFileSync(join(import.meta.dirname, 'fixtures/phone.heic')),
      'png.jpg': png,
      'gif.png': await sharp(png).gif().toBuffer(),
      'head.png': png.subarray(0, 30),
      'unclosed.svg': drawing('<path d="M0').subarray(0, 100),
      'bomb.svg': `<!DOCTYPE svg [<!ENTITY e0 "aaaaaaaaaa">${entities.join('')}]>${drawing('<desc>&e9;</desc>').toString()}`,
      'reads.svg': `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/hostname">]>${drawing('<desc>&e;</desc>').toString()}`,
    },
    'read/picture-name': { 'Port.jpg': jpg, 'port.JPG': jpg, 'e\u0301te.jpg': jpg, 'port.tiff': jpg },
    'read/picture-damaged': {
      'cut.jpg': jpg.subarray(0, jpg.length - 40),
      'cut.png': png.subarray(0, png.length - 40),
      'cut.avif': (await smallPicture('avif')).subarray(0, -10),
      'wrong-bits.jpg': Buffer.from(jpg).fill(0, jpg.length - 400, jpg.length - 300),
    },
    'read/picture-shape': {
      'dot.png': await blank(1, 1),
      'thin.png': await blank(20_000, 10),
      'thin.svg': drawing('', 'viewBox="0 0 10 600"'),
    },
    'read/picture-size': { 'bomb.png': bomb },
    'read/picture-drawing': {
      'web.svg': drawing('<image href="https://example.fr/port.png" width="300" height="200"/>'),
      'disk.svg': drawing(
        '<image xmlns:l="http://www.w3.org/1999/xlink" l:href="file:///etc/hostname" width="300" height="200"/>',
      ),
      'styled.svg': drawing('<style>@import url(https://example.fr/x.css)</style><path d="M0 0h9v9z"/>'),
      'text.svg': drawing('<text y="90">Port</text>'),
    },
  };
  const expected = Object.entries(cases).flatMap(([code, files]) => Object.keys(files).map((file) => [file, code]));
  const found = codes(Object.assign({}, ...Object.values(cases)) as Record<string, Buffer>);
  expect(found).toEqual(Object.fromEntries(expected));
});

test('a drawing that takes for ever stops neither the check nor the pictures after it', async () => {
  const { seconds } = limits;
  Object.assign(limits, { seconds: 0.3 });
  try {
    const files = { 'a.svg': nested(12), 'b.jpg': await smallPicture('jpg') };
    expect(codes(files)).toEqual({ 'a.svg': 'read/picture-slow' });
  } finally {
    Object.assign(limits, { seconds });
  }
});

test.for(isNightly ? formats : formats.slice(0, 1))(
  '%s: what a camera notes is in no file of the site',
  async (format) => {
    const picture = sharp(await smallPicture(format))
      .withExif({ IFD0: { Artist: 'Zoe' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 39/1 0/1' } })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="47,39N"/></rdf:RDF></x:xmpmeta>',
      );
    const bytes = await (format === 'jpg' ? picture.jpeg() : picture[format]()).toBuffer();
    const file = `camera.${format}`;
    expect(codes({ [file]: bytes })).toEqual({});
    for (const target of ['avif', 'webp'] as const) {
      const image = await whole(file, target);
      const { exif, xmp, iptc } = await sharp(image).metadata();
      expect({ exif, xmp, iptc }).toEqual({});
      expect(image?.includes('GPS')).toBe(false);
    }
    // The same file is served as it is from public/.
    const exifAlone = await sharp(bytes).keepExif().toBuffer();
    mkdirSync(join(root, 'public/photos'), { recursive: true });
    writeFileSync(join(root, 'public/photos', file.toUpperCase()), exifAlone);
    writeFileSync(join(root, 'public/photos/plain.jpg'), await smallPicture('jpg'));
    expect(readPictures(root).findings.map((finding) => [finding.file, finding.code])).toEqual([
      [`public/photos/${file.toUpperCase()}`, 'read/picture-position'],
    ]);
    rmSync(join(root, 'public'), { recursive: true });
  },
);

test('a file that breaks after the check is named, and is no fault of the program', async () => {
  expect(codes({ 'port.jpg': await smallPicture('jpg') })).toEqual({});
  const pictures = { '/assets/port.broken': { file: 'port.jpg', width: 96, height: 64, focus: [50, 50] } };
  writeFileSync(join(folder, 'port.jpg'), 'Bonjour.');
  const result = maker.at({ pictures } as unknown as Site, '/assets/port.broken-96x64.webp');
  await expect(result).rejects.toThrow(UserError);
  await expect(result).rejects.toThrow(/^spec\/pictures\/port\.jpg : /);
});
