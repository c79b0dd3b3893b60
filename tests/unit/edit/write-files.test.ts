import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { finishWrite, writeFiles } from '../../../codegen/cache/write-files.ts';
import { emptiedFolder, writeBelow } from '../../run/test-folder.ts';

const files = ['spec/a.yaml', 'spec/b.yaml', 'spec/tables/c.yaml'];
const root = emptiedFolder();

beforeEach(() => writeBelow(root, Object.fromEntries(before())));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const before = () => new Map(files.map((file) => [file, 'first\n']));
const write = (changes: Readonly<Record<string, string | null>>) =>
  writeFiles(root, new Map(Object.entries(changes)), before());
const toAll = (text: string) => Object.fromEntries(files.map((file) => [file, text]));
const left = () => readdirSync(join(root, 'spec'), { recursive: true, encoding: 'utf8' }).toSorted();
const whole = ['a.yaml', 'b.yaml', 'tables', 'tables/c.yaml'];

test('writes, makes and takes away files in one go', () => {
  write({ 'spec/a.yaml': 'second\n', 'spec/b.yaml': null, 'spec/new.yaml': 'new\n' });
  expect([read('spec/a.yaml'), read('spec/new.yaml')]).toEqual(['second\n', 'new\n']);
  expect(left()).toEqual(['a.yaml', 'new.yaml', 'tables', 'tables/c.yaml']);
});

test('writes nothing where a file has changed in the meantime', () => {
  writeFileSync(join(root, 'spec/b.yaml'), 'somebody else\n');
  expect(() => write(toAll('second\n'))).toThrow("spec/b.yaml a changé pendant ce temps : rien n'est écrit.");
  expect(files.map(read)).toEqual(['first\n', 'somebody else\n', 'first\n']);
  expect(left()).toEqual(whole);
});

test('writes nothing over a file that it would make and somebody else has made', () => {
  writeFileSync(join(root, 'spec/new.yaml'), 'somebody else\n');
  expect(() => write({ 'spec/new.yaml': 'mine\n' })).toThrow('a changé pendant ce temps');
});

test('keeps the byte order mark, the rights, and a link with the file that it leads to', () => {
  writeFileSync(join(root, 'spec/a.yaml'), '\uFEFFfirst\n', { mode: 0o640 });
  rmSync(join(root, 'spec/b.yaml'));
  symlinkSync('tables/c.yaml', join(root, 'spec/b.yaml'));
  const mode = statSync(join(root, 'spec/a.yaml')).mode;
  write({ 'spec/a.yaml': 'second\n', 'spec/b.yaml': 'second\n' });
  expect([read('spec/a.yaml'), read('spec/tables/c.yaml')]).toEqual(['\uFEFFsecond\n', 'second\n']);
  expect(statSync(join(root, 'spec/a.yaml')).mode).toBe(mode);
});

test('writes and makes files in a spec that is a link to another folder', () => {
  renameSync(join(root, 'spec'), join(root, 'elsewhere'));
  symlinkSync('elsewhere', join(root, 'spec'));
  write({ 'spec/a.yaml': 'second\n', 'spec/new.yaml': 'second\n' });
  expect([read('spec/a.yaml'), read('spec/new.yaml')]).toEqual(['second\n', 'second\n']);
});

test('a journal that names a file outside of the spec is refused', () => {
  writeFileSync(join(root, 'spec/.edit.json'), JSON.stringify({ moves: [], removed: ['../outside'] }));
  expect(() => finishWrite(root)).toThrow('outside of the spec');
});

test('killed at any moment, all files are of one turn once the spec is read again', async () => {
  const script = join(import.meta.dirname, 'write-forever.ts');
  for (const delay of [3, 23]) {
    const child = spawn(process.execPath, [script, root, ...files]);
    await once(child.stdout, 'data');
    await sleep(delay);
    child.kill('SIGKILL');
    await once(child, 'exit');
    finishWrite(root);
    expect(new Set(files.map(read)).size).toBe(1);
  }
});
