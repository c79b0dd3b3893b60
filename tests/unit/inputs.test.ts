import fc from 'fast-check';
import { mkdirSync, rmSync, utimesSync, cpSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleInputsOf, traceOf, codeVersion } from '../../codegen/cache/fingerprint.ts';
import { forAllOf } from '../run/for-all.ts';
import { emptiedFolder, writeBelow, testFolder } from '../run/test-folder.ts';

const root = emptiedFolder();
const project = { root, engine: root };
const write = (name: string, text: string) => writeBelow(root, { [name]: text });

describe('the name of the bundles of a site', () => {
  const inputs = ['src/generated/icons.ts', 'codegen/site/bundle/a.ts', 'src/blocks/call/call.tsx', 'vite.config.ts'];
  const others = ['src/generated/types.ts', 'src/blocks/call/call.schema.yaml', 'spec/site.yaml', 'dist/index.html'];

  test('is the same exactly when the same files say the same, whatever was written in between', () => {
    const name = fc.constantFrom(...inputs);
    const text = fc.constantFrom('', 'a', 'b', 'a\n');
    const edit = fc.oneof(fc.record({ name, text }), fc.record({ name }));
    forAllOf([fc.array(edit, { maxLength: 12 })], { numRuns: 30 }, (edits) => {
      rmSync(root, { recursive: true });
      mkdirSync(root);
      const seen = new Map<string, string>();
      const state = new Map<string, string>();
      for (const { name: file, text: said } of [...edits, ...edits.toReversed()] as { name: string; text?: string }[]) {
        if (said === undefined) rmSync(join(root, file), { force: true });
        else write(file, said);
        if (said === undefined) state.delete(file);
        else state.set(file, said);
        const files = JSON.stringify([...state].toSorted(([a], [b]) => (a < b ? -1 : 1)));
        const found = bundleInputsOf(project, null);
        expect(seen.get(files) ?? found).toBe(found);
        seen.set(files, found);
      }
      expect(new Set(seen.values()).size).toBe(seen.size);
    });
  });

  test.each(others)('does not depend on %s', (name) => {
    const before = bundleInputsOf(project, null);
    write(name, 'anything');
    expect(bundleInputsOf(project, null)).toBe(before);
  });

  test('of another site depends on its modules, on the code of the engine, and on the blocks it uses', () => {
    const engine = join(root, 'engine');
    const found = (blocks: readonly string[] = []) => bundleInputsOf({ root, engine }, blocks);
    const first = found();
    write('engine/src/a.ts', 'a');
    const second = found();
    write('generated/icons.ts', 'b');
    expect(new Set([first, second, found(), found(['hero'])]).size).toBe(4);
  });
});

test('a trace tells that a file was written, added or taken away, and misses what is not there', () => {
  write('a/one', '1');
  write('spec/site.yaml', 'name: A');
  const paths = [join(root, 'a'), join(root, 'spec')];
  const first = traceOf(paths);
  expect(traceOf(paths)).toBe(first);
  utimesSync(join(root, 'a/one'), 1, 1);
  const touched = traceOf(paths);
  write('a/two', '2');
  expect(new Set([first, touched, traceOf(paths)]).size).toBe(3);
  expect(traceOf([...paths, join(root, 'none')])).toBeUndefined();
});

const folder = testFolder();
let copies = 0;

/** The version of the code that reads the spec, after a change. */
function after(change: (copy: string) => void = () => undefined): string {
  copies += 1;
  const copy = join(folder, String(copies));
  cpSync(join(import.meta.dirname, '../../codegen/read'), copy, { recursive: true });
  change(copy);
  return codeVersion(copy);
}

test('it is that of the code, wherever it lies', () =>
  expect(after((copy) => writeFileSync(join(copy, 'notes.txt'), 'no code'))).toBe(after()));

test.each([
  ['a module is another one', (copy: string) => writeFileSync(join(copy, 'parse.ts'), '')],
  ['one below it is', (copy: string) => writeFileSync(join(copy, 'lint/new.ts'), '')],
  ['one has another name', (copy: string) => renameSync(join(copy, 'lint.ts'), join(copy, 'lint-all.ts'))],
  ['one is gone', (copy: string) => rmSync(join(copy, 'lint.ts'))],
])('it changes where %s', (_, change) => expect(after(change)).not.toBe(after()));
