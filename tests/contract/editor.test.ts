import fc from 'fast-check';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { placesIn } from '../unit/edit/spec-files.ts';
import { valueAt, type DocumentPath, type Json } from '../../codegen/base/json.ts';
import { meantIn } from '../../codegen/base/findings/nearest.ts';
import { changeList } from '../../codegen/owner/editor/change-values.ts';
import { fixFinding } from '../../codegen/owner/editor/server/requests.ts';
import { fieldDetails } from '../../codegen/owner/editor/field-details.ts';
import { fieldAt } from '../../codegen/owner/editor/field.ts';
import { pageValues } from '../../codegen/owner/editor/page-values.ts';
import { settlementOf } from '../../codegen/owner/editor/remarks.ts';
import { forAllOf } from '../run/for-all.ts';
import { sample } from '../run/sample.ts';
import { editSmallSite, home } from '../small-site/edited-small-site.ts';

const { root, session, sourceOf, hashAt, textOf, write, save, undo, detailsAt } = editSmallSite();
const start = textOf();
const dataOf = (file = home) => sourceOf(file).data;

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
  const shown = pageValues(session.spec(), '/', settlementOf(session.spec(), session.ledger())).filter(
    ({ citedBy }) => citedBy !== undefined,
  );
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
    const [hash, theirs] = [hashAt(file, ['name']), textOf(file).replace('name: ', 'name: Grand ')];
    write(theirs, file);
    const now = { file, path: ['name'], value: valueAt(dataOf(file), ['name']), hash: hashAt(file, ['name']) };
    expect(save(file, ['name'], 'Autre nom', hash)).toMatchObject({ kind: 'conflict', now: [now] });
    expect(textOf(file)).toBe(theirs);
  });

  test('who has saved the same value, as one does who leaves the page while it is saved, is no conflict', () => {
    const hash = hashAt(file, ['name']);
    expect(save(file, ['name'], 'Autre nom', hash).kind).toBe('done');
    const text = textOf(file);
    expect(save(file, ['name'], 'Autre nom', hash).kind).toBe('done');
    expect(textOf(file)).toBe(text);
  });

  test('who has changed another value of the file keeps it', () => {
    const hash = hashAt(file, ['name']);
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
    const hash = hashAt(home, ['blocks', 0, 'heading']);
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
});

test('each text that has a field has a panel', () => {
  const spec = session.spec();
  for (const { file, path, value } of fields().filter((_, index) => index % 10 === 0)) {
    const card = fieldDetails(spec, sourceOf(file), path, settlementOf(spec, session.ledger()));
    expect(card.entry).toMatchObject({ file, path, value });
    expect(card.words).not.toBe('');
  }
});

test('a text of several lines has a field of several lines, however short', () => {
  write(start.replace(/intro: .*/, 'intro: "Un\\nDeux"'));
  expect(detailsAt(['blocks', 0, 'intro']).entry?.field).toMatchObject({ kind: 'text', isLong: true });
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
    changeList(session, { file: home, path: list, hash: hashAt(home, list), action: 'first', values });
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
    changeList(session, { file: home, path: [...list, 0], hash: hashAt(home, [...list, 0]), action: 'remove' }).kind,
  ).toBe('done');
  expect(textOf()).toBe(start);
});

test('a list is changed item by item: copied with other words, moved, taken away; each step is taken back', () => {
  const list = ['blocks', 1, 'cards'];
  const cards = () => valueAt(dataOf(), list) as Json[];
  const item = (index: number) => ({ file: home, path: [...list, index], hash: hashAt(home, [...list, index]) });
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
});
