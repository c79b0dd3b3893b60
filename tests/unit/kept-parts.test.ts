import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepParts } from '../../codegen/output/program/keep-parts.ts';
import { modulesBefore } from '../../codegen/output/program/modules-before.ts';
import { loadPart, partFiles } from '../../codegen/run/kept-parts.ts';
import { testDay } from '../run/clock.ts';

/** A program of a few modules, each with the name that the parts look for. */
const files = {
  'codegen/commands/main.ts': `export { counted } from '../run/state.ts';`,
  'codegen/commands/check-command.ts': `export const check = () => import('./check.ts');`,
  'codegen/commands/build-command.ts': `export const build = () => import('../output/build/build.ts');`,
  'codegen/commands/check.ts': [
    `import leven from 'leven';`,
    `import { readFileSync } from 'node:fs';`,
    `import { join } from 'node:path';`,
    `import { rules } from '../load/rule-engine/load-rules.ts';`,
    `import { counted } from '../run/state.ts';`,
    `export const check = () => [rules, leven('pain', 'main'), counted(), readFileSync(join(import.meta.dirname, 'beside.txt'), 'utf8')];`,
    `export const later = async (name: string) => ((await import(name)) as { value: string }).value;`,
    `export const text = "import('./nowhere.ts')";`,
  ].join('\n'),
  'codegen/commands/beside.txt': 'beside',
  'codegen/run/state.ts': `let count = 0;\nexport const counted = () => (count += 1);`,
  'codegen/load/rule-engine/load-rules.ts': `export const rules: string[] = await Promise.resolve(['one']);`,
  'codegen/load/rules/one.ts': `export const rule = 'one';`,
  'codegen/output/build/build.ts': `export const buildAlone = () => 'built';`,
};

interface Check {
  check: () => unknown[];
  later: (name: string) => Promise<string>;
  text: string;
}

let engine = '';

beforeEach(() => {
  engine = realpathSync(mkdtempSync(join(tmpdir(), 'parts-')));
  for (const [name, text] of Object.entries(files)) write(name, text);
});
afterEach(() => rmSync(engine, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(engine, name)), { recursive: true });
  writeFileSync(join(engine, name), text);
}

/** A file that was written a moment ago may be written again within one tick of the clock: nothing is kept of it. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

/** What is loaded: with other exports where it is not the part. */
const load = () => loadPart(engine, 'check', () => Promise.resolve({} as Partial<Check>));
const isKept = async () => (await load()).exports.check !== undefined;

test('a part does what its modules do, with those that were loaded before it', async () => {
  write('codegen/value.ts', `export const value = 'imported';`);
  await settled();
  await keepParts(engine);
  const { counted } = (await import(pathToFileURL(join(engine, 'codegen/run/state.ts')).href)) as {
    counted: () => number;
  };
  expect(counted()).toBe(1);
  const { exports, save } = await load();
  expect(exports.check?.()).toEqual([['one'], 1, 2, 'beside']);
  expect(await exports.later?.(pathToFileURL(join(engine, 'codegen/value.ts')).href)).toBe('imported');
  expect(exports.text).toBe("import('./nowhere.ts')");
  save();
  expect(existsSync(partFiles(engine, 'check').compiled)).toBe(true);
  expect((await load()).exports.check?.()).toEqual([['one'], 1, 3, 'beside']);
});

test.each([
  ['nothing was kept', () => rmSync(join(engine, 'node_modules'), { recursive: true })],
  ['a module is written to', () => write('codegen/commands/check.ts', files['codegen/commands/check.ts'])],
  ['a module that was loaded before is written to', () => write('codegen/run/state.ts', files['codegen/run/state.ts'])],
  ['a rule is new', () => write('codegen/load/rules/two.ts', `export const rule = 'two';`)],
  ['a module is gone', () => rmSync(join(engine, 'codegen/load/rules/one.ts'))],
  ['the kept code is damaged', () => writeFileSync(partFiles(engine, 'check').code, 'damaged')],
  ['the list of its files is damaged', () => writeFileSync(partFiles(engine, 'check').names, '["codegen')],
])('its modules are loaded where %s', async (_, change) => {
  await settled();
  await keepParts(engine);
  expect(await isKept()).toBe(true);
  change();
  expect(await isKept()).toBe(false);
});

/** Compares the age of files with the clock. */
test.skipIf(testDay !== undefined)('nothing is kept of a module that is saved meanwhile', async () => {
  await settled();
  // Touched, not written: while it is written, it is empty for a moment, and no part can be made of it.
  const rule = join(engine, 'codegen/load/rules/one.ts');
  const saving = setInterval(() => utimesSync(rule, new Date(), new Date()), 5);
  await keepParts(engine).finally(() => clearInterval(saving));
  expect(existsSync(partFiles(engine, 'check').code)).toBe(false);
  expect(existsSync(partFiles(engine, 'build').code)).toBe(true);
});

test('faults that the command line tells from others are of one class for all', async () => {
  const before = await modulesBefore(join(import.meta.dirname, '../..'));
  for (const name of ['load/findings/placed-fault.ts', 'run/user-error.ts', 'cache/fingerprint.ts'])
    expect(before).toContain(join(import.meta.dirname, '../../codegen', name));
});

test('an install keeps the parts', () => {
  expect(readFileSync(join(import.meta.dirname, '../../codegen/prepare.js'), 'utf8')).toContain(
    'output/program/main.ts',
  );
});
