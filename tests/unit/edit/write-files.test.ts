import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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
const hidden = () =>
  [...readdirSync(join(root, 'spec')), ...readdirSync(join(root, 'spec/tables'))].filter((name) =>
    name.startsWith('.'),
  );

test('writes, makes and takes away files in one go', () => {
  writeFiles(
    root,
    new Map([
      ['spec/a.yaml', 'second\n'],
      ['spec/b.yaml', null],
      ['spec/new.yaml', 'new\n'],
    ]),
    before(),
  );
  expect([read('spec/a.yaml'), read('spec/new.yaml'), existsSync(join(root, 'spec/b.yaml'))]).toEqual([
    'second\n',
    'new\n',
    false,
  ]);
  expect(hidden()).toEqual([]);
});

test('writes nothing where a file has changed in the meantime', () => {
  writeFileSync(join(root, 'spec/b.yaml'), 'somebody else\n');
  const changes = new Map(files.map((file) => [file, 'second\n']));
  expect(() => writeFiles(root, changes, before())).toThrow(
    "spec/b.yaml a changé pendant ce temps : rien n'est écrit.",
  );
  expect(files.map(read)).toEqual(['first\n', 'somebody else\n', 'first\n']);
  expect(hidden()).toEqual([]);
});

test('writes nothing over a file that it would make and somebody else has made', () => {
  writeFileSync(join(root, 'spec/new.yaml'), 'somebody else\n');
  expect(() => writeFiles(root, new Map([['spec/new.yaml', 'mine\n']]), before())).toThrow('a changé pendant ce temps');
});

test('keeps the byte order mark, the rights, and a link with the file that it leads to', () => {
  writeFileSync(join(root, 'spec/a.yaml'), '\uFEFFfirst\n', { mode: 0o640 });
  rmSync(join(root, 'spec/b.yaml'));
  symlinkSync('tables/c.yaml', join(root, 'spec/b.yaml'));
  const mode = statSync(join(root, 'spec/a.yaml')).mode;
  writeFiles(
    root,
    new Map([
      ['spec/a.yaml', 'second\n'],
      ['spec/b.yaml', 'second\n'],
    ]),
    before(),
  );
  expect([read('spec/a.yaml'), read('spec/tables/c.yaml')]).toEqual(['\uFEFFsecond\n', 'second\n']);
  expect(statSync(join(root, 'spec/a.yaml')).mode).toBe(mode);
});

test('writes and makes files in a spec that is a link to another folder', () => {
  renameSync(join(root, 'spec'), join(root, 'elsewhere'));
  symlinkSync('elsewhere', join(root, 'spec'));
  const changes = ['spec/a.yaml', 'spec/new.yaml'].map((file): [string, string] => [file, 'second\n']);
  writeFiles(root, new Map(changes), before());
  expect(changes.map(([file]) => read(file))).toEqual(['second\n', 'second\n']);
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
