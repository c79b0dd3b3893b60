import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { placesIn } from '../unit/edit/spec-files.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { valueAt, type DocumentPath, type Json } from '../../codegen/base/json.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { listReleaseItems } from '../../codegen/release/list-release-items.ts';
import { meantIn } from '../../codegen/base/findings/nearest.ts';
import { changeList, saveValue } from '../../codegen/owner/editor/change-values.ts';
import { fixFinding } from '../../codegen/owner/editor/fix-finding.ts';
import { approve, settle } from '../../codegen/owner/editor/approve.ts';
import { fieldDetails } from '../../codegen/owner/editor/field-details.ts';
import { fieldAt } from '../../codegen/owner/editor/field.ts';
import { revertChange, unpublishedChanges } from '../../codegen/owner/editor/unpublished.ts';
import { EditorSession } from '../../codegen/owner/editor/editor-session.ts';
import { hashOf, sourceAt } from '../../codegen/owner/edit/spec.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { engine } from './edited-sites.ts';
import { forAllOf } from '../run/for-all.ts';

// Small, since each step below reads it whole and really writes to it: the laws of the bytes themselves are held over every file there is.
const root = copySmallSite();
let session: EditorSession;

beforeAll(() => {
  const loader = createLoader({ root, engine, cache: new ParseCache() });
  session = new EditorSession({ root, engine }, () => loader);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const hashNow = (file: string) => hashOf(sourceAt(session.spec(), file)!);

/** Every scalar that has a field. */
function fields(): { file: string; path: DocumentPath; value: Json }[] {
  const spec = session.spec();
  return spec.sources.flatMap((source) =>
    placesIn(source.document.text).scalars.flatMap((path) =>
      fieldAt(spec, source, path) === undefined
        ? []
        : [{ file: source.document.file, path, value: valueAt(source.data, path) ?? null }],
    ),
  );
}

test('a scalar saved as it is leaves its file as it was, and nothing to take back', () => {
  forAllOf([fc.constantFrom(...fields())], { numRuns: 25, seed: 3 }, ({ file, path, value }) => {
    const before = textOf(file);
    expect(saveValue(session, { file, path, value: value as string, hash: hashNow(file) }).kind).toBe('done');
    expect(textOf(file)).toBe(before);
  });
  expect(session.steps()).toEqual({ undo: null, redo: null });
});

test('another value is written alone; it is taken back and made again byte by byte; what the check refuses is not written', () => {
  const all = fields();
  const other = fc.oneof(
    fc.constantFrom<string | number>(7, '2026-12-31', '', 'a: b', 'Un # autre « texte »'),
    fc.string({ maxLength: 20 }),
  );
  forAllOf([fc.constantFrom(...all), other], { numRuns: 20, seed: 7 }, ({ file, path, value }, next) => {
    fc.pre(next !== value);
    const before = textOf(file);
    const data = sourceAt(session.spec(), file)!.data;
    const outcome = saveValue(session, { file, path, value: next, hash: hashNow(file) });
    if (outcome.kind === 'refused') {
      expect(outcome.findings).not.toEqual([]);
      expect(textOf(file)).toBe(before);
      return;
    }
    expect(outcome.kind).toBe('done');
    const after = textOf(file);
    const now = sourceAt(session.spec(), file)!.data;
    expect(valueAt(now, path)).toBe(next);
    expect(withValue(now, path, null)).toEqual(withValue(data, path, null));
    expect(session.undo().kind).toBe('done');
    expect(textOf(file)).toBe(before);
    expect(session.redo().kind).toBe('done');
    expect(textOf(file)).toBe(after);
    expect(session.undo().kind).toBe('done');
  });
});

function withValue(data: Json, [step, ...rest]: DocumentPath, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(step), withValue(data[Number(step)] ?? null, rest, value));
  return { ...(data as object), [step]: withValue(valueAt(data, [step]) ?? null, rest, value) };
}

describe('somebody else', () => {
  const place = { file: 'spec/site.yaml', path: ['name'] };

  test('who has saved the file since it was read is never overwritten', () => {
    const hash = hashNow(place.file);
    const before = textOf(place.file);
    writeFileSync(join(root, place.file), `${before}# une note\n`);
    expect(saveValue(session, { ...place, value: 'Autre nom', hash }).kind).toBe('conflict');
    expect(textOf(place.file)).toBe(`${before}# une note\n`);
    writeFileSync(join(root, place.file), before);
  });

  test('who has saved the file since a step is not overwritten by taking it back', () => {
    const before = textOf(place.file);
    const value = `${String(valueAt(sourceAt(session.spec(), place.file)!.data, place.path))} x`;
    expect(saveValue(session, { ...place, value, hash: hashNow(place.file) }).kind).toBe('done');
    writeFileSync(join(root, place.file), `${textOf(place.file)}# une note\n`);
    expect(session.undo().kind).toBe('conflict');
    expect(textOf(place.file)).toContain('# une note');
    writeFileSync(join(root, place.file), before);
  });
});

test('nothing but a file of the spec can be named, and none through a link that leads out', () => {
  const out = join(root, 'dehors.yaml');
  writeFileSync(out, 'a: 1\n');
  for (const file of ['spec/../dehors.yaml', 'dehors.yaml', out, 'spec/README.md', 'spec/pages/../../dehors.yaml'])
    expect(saveValue(session, { file, path: ['a'], value: 2, hash: '' }).kind).toBe('impossible');
  rmSync(join(root, 'spec/theme.yaml'));
  symlinkSync(out, join(root, 'spec/theme.yaml'));
  expect(saveValue(session, { file: 'spec/theme.yaml', path: ['a'], value: 2, hash: '' }).kind).toBe('impossible');
  expect(() => session.commit('', new Map([['spec/theme.yaml', 'a: 2\n']]))).toThrow('no file of the spec');
  expect(readFileSync(out, 'utf8')).toBe('a: 1\n');
  rmSync(join(root, 'spec/theme.yaml'));
  cpSync(join(engine, 'tests/small-site/spec/theme.yaml'), join(root, 'spec/theme.yaml'));
});

test('each text that has a field has a panel', () => {
  const spec = session.spec();
  for (const { file, path, value } of fields().filter((_, index) => index % 10 === 0)) {
    const card = fieldDetails(spec, sourceAt(spec, file)!, path, {});
    expect(card.entry).toMatchObject({ file, path, value });
    expect(card.words).not.toBe('');
  }
});

describe('approval', () => {
  const place = { file: 'spec/pages/home.yaml', path: ['blocks', 0, 'heading'] };
  const items = () =>
    listReleaseItems(session.spec().sources, session.spec().schemas, '2026-11-22', {}, session.approvals()).filter(
      ({ kind, file }) => file === place.file && ['drafted', 'changed'].includes(kind),
    );
  const start = () => textOf(place.file);

  test('a text that is approved loses its name; changed afterwards, it is asked for again; taken back, nothing is noted', () => {
    const before = start();
    const drafted = before.replace(
      'blocks:\n  - type: hero\n',
      'blocks:\n  - type: hero\n    drafted: [heading, accent]\n',
    );
    expect(drafted).not.toBe(before);
    writeFileSync(
      join(root, place.file),
      drafted.replace('    drafted: [heading, accent]', '    accent: mint\n    drafted: [heading, accent]'),
    );
    const written = start();
    expect(items().map(({ path }) => path)).toEqual(['blocks/hero/heading']);

    expect(approve(session, [place], '2026-11-22').kind).toBe('done');
    expect(start()).toBe(written.replace('[heading, accent]', '[accent]'));
    expect(items()).toEqual([]);
    expect(approve(session, [place], '2026-11-22').kind).toBe('impossible');

    const value = 'Un autre titre';
    expect(saveValue(session, { ...place, value, hash: hashNow(place.file) }).kind).toBe('done');
    expect(items().map(({ kind, note }) => `${kind} ${note}`)).toEqual([`changed ${value} (approuvé le 2026-11-22)`]);
    expect(approve(session, [place], '2026-11-23').kind).toBe('done');
    expect(items()).toEqual([]);

    const undone = [session.undo(), session.undo(), session.undo()];
    expect(undone.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
    expect(start()).toBe(written);
    expect(existsSync(join(root, 'spec/ledgers/approvals.json'))).toBe(false);
    writeFileSync(join(root, place.file), before);
  });
});

test('what was to be verified is settled in one step, and asked for again once it says something else', () => {
  const file = 'spec/pages/home.yaml';
  const path = ['blocks', 0, 'intro'];
  const before = textOf(file);
  const asked = (text: string) => before.replace(/\n( {4})intro:/, `\n$1${text}\n$1intro:`);
  const written = asked('toVerify: { heading: Vrai ?, intro: Un samedi sur deux ? }');
  expect(written).not.toBe(before);
  writeFileSync(join(root, file), written);
  const kinds = () =>
    listReleaseItems(session.spec().sources, session.spec().schemas, '2026-11-22', {}, session.approvals()).flatMap(
      (item) => (item.file === file ? [`${item.kind} ${item.path}`] : []),
    );
  expect(fieldDetails(session.spec(), sourceAt(session.spec(), file)!, path, {}).remarks).toEqual([
    { kind: 'toVerify', path, text: 'Un samedi sur deux ?' },
  ]);
  expect(settle(session, { file, path, kind: 'toVerify' }, '2026-11-22').kind).toBe('done');
  expect(textOf(file)).toBe(asked('toVerify: { heading: Vrai ? }'));
  expect(kinds()).toEqual(['toVerify blocks/hero/heading']);
  expect(settle(session, { file, path, kind: 'toVerify' }, '2026-11-22').kind).toBe('impossible');
  expect(saveValue(session, { file, path, value: 'Chaque samedi.', hash: hashNow(file) }).kind).toBe('done');
  expect(kinds()).toEqual(['toVerify blocks/hero/heading', 'changed blocks/hero/intro']);
  expect([session.undo(), session.undo()].map(({ kind }) => kind)).toEqual(['done', 'done']);
  expect(textOf(file)).toBe(written);
  writeFileSync(
    join(root, file),
    asked('toComplete: [intro]').replace(/intro: .*/, 'intro: "[à compléter : le jour]"'),
  );
  expect(settle(session, { file, path, kind: 'toComplete' }, '2026-11-22')).toMatchObject({ kind: 'impossible' });
  writeFileSync(join(root, file), before);
});

test('a list that is not written yet takes its first item, and goes with its last', () => {
  const file = 'spec/pages/home.yaml';
  const list = ['blocks', 0, 'actions'];
  const before = textOf(file);
  const cardAt = (path: DocumentPath) => fieldDetails(session.spec(), sourceAt(session.spec(), file)!, path, {});
  const empty = cardAt(['blocks', 0, 'heading']).empty.find(({ path }) => path.join('/') === list.join('/'));
  expect(empty?.fields.map(({ path, field }) => [path.join('/'), field.kind])).toEqual([
    ['0/label', 'text'],
    ['0/href', 'link'],
  ]);
  const first = (label: string) => [
    { path: [0, 'label'], value: label },
    { path: [0, 'href'], value: '/reparer' },
  ];
  const add = (values: ReturnType<typeof first>) =>
    changeList(session, { file, path: list, hash: hashNow(file), action: 'first', values });
  expect(add(first('')).kind).toBe('refused');
  expect(add([{ path: [0, 'inconnu'], value: 'x' }]).kind).toBe('impossible');
  expect(add(first('Venir : le samedi')).kind).toBe('done');
  expect(textOf(file)).toContain(`    actions:
      - label: "Venir : le samedi"
        href: /reparer
`);
  expect(add(first('Venir')).kind).toBe('impossible');
  expect(cardAt(['blocks', 0, 'heading']).empty.map(({ path }) => path)).not.toContainEqual(list);
  expect(changeList(session, { file, path: [...list, 0], hash: hashNow(file), action: 'remove' }).kind).toBe('done');
  expect(textOf(file)).toBe(before);
  expect([session.undo(), session.undo()].map(({ kind }) => kind)).toEqual(['done', 'done']);
  expect(textOf(file)).toBe(before);
});

describe('a list', () => {
  const file = 'spec/pages/home.yaml';
  const list = ['blocks', 1, 'cards'];
  const cards = () => valueAt(sourceAt(session.spec(), file)!.data, list) as Json[];
  const item = (index: number) => ({ file, path: [...list, index], hash: hashNow(file) });

  test('is changed item by item: copied with other words, moved, taken away; each step is taken back', () => {
    const [before, [first, second]] = [textOf(file), cards()];
    const values = [{ path: ['title'], value: 'Relier' }];
    expect(changeList(session, { ...item(0), action: 'copy', values }).kind).toBe('done');
    expect(cards()).toEqual([first, { ...(first as object), title: 'Relier' }, second]);
    expect(changeList(session, { ...item(1), action: 'move', to: 2 }).kind).toBe('done');
    expect(cards()[2]).toMatchObject({ title: 'Relier' });
    expect(changeList(session, { ...item(2), action: 'remove' }).kind).toBe('done');
    expect(cards()).toEqual([first, second]);
    expect(textOf(file)).toBe(before);
    for (const count of [3, 3, 2]) {
      expect(session.undo().kind).toBe('done');
      expect(cards()).toHaveLength(count);
    }
  });
});

test.each([
  ['the name of a block', 'type: hero', 'type: heroo'],
  ['a key', '    intro:', '    intor:'],
  ['the name of an icon', 'icon: scissors', 'icon: scisors'],
])('the remedy of a finding on %s is applied where it is the only one', (_, right, wrong) => {
  const file = 'spec/pages/home.yaml';
  const before = textOf(file);
  writeFileSync(join(root, file), before.replace(right, wrong));
  const finding = session.spec().load.findings.find(({ remedy }) => meantIn(remedy) !== undefined);
  if (finding === undefined) throw new Error('there is no finding with one remedy');
  expect(fixFinding(session, finding)).toMatchObject({ kind: 'done' });
  expect(textOf(file)).toBe(before);
  expect(fixFinding(session, finding).kind).toBe('impossible');
  expect(session.undo().kind).toBe('done');
  writeFileSync(join(root, file), before);
});

test('what has changed since the last commit is told in words, and each change is taken back to the byte', () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: root, encoding: 'utf8' });
  expect(unpublishedChanges.bind(undefined, session)).toThrow("n'est pas suivi par git");
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'début');
  expect(unpublishedChanges(session).changes).toEqual([]);
  const file = 'spec/pages/home.yaml';
  const before = textOf(file);
  const edits: [string, string][] = [
    ['Les livres abîmés', 'Tous les livres'],
    [/\n {4}intro:.*/.exec(before)?.[0] ?? '', ''],
    ['  - type: cards\n', '  - type: cards\n    accent: mint\n'],
    [/\n {6}- \{ icon: book-open.*/.exec(before)?.[0] ?? '', ''],
  ];
  for (const [right, wrong] of edits) {
    writeFileSync(join(root, file), before.replace(right, wrong));
    const [change, ...others] = unpublishedChanges(session).changes;
    expect(others).toEqual([]);
    expect(change).toMatchObject({ file, canRevert: true });
    expect(revertChange(session, change!)).toMatchObject({ kind: 'done' });
    expect(textOf(file)).toBe(before);
    expect(unpublishedChanges(session).changes).toEqual([]);
  }
});
