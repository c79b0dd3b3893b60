import fc from 'fast-check';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { placesIn } from '../unit/edit/spec-files.ts';
import { ParseCache } from '../../codegen/read/parse-cache.ts';
import { valueAt, type DocumentPath, type Json } from '../../codegen/base/json.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { listReleaseItems } from '../../codegen/release/list-release-items.ts';
import { meantIn } from '../../codegen/base/findings/nearest.ts';
import { changeList, saveValues } from '../../codegen/owner/editor/change-values.ts';
import { fixFinding } from '../../codegen/owner/editor/fix-finding.ts';
import { approve, settle } from '../../codegen/owner/editor/approve.ts';
import { fieldDetails } from '../../codegen/owner/editor/field-details.ts';
import { fieldAt } from '../../codegen/owner/editor/field.ts';
import { EditorSession } from '../../codegen/owner/editor/editor-session.ts';
import { hashAround, hashOf, sourceAt } from '../../codegen/owner/edit/spec.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { engine } from './edited-sites.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';

// Small, since each step below reads it whole and really writes to it: the laws of the bytes themselves are held over every file there is.
const root = copySmallSite();
let session: EditorSession;

beforeAll(() => {
  const loader = createLoader({ root, engine, cache: new ParseCache() });
  session = new EditorSession({ root, engine }, () => loader);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const home = 'spec/pages/home.yaml';
const [settings, start] = ['spec/site.yaml', home].map((file) => readFileSync(join(root, file), 'utf8')) as [
  string,
  string,
];
const textOf = (file = home) => readFileSync(join(root, file), 'utf8');
const write = (text: string, file = home) => writeFileSync(join(root, file), text);
const dataOf = (file = home) => sourceAt(session.spec(), file)!.data;
afterEach(() => {
  write(settings, 'spec/site.yaml');
  write(start);
});

const hashNow = (file = home) => hashOf(sourceAt(session.spec(), file)!);
const hashHere = (file: string, path: DocumentPath) => {
  const source = sourceAt(session.spec(), file);
  return source === undefined ? '' : hashAround(source, path);
};
const save = (file: string, path: DocumentPath, value: string | number, hash = hashHere(file, path)) =>
  saveValues(session, [{ file, path, value, hash }]);
const detailsAt = (path: DocumentPath) => fieldDetails(session.spec(), sourceAt(session.spec(), home)!, path, {});
const releaseItems = () =>
  listReleaseItems(session.spec().sources, session.spec().schemas, '2026-11-22', session.approvals()).filter(
    ({ file }) => file === home,
  );

function undo(times: number): void {
  for (let time = 0; time < times; time += 1) expect(session.undo().kind).toBe('done');
}

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
  forAllOf([fc.constantFrom(...fields())], sample(25, 3), ({ file, path, value }) => {
    const before = textOf(file);
    expect(save(file, path, value as string).kind).toBe('done');
    expect(textOf(file)).toBe(before);
  });
  expect(session.steps()).toEqual({ undo: null, redo: null });
});

test('another value is written alone; it is taken back and made again byte by byte; what the check refuses is not written', () => {
  const all = fields();
  const other = fc.oneof(
    fc.constantFrom<string | number>(7, '2026-12-31', ' ', 'a: b', 'Un # autre « texte »'),
    fc.string({ minLength: 1, maxLength: 20 }),
  );
  forAllOf([fc.constantFrom(...all), other], sample(20, 7), ({ file, path, value }, next) => {
    fc.pre(next !== value);
    const before = textOf(file);
    const data = dataOf(file);
    const outcome = save(file, path, next);
    if (outcome.kind === 'refused') {
      expect(outcome.findings).not.toEqual([]);
      expect(textOf(file)).toBe(before);
      return;
    }
    expect(outcome.kind).toBe('done');
    const after = textOf(file);
    const now = dataOf(file);
    expect(valueAt(now, path)).toBe(next);
    expect(withValue(now, path, null)).toEqual(withValue(data, path, null));
    undo(1);
    expect(textOf(file)).toBe(before);
    expect(session.redo().kind).toBe('done');
    expect(textOf(file)).toBe(after);
    undo(1);
  });
});

function withValue(data: Json, [step, ...rest]: DocumentPath, value: Json): Json {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(step), withValue(data[Number(step)] ?? null, rest, value));
  return { ...(data as object), [step]: withValue(valueAt(data, [step]) ?? null, rest, value) };
}

describe('somebody else', () => {
  const file = 'spec/site.yaml';
  const noted = () => `${textOf(file)}# une note\n`;

  test('who has changed the value since it was read is never overwritten, and its value is shown', () => {
    const [hash, theirs] = [hashHere(file, ['name']), textOf(file).replace('name: ', 'name: Grand ')];
    write(theirs, file);
    const now = { file, path: ['name'], value: valueAt(dataOf(file), ['name']), hash: hashHere(file, ['name']) };
    expect(save(file, ['name'], 'Autre nom', hash)).toMatchObject({ kind: 'conflict', now: [now] });
    expect(textOf(file)).toBe(theirs);
  });

  test('who has changed another value of the file keeps it', () => {
    const hash = hashHere(file, ['name']);
    write(noted().replace('tagline: ', 'tagline: Ici, '), file);
    expect(save(file, ['name'], 'Autre nom', hash).kind).toBe('done');
    expect(textOf(file)).toMatch(/^name: Autre nom$[^]*^tagline: Ici, [^]*# une note/m);
  });

  test('who has saved the file since a step is not overwritten by taking it back', () => {
    expect(save(file, ['name'], `${String(valueAt(dataOf(file), ['name']))} x`).kind).toBe('done');
    write(noted(), file);
    expect(session.undo().kind).toBe('conflict');
    expect(textOf(file)).toContain('# une note');
  });
});

test('nothing but a file of the spec can be named, and none through a link that leads out', () => {
  const out = join(root, 'dehors.yaml');
  writeFileSync(out, 'a: 1\n');
  for (const file of ['spec/../dehors.yaml', 'dehors.yaml', out, 'spec/README.md', 'spec/pages/../../dehors.yaml'])
    expect(save(file, ['a'], 2, '').kind).toBe('impossible');
  rmSync(join(root, 'spec/theme.yaml'));
  symlinkSync(out, join(root, 'spec/theme.yaml'));
  expect(save('spec/theme.yaml', ['a'], 2, '').kind).toBe('impossible');
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

test('a text that is approved loses its name; changed afterwards, it is asked for again; taken back, nothing is noted', () => {
  const place = { file: home, path: ['blocks', 0, 'heading'] };
  const items = () => releaseItems().filter(({ kind }) => ['drafted', 'changed'].includes(kind));
  const hero = 'blocks:\n  - type: hero\n';
  const written = start.replace(hero, `${hero}    accent: mint\n    drafted: [heading, accent]\n`);
  expect(written).not.toBe(start);
  write(written);
  expect(items().map(({ path }) => path)).toEqual(['blocks/hero/heading']);

  expect(approve(session, [place], { day: '2026-11-22', by: 'Jeanne' }).kind).toBe('done');
  expect(textOf()).toBe(written.replace('[heading, accent]', '[accent]'));
  expect(items()).toEqual([]);
  expect(approve(session, [place], { day: '2026-11-22', by: 'Jeanne' }).kind).toBe('impossible');

  const value = 'Un autre titre';
  expect(save(home, place.path, value).kind).toBe('done');
  expect(items().map(({ kind, note }) => `${kind} ${note}`)).toEqual([
    `changed ${value} (approuvé le 2026-11-22 par Jeanne)`,
  ]);
  expect(approve(session, [place], { day: '2026-11-23' }).kind).toBe('done');
  expect(items()).toEqual([]);

  undo(3);
  expect(textOf()).toBe(written);
  expect(existsSync(join(root, 'spec/ledgers/approvals.json'))).toBe(false);
});

test('what was to be verified is settled in one step, and asked for again once it says something else', () => {
  const path = ['blocks', 0, 'intro'];
  const asked = (text: string) => start.replace(/\n( {4})intro:/, `\n$1${text}\n$1intro:`);
  const settled = (kind: 'toVerify' | 'toComplete') =>
    settle(session, { file: home, path, kind }, { day: '2026-11-22' }).kind;
  const kinds = () => releaseItems().map((item) => `${item.kind} ${item.path}`);
  const written = asked('toVerify: { heading: Vrai ?, intro: Un samedi sur deux ? }');
  expect(written).not.toBe(start);
  write(written);
  expect(detailsAt(path).remarks).toEqual([{ kind: 'toVerify', path, text: 'Un samedi sur deux ?', covers: 1 }]);
  expect(settled('toVerify')).toBe('done');
  expect(textOf()).toBe(asked('toVerify: { heading: Vrai ? }'));
  expect(kinds()).toEqual(['toVerify blocks/hero/heading']);
  expect(settled('toVerify')).toBe('impossible');
  expect(save(home, path, 'Chaque samedi.').kind).toBe('done');
  expect(kinds()).toEqual(['toVerify blocks/hero/heading', 'changed blocks/hero/intro']);
  undo(2);
  expect(textOf()).toBe(written);
  write(asked('toComplete: [intro]').replace(/intro: .*/, 'intro: "[à compléter : le jour]"'));
  expect(settled('toComplete')).toBe('impossible');
});

test('a list that is not written yet takes its first item, and goes with its last', () => {
  const list = ['blocks', 0, 'actions'];
  const empty = detailsAt(['blocks', 0, 'heading']).empty.find(({ path }) => path.join('/') === list.join('/'));
  expect(empty?.fields.map(({ path, field }) => [path.join('/'), field.kind])).toEqual([
    ['0/label', 'text'],
    ['0/href', 'link'],
  ]);
  const first = (label: string) => [
    { path: [0, 'label'], value: label },
    { path: [0, 'href'], value: '/reparer' },
  ];
  const add = (values: ReturnType<typeof first>) =>
    changeList(session, { file: home, path: list, hash: hashNow(), action: 'first', values });
  expect(add(first('')).kind).toBe('refused');
  expect(add([{ path: [0, 'inconnu'], value: 'x' }]).kind).toBe('impossible');
  expect(add(first('Venir : le samedi')).kind).toBe('done');
  expect(textOf()).toContain(`    actions:
      - label: "Venir : le samedi"
        href: /reparer
`);
  expect(add(first('Venir')).kind).toBe('impossible');
  expect(detailsAt(['blocks', 0, 'heading']).empty.map(({ path }) => path)).not.toContainEqual(list);
  expect(changeList(session, { file: home, path: [...list, 0], hash: hashNow(), action: 'remove' }).kind).toBe('done');
  expect(textOf()).toBe(start);
  undo(2);
  expect(textOf()).toBe(start);
});

test('a list is changed item by item: copied with other words, moved, taken away; each step is taken back', () => {
  const list = ['blocks', 1, 'cards'];
  const cards = () => valueAt(dataOf(), list) as Json[];
  const item = (index: number) => ({ file: home, path: [...list, index], hash: hashNow() });
  const [first, second] = cards();
  const values = [{ path: ['title'], value: 'Relier' }];
  expect(changeList(session, { ...item(0), action: 'copy', values }).kind).toBe('done');
  expect(cards()).toEqual([first, { ...(first as object), title: 'Relier' }, second]);
  expect(changeList(session, { ...item(1), action: 'move', to: 2 }).kind).toBe('done');
  expect(cards()[2]).toMatchObject({ title: 'Relier' });
  expect(changeList(session, { ...item(2), action: 'remove' }).kind).toBe('done');
  expect(cards()).toEqual([first, second]);
  expect(textOf()).toBe(start);
  for (const count of [3, 3, 2]) {
    undo(1);
    expect(cards()).toHaveLength(count);
  }
});

test.each([
  ['the name of a block', 'type: hero', 'type: heroo'],
  ['a key', '    intro:', '    intor:'],
  ['the name of an icon', 'icon: scissors', 'icon: scisors'],
])('the remedy of a finding on %s is applied where it is the only one', (_, right, wrong) => {
  write(start.replace(right, wrong));
  const finding = session.spec().load.findings.find(({ remedy }) => meantIn(remedy) !== undefined);
  if (finding === undefined) throw new Error('there is no finding with one remedy');
  expect(fixFinding(session, finding)).toMatchObject({ kind: 'done' });
  expect(textOf()).toBe(start);
  expect(fixFinding(session, finding).kind).toBe('impossible');
  undo(1);
});
