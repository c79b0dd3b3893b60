import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FileReader } from '../../codegen/site/publish/file-reader.ts';

test('each file is read whole, whatever was read before it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-reader-'));
  const reader = new FileReader();
  for (const length of [10, 0, 65_536, 65_537, 400_000, 3]) {
    const content = Buffer.alloc(length, String(length));
    writeFileSync(join(folder, 'file'), content);
    expect(reader.read(join(folder, 'file')).equals(content)).toBe(true);
  }
  expect(() => reader.read(join(folder, 'missing'))).toThrow('ENOENT');
  rmSync(folder, { recursive: true });
});
