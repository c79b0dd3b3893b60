import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { KnownTexts } from '../../codegen/load/read/known-texts.ts';
import { testDay } from '../run/clock.ts';

const folder = mkdtempSync(join(tmpdir(), 'known-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Longer than a file takes to settle. */
const settled = () => setTimeout(200);

/** Compares the age of files with the clock. */
test.skipIf(testDay !== undefined)(
  'a file is read again where somebody has written to it, and as long as it may be written within one tick of the clock',
  async () => {
    const [file, link] = [join(folder, 'a.yaml'), join(folder, 'link.yaml')];
    writeFileSync(file, 'one');
    symlinkSync(file, link);
    const texts = new KnownTexts();
    let count = 0;
    const read = (path: string) =>
      texts.text(path, () => {
        count += 1;
        return readFileSync(path, 'utf8');
      });
    const reads = (path: string) => {
      const before = count;
      return [read(path), count - before];
    };
    expect(reads(file)).toEqual(['one', 1]);
    expect(reads(file), 'written a moment ago').toEqual(['one', 1]);
    await settled();
    expect(reads(file)).toEqual(['one', 1]);
    expect(reads(file)).toEqual(['one', 0]);
    expect([reads(link), reads(link)], 'its own stamp says nothing of the file').toEqual([
      ['one', 1],
      ['one', 1],
    ]);
    const { atime, mtime } = statSync(file);
    writeFileSync(file, 'two');
    utimesSync(file, atime, mtime);
    expect(reads(file), 'as long and as old as before').toEqual(['two', 1]);
    rmSync(file);
    expect(() => read(file)).toThrow('ENOENT');
  },
);

test('what could not be read is asked for again', async () => {
  const file = join(folder, 'b.yaml');
  writeFileSync(file, '');
  await settled();
  const texts = new KnownTexts();
  expect(texts.text(file, () => ['empty'])).toEqual(['empty']);
  expect(texts.text(file, () => 'text')).toBe('text');
});
