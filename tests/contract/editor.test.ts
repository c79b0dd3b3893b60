import fc from 'fast-check';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { placesIn } from '../unit/edit/spec-files.ts';
import { valueAt, type DocumentPath, type Json } from '../../codegen/base/json.ts';
import { createLoader } from '../../codegen/pipeline.ts';
import { listReleaseItems } from '../../codegen/release/list-release-items.ts';
import { meantIn } from '../../codegen/base/findings/nearest.ts';
import { changeList, saveValues } from '../../codegen/owner/editor/change-values.ts';
import { fixFinding } from '../../codegen/owner/editor/server/requests.ts';
import { approve, settle } from '../../codegen/owner/editor/approve.ts';
import { fieldDetails } from '../../codegen/owner/editor/field-details.ts';
import { fieldAt } from '../../codegen/owner/editor/field.ts';
import { pageValues } from '../../codegen/owner/editor/page-values.ts';
import { settlementOf } from '../../codegen/owner/editor/remarks.ts';
import { nameAt, ledgerText, valueHash, type Entry } from '../../codegen/release/to-settle.ts';
import { EditorSession } from '../../codegen/owner/editor/editor-session.ts';
import { hashAround, sourceAt } from '../../codegen/owner/edit/spec.ts';
import { copySmallSite } from '../small-site/copy-small-site.ts';
import { engine } from './edited-sites.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';

// Small, since each step below reads it whole and really writes to it: the laws of the bytes themselves are held over every file there is.
const root = copySmallSite();
let session: EditorSession;

beforeAll(() => {
  const loader = createLoader({ root, engine });
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

const hashHere = (file: string, path: DocumentPath) => {
  const source = sourceAt(session.spec(), file);
  return source === undefined ? '' : hashAround(source, path);
};
const save = (file: string, path: DocumentPath, value: string | number, hash = hashHere(file, path)) =>
  saveValues(session, [{ file, path, value, hash }]);
const settlement = () => settlementOf(session.spec(), session.ledger());
const detailsAt = (path: DocumentPath) =>
  fieldDetails(session.spec(), sourceAt(session.spec(), home)!, path, settlement());
const releaseItems = () =>
  listReleaseItems(session.spec().sources, session.spec().schemas, '2026-11-22', session.ledger()).filter(
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

test('a figure that a list cites is edited where it is written, and moved, copied or removed where it is cited', () => {
  write(start.replace('title: Recoudre', 'title: { ref: site.name }'));
  const shown = pageValues(session.spec(), '/', settlement()).filter(({ citedBy }) => citedBy !== undefined);
  expect(shown.map(({ file, path, citedBy }) => [file, path, citedBy?.file, citedBy?.path])).toEqual([
    ['spec/site.yaml', ['name'], home, ['blocks', 1, 'cards', 0, 'title', 'ref']],
  ]);
  const { entry, lists } = detailsAt(shown[0]?.citedBy?.path ?? []);
  expect(entry?.value).toBe('site.name');
  expect(lists.map(({ path, index }) => [path, index])).toEqual([
    [['blocks', 1, 'cards'], 0],
    [['blocks'], 1],
  ]);
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
    const outcome = save(file, path, next);
    if (outcome.kind === 'refused') {
      expect(outcome.findings).not.toEqual([]);
      expect(textOf(file)).toBe(before);
      return;
    }
    expect(outcome.kind).toBe('done');
    const after = textOf(file);
    expect(valueAt(dataOf(file), path)).toBe(next);
    expect(session.undo()).toMatchObject({ kind: 'done', words: expect.stringMatching(/^Annulé : /) });
    expect(textOf(file)).toBe(before);
    expect(session.redo()).toMatchObject({ kind: 'done', words: expect.stringMatching(/^Rétabli : /) });
    expect(textOf(file)).toBe(after);
    undo(1);
  });
});

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

  test('who has saved the same value, as one does who leaves the page while it is saved, is no conflict', () => {
    const hash = hashHere(file, ['name']);
    expect(save(file, ['name'], 'Autre nom', hash).kind).toBe('done');
    const text = textOf(file);
    expect(save(file, ['name'], 'Autre nom', hash).kind).toBe('done');
    expect(textOf(file)).toBe(text);
  });

  test('who has changed another value of the file keeps it', () => {
    const hash = hashHere(file, ['name']);
    write(noted().replace('tagline: ', 'tagline: Ici, '), file);
    expect(save(file, ['name'], 'Autre nom', hash).kind).toBe('done');
    expect(textOf(file)).toMatch(/^name: Autre nom$[^]*^tagline: Ici, [^]*# une note/m);
  });

  test('who has saved the file since a step is not overwritten by taking it back', () => {
    expect(save(home, ['blocks', 0, 'heading'], 'Un titre').kind).toBe('done');
    expect(save(file, ['name'], `${String(valueAt(dataOf(file), ['name']))} x`).kind).toBe('done');
    write(noted(), file);
    expect(session.undo()).toMatchObject({ kind: 'conflict', message: expect.stringContaining(file) });
    expect(textOf(file)).toContain('# une note');
    expect(session.undo().kind, 'the step before it is taken back').toBe('done');
    expect(textOf()).toBe(start);
  });

  test('who leaves the file with a fault of syntax makes a value wait, and the fault is named', () => {
    const hash = hashHere(home, ['blocks', 0, 'heading']);
    write(start.replace('blocks:', 'blocks: ['));
    expect(save(home, ['blocks', 0, 'heading'], 'Un titre', hash)).toMatchObject({
      kind: 'impossible',
      message: expect.stringContaining('npm run check'),
    });
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
  expect(readFileSync(out, 'utf8')).toBe('a: 1\n');
  rmSync(join(root, 'spec/theme.yaml'));
  cpSync(join(engine, 'tests/small-site/spec/theme.yaml'), join(root, 'spec/theme.yaml'));
});

test('each text that has a field has a panel', () => {
  const spec = session.spec();
  for (const { file, path, value } of fields().filter((_, index) => index % 10 === 0)) {
    const card = fieldDetails(spec, sourceAt(spec, file)!, path, settlement());
    expect(card.entry).toMatchObject({ file, path, value });
    expect(card.words).not.toBe('');
  }
});

const ledger = 'spec/ledgers/to-settle.jsonl';
const listed = (...entries: [path: DocumentPath, kind: Entry['kind'], why?: string][]) =>
  write(
    ledgerText(
      entries.map(([path, kind, why]) => {
        const hash = valueHash(valueAt(dataOf(), path) ?? null);
        return { file: home, at: nameAt(dataOf(), path), kind, hash, ...(why !== undefined && { why }) };
      }),
    ),
    ledger,
  );
const open = () => releaseItems().map(({ kind, path }) => `${kind} ${path}`);
afterEach(() => write(ledgerText([]), ledger));

test('a text that is approved leaves the ledger, and what its owner writes there afterwards needs no approval', () => {
  const [heading, intro] = [
    ['blocks', 0, 'heading'],
    ['blocks', 0, 'intro'],
  ] as const;
  listed([heading, 'drafted'], [intro, 'drafted']);
  const before = textOf(ledger);
  expect(open()).toEqual(['drafted blocks/hero/heading', 'drafted blocks/hero/intro']);
  expect(save(home, heading, 'Un autre titre').kind).toBe('done');
  expect(open(), 'an edit settles nothing').toEqual(['drafted blocks/hero/heading', 'drafted blocks/hero/intro']);
  expect(approve(session, [{ file: home, path: heading }]).kind).toBe('done');
  expect(open()).toEqual(['drafted blocks/hero/intro']);
  expect(approve(session, [{ file: home, path: heading }]).kind).toBe('impossible');
  expect(save(home, heading, 'Encore un autre').kind).toBe('done');
  expect(open()).toEqual(['drafted blocks/hero/intro']);
  undo(3);
  expect([textOf(), textOf(ledger)]).toEqual([start, before]);
});

test('a value that is saved leaves the other lines of the ledger, also those of texts that were changed by hand', () => {
  listed([['blocks', 0, 'intro'], 'drafted']);
  write(start.replace(/intro: .*/, 'intro: Le samedi.'));
  const before = textOf(ledger);
  expect(save('spec/site.yaml', ['name'], 'Le grand atelier').kind).toBe('done');
  expect(save(home, ['blocks', 0, 'heading'], 'Un titre').kind).toBe('done');
  expect(textOf(ledger)).toBe(before);
  undo(2);
});

test('a text of several lines has a field of several lines, however short', () => {
  write(start.replace(/intro: .*/, 'intro: "Un\\nDeux"'));
  expect(detailsAt(['blocks', 0, 'intro']).entry?.field).toMatchObject({ kind: 'text', isLong: true });
});

test('a figure typed in a text is to approve, and again once the text says something else', () => {
  const intro = ['blocks', 0, 'intro'];
  expect(save(home, intro, 'Nous gardons 91 % des livres.').kind).toBe('done');
  expect(open()).toEqual(['typedFigure blocks/hero/intro']);
  expect(detailsAt(intro).remarks).toEqual([{ kind: 'typedFigure', path: intro, covers: 1 }]);
  expect(approve(session, [{ file: home, path: intro }]).kind).toBe('done');
  expect(open()).toEqual([]);
  expect(save(home, intro, 'Nous gardons 92 % des livres.').kind).toBe('done');
  expect(open()).toEqual(['typedFigure blocks/hero/intro']);
  undo(3);
});

test('what was to be verified is settled in one step, and a placeholder only once it is written', () => {
  const [heading, intro] = [
    ['blocks', 0, 'heading'],
    ['blocks', 0, 'intro'],
  ] as const;
  const settled = (kind: 'toVerify' | 'toComplete') => settle(session, { file: home, path: intro, kind }).kind;
  listed([heading, 'toVerify', 'Vrai ?'], [intro, 'toVerify', 'Un samedi sur deux ?']);
  expect(detailsAt(intro).remarks).toEqual([
    { kind: 'toVerify', path: intro, text: 'Un samedi sur deux ?', covers: 1 },
  ]);
  expect(settled('toVerify')).toBe('done');
  expect(open()).toEqual(['toVerify blocks/hero/heading']);
  expect(settled('toVerify')).toBe('impossible');
  undo(1);
  write(start.replace(/intro: .*/, 'intro: "[à compléter : le jour]"'));
  listed([intro, 'toComplete']);
  expect(settled('toComplete')).toBe('impossible');
  expect(save(home, intro, 'Le samedi.').kind).toBe('done');
  expect(open()).toEqual(['toComplete blocks/hero/intro']);
  expect(settled('toComplete')).toBe('done');
  expect(open()).toEqual([]);
  undo(2);
});

test('an item of a list takes its entries along, and takes them away with it', () => {
  const list = ['blocks', 1, 'cards'];
  const change = (index: number, action: 'move' | 'remove', to = 0) =>
    changeList(session, { file: home, path: [...list, index], hash: hashHere(home, [...list, index]), action, to })
      .kind;
  listed([[...list, 0, 'description'], 'drafted'], [[...list, 1, 'description'], 'toVerify', 'Vrai ?']);
  const places = () => session.ledger().entries.map(({ at, kind }) => `${kind} ${at}`);
  expect(places()).toEqual([
    'drafted blocks/cards/cards/n° 1/description',
    'toVerify blocks/cards/cards/n° 2/description',
  ]);
  expect(change(0, 'move', 1)).toBe('done');
  expect(places()).toEqual([
    'toVerify blocks/cards/cards/n° 1/description',
    'drafted blocks/cards/cards/n° 2/description',
  ]);
  expect(change(1, 'remove')).toBe('done');
  expect(places()).toEqual(['toVerify blocks/cards/cards/n° 1/description']);
  undo(2);
});

test.each([
  ['missing', () => rmSync(join(root, ledger))],
  ['damaged', () => write('<<<<<<< HEAD\n', ledger)],
])('a ledger that is %s is never written over', (_, damage) => {
  damage();
  const before = existsSync(join(root, ledger)) ? textOf(ledger) : undefined;
  expect(approve(session, [{ file: home, path: ['blocks', 0, 'heading'] }])).toMatchObject({
    kind: 'impossible',
    message: expect.stringContaining(`« git checkout HEAD -- ${ledger} »`) as string,
  });
  save(home, ['blocks', 0, 'heading'], 'Un autre titre');
  expect(existsSync(join(root, ledger)) ? textOf(ledger) : undefined).toBe(before);
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
    changeList(session, { file: home, path: list, hash: hashHere(home, list), action: 'first', values });
  expect(add(first('')).kind).toBe('refused');
  expect(add([{ path: [0, 'inconnu'], value: 'x' }]).kind).toBe('impossible');
  expect(add(first('Venir : le samedi')).kind).toBe('done');
  expect(textOf()).toContain(`    actions:
      - label: "Venir : le samedi"
        href: /reparer
`);
  expect(add(first('Venir')).kind).toBe('impossible');
  expect(detailsAt(['blocks', 0, 'heading']).empty.map(({ path }) => path)).not.toContainEqual(list);
  expect(
    changeList(session, { file: home, path: [...list, 0], hash: hashHere(home, [...list, 0]), action: 'remove' }).kind,
  ).toBe('done');
  expect(textOf()).toBe(start);
  undo(2);
  expect(textOf()).toBe(start);
});

test('a list is changed item by item: copied with other words, moved, taken away; each step is taken back', () => {
  const list = ['blocks', 1, 'cards'];
  const cards = () => valueAt(dataOf(), list) as Json[];
  const item = (index: number) => ({ file: home, path: [...list, index], hash: hashHere(home, [...list, index]) });
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
  // The last one of a list that a section needs stays, and the answer says what to take away instead.
  expect(changeList(session, { ...item(0), action: 'remove' }).kind).toBe('done');
  const last = changeList(session, { ...item(0), action: 'remove' });
  expect(last).toMatchObject({ kind: 'impossible', message: expect.stringContaining('dernier élément') });
  expect(cards()).toEqual([second]);
  undo(1);
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
