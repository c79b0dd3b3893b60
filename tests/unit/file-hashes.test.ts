import { hash } from 'node:crypto';
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { FileHashes } from '../../codegen/cache/file-hashes.ts';
import { emptiedFolder } from '../run/test-folder.ts';

const engine = emptiedFolder();
afterEach(() => void vi.useRealTimers());

const cache = () => join(engine, 'node_modules/.cache/file-hashes');

/** The hashes of files as a new run finds them, some time after the last change. */
function hashesOf(names: readonly string[], ageMs: number): string[] {
  vi.setSystemTime(Date.now() + ageMs);
  const hashes = new FileHashes(engine);
  const found = names.map((name) => hashes.of(join(engine, name)));
  hashes.save();
  vi.useRealTimers();
  return found;
}

/** As long as the text before, and written at the same time. */
function overwrite(name: string, text: string): void {
  const { atime, mtime } = statSync(join(engine, name));
  writeFileSync(join(engine, name), text);
  utimesSync(join(engine, name), atime, mtime);
}

test('a hash is that of the content, also where a file of another run has changed since', () => {
  writeFileSync(join(engine, 'a\n\té'), 'one');
  writeFileSync(join(engine, 'b'), 'two');
  expect(hashesOf(['a\n\té', 'b'], 60_000)).toEqual([hash('sha256', 'one'), hash('sha256', 'two')]);
  overwrite('b', 'six');
  expect(hashesOf(['a\n\té', 'b'], 60_000)).toEqual([hash('sha256', 'one'), hash('sha256', 'six')]);
});

test('nothing is written where nothing is new, and a file that has just changed counts as changing', () => {
  writeFileSync(join(engine, 'a'), 'one');
  hashesOf(['a'], 1000);
  expect(existsSync(cache())).toBe(false);
  hashesOf(['a'], 60_000);
  const { ino } = statSync(cache());
  hashesOf(['a'], 60_000);
  expect(statSync(cache()).ino).toBe(ino);
});

test('a damaged cache counts as absent', () => {
  writeFileSync(join(engine, 'a'), 'one');
  hashesOf(['a'], 60_000);
  const damaged = readFileSync(cache(), 'utf8').replace(hash('sha256', 'one'), hash('sha256', 'two'));
  writeFileSync(cache(), damaged);
  expect(hashesOf(['a'], 60_000)).toEqual([hash('sha256', 'one')]);
});
