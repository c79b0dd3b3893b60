import fc from 'fast-check';
import { mkdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildWhatChanged, lastBuildOf, lastRunOf, noteBuild } from '../../codegen/site/build-what-changed.ts';
import { fingerprintOf, traceOf } from '../../codegen/cache/fingerprint.ts';
import { forAllOf } from '../run/for-all.ts';
import { emptiedFolder, writeBelow } from '../run/test-folder.ts';

const root = emptiedFolder();
const project = { root, engine: root };
const write = (name: string, text: string) => writeBelow(root, { [name]: text });
beforeEach(() => write('spec/site.yaml', 'name: A'));

describe('the fingerprint of the inputs', () => {
  const inputs = ['spec/site.yaml', 'spec/pages/home.yaml', 'src/blocks/call/call.tsx', 'public/a.png'];
  const others = ['src/generated/types.ts', 'docs/a.md', 'dist/index.html', 'node_modules/yaml/index.js'];

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
        const fingerprint = fingerprintOf(project);
        expect(seen.get(files) ?? fingerprint).toBe(fingerprint);
        seen.set(files, fingerprint);
      }
      expect(new Set(seen.values()).size).toBe(seen.size);
    });
  });

  test.each(others)('does not depend on %s', (name) => {
    const before = fingerprintOf(project);
    write(name, 'anything');
    expect(fingerprintOf(project)).toBe(before);
  });

  test('of another site depends on its folder and on that of the engine', () => {
    const engine = join(root, 'engine');
    const fingerprint = () => fingerprintOf({ root, engine });
    const first = fingerprint();
    write('engine/src/a.ts', 'a');
    const second = fingerprint();
    write('spec/site.yaml', 'name: B');
    expect(new Set([first, second, fingerprint()]).size).toBe(3);
  });
});

test('a trace tells that a file was written, added or taken away, and misses what is not there', () => {
  write('a/one', '1');
  const paths = [join(root, 'a'), join(root, 'spec')];
  const first = traceOf(paths);
  expect(traceOf(paths)).toBe(first);
  utimesSync(join(root, 'a/one'), 1, 1);
  const touched = traceOf(paths);
  write('a/two', '2');
  expect(new Set([first, touched, traceOf(paths)]).size).toBe(3);
  expect(traceOf([...paths, join(root, 'none')])).toBeUndefined();
});

describe('the last build', () => {
  const day = '2026-11-30';
  const build = { day, nextTurn: '2026-12-02', timeZone: 'Europe/Paris', over: ['À noter'] };
  const dist = () => traceOf([join(root, 'dist')]) ?? '';
  const run = () => lastRunOf(project);
  const last = (wanted?: string) => lastBuildOf(project, run(), wanted);
  const at = (time: string) => (process.env['SOURCE_DATE_EPOCH'] = String(Date.parse(time) / 1000));

  beforeEach(() => {
    write('.builds/one/index.html', '<h1>A</h1>');
    write('.builds/one.json', '{}');
    symlinkSync('.builds/one', join(root, 'dist'));
    write('dist-servers/Caddyfile', 'a');
    write('src/generated/types.ts', 'a');
    at(`${day}T12:00:00Z`);
    return () => delete process.env['SOURCE_DATE_EPOCH'];
  });

  test('stands as long as its inputs and all that it wrote do, on each day that has the same site', () => {
    expect(last()).toBeUndefined();
    noteBuild(project, run(), build, dist());
    expect(last()).toMatchObject(build);
    expect(lastBuildOf(project, lastRunOf(project, { release: true }))).toBeUndefined();
    at(`${day}T23:30:00Z`);
    expect(last()).toMatchObject(build);
    at('2026-12-01T23:30:00Z');
    expect(last()).toBeUndefined();
    expect(last('2026-12-01')).toMatchObject(build);
    expect(last('2026-11-29')).toBeUndefined();
    noteBuild(project, run(), { day, timeZone: 'Europe/Paris', over: [] }, dist());
    expect(last('2999-12-31')).toBeDefined();
  });

  test('of a draft is refused as a release', async () => {
    const unsettled = 'À régler : 1 texte.';
    noteBuild(project, lastRunOf(project, { release: true }), { ...build, unsettled }, dist());
    expect(await buildWhatChanged(project, { release: true })).toEqual({ refused: unsettled });
    expect(await buildWhatChanged(project, { release: true, draftOk: true })).toMatchObject(build);
  });

  test.each(['.builds/one/index.html', '.builds/one.json', 'dist-servers/Caddyfile', 'src/generated/types.ts'])(
    'is over when somebody writes %s',
    (name) => {
      noteBuild(project, run(), build, dist());
      write(name, 'by hand');
      expect(last()).toBeUndefined();
    },
  );

  test('is over when the site was taken away, or its note is not whole', () => {
    noteBuild(project, run(), build, dist());
    write('.builds/last', '{}');
    expect(last()).toBeUndefined();
    noteBuild(project, run(), build, dist());
    rmSync(join(root, 'dist'));
    expect(last()).toBeUndefined();
  });

  test('is over when an input has changed, and is not noted where one changed meanwhile', () => {
    const before = run();
    write('spec/site.yaml', 'name: B');
    noteBuild(project, before, build, dist());
    expect(last()).toBeUndefined();
    noteBuild(project, run(), build, dist());
    expect(last()).toMatchObject(build);
    write('spec/site.yaml', 'name: C');
    expect(last()).toBeUndefined();
  });
});
