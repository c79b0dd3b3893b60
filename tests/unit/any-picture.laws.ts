import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Site } from '../../codegen/model/site.ts';
import { readPictures } from '../../codegen/read/pictures.ts';
import { PictureMaker } from '../../codegen/site/images/pictures.ts';
import { testFolder, writeBelow } from '../run/test-folder.ts';
import { drawing, formats, smallPicture } from './fixtures/small-pictures.ts';
import { sample } from '../run/sample.ts';

const seeds = new Map([
  ...(await Promise.all(formats.map(async (format) => [format, await smallPicture(format)] as const))),
  ['svg', drawing('<g id="a"><path d="M0 0h90v80z" fill="#07c"/></g><use href="#a" x="99"/>')],
]);

/** Holds the sites, and what is cached of them. */
const folder = testFolder();
let runs = 0;
writeBelow(folder, { 'package.json': '{}' });

/** A picture with some bytes changed, and perhaps without its end. */
const damaged = fc
  .record({
    format: fc.constantFrom(...seeds.keys()),
    edits: fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 4 }),
    end: fc.oneof(
      { weight: 3, arbitrary: fc.constant(1) },
      { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
    ),
  })
  .map(({ format, edits, end }) => {
    const bytes = Buffer.from(seeds.get(format) ?? '');
    for (const [place, value] of edits) bytes[Math.floor(place * (bytes.length - 1))] = value;
    return { format, bytes: bytes.subarray(0, Math.ceil(end * bytes.length)) };
  });

test('a picture with any damage is refused under its name, or the build makes its files', () =>
  fc.assert(
    fc.asyncProperty(fc.array(damaged, { minLength: 20, maxLength: 20 }), async (pictures) => {
      const root = join(folder, String((runs += 1)));
      const written = pictures.map(
        ({ format, bytes }, index) => [`spec/pictures/any-${index}.${format}`, bytes] as const,
      );
      mkdirSync(root);
      writeBelow(root, { ...Object.fromEntries(written), 'spec/pictures/whole.jpg': seeds.get('jpg') ?? '' });
      const { files, findings } = readPictures(root);
      const refused = new Set(findings.map(({ file }) => file));
      const maker = new PictureMaker({ root, engine: folder });
      for (const [path] of written) {
        const file = path.replace('spec/pictures/', '');
        const found = files.get(file);
        expect(found === undefined, path).toBe(refused.has(path));
        if (found === undefined) continue;
        const address = `/assets/${file}.${found.content}`;
        const width = Math.min(found.width, 80);
        const height = Math.round((width * found.height) / found.width);
        const site = { pictures: { [address]: { file, ...found, focus: [50, 50] } } } as unknown as Site;
        for (const format of ['avif', 'webp']) {
          const made = await maker.at(site, `${address}-${width}x${height}.${format}`);
          expect(await sharp(made?.image).metadata(), path).toMatchObject({ width, height });
        }
      }
      expect(refused.has('spec/pictures/whole.jpg')).toBe(false);
    }),
    { ...sample(2), endOnFailure: true },
  ));
