import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { valueAt, type DocumentPath } from '../../codegen/base/json.ts';
import { approve, settle } from '../../codegen/owner/editor/approve.ts';
import { changeList } from '../../codegen/owner/editor/change-values.ts';
import { listReleaseItems } from '../../codegen/release/list-release-items.ts';
import { ledgerText, nameAt, valueHash, type Entry } from '../../codegen/release/to-settle.ts';
import { editSmallSite, home } from '../small-site/edited-small-site.ts';

const { root, session, sourceOf, hashAt, textOf, write, save, undo, detailsAt } = editSmallSite();
const start = textOf();
const dataOf = () => sourceOf(home).data;
const releaseItems = () =>
  listReleaseItems(session.spec().sources, session.spec().schemas, '2026-11-22', session.ledger()).filter(
    ({ file }) => file === home,
  );
const ledger = 'spec/ledgers/to-settle.jsonl';
const heading = ['blocks', 0, 'heading'];
const intro = ['blocks', 0, 'intro'];
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

test('a text that is approved leaves the ledger, and what its owner writes there afterwards needs no approval', () => {
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
  listed([intro, 'drafted']);
  write(start.replace(/intro: .*/, 'intro: Le samedi.'));
  const before = textOf(ledger);
  expect(save('spec/site.yaml', ['name'], 'Le grand atelier').kind).toBe('done');
  expect(save(home, heading, 'Un titre').kind).toBe('done');
  expect(textOf(ledger)).toBe(before);
});

test('a figure typed in a text is to approve, and again once the text says something else', () => {
  expect(save(home, intro, 'Nous gardons 91 % des livres.').kind).toBe('done');
  expect(open()).toEqual(['typedFigure blocks/hero/intro']);
  expect(detailsAt(intro).remarks).toEqual([{ kind: 'typedFigure', path: intro, covers: 1 }]);
  expect(approve(session, [{ file: home, path: intro }]).kind).toBe('done');
  expect(open()).toEqual([]);
  expect(save(home, intro, 'Nous gardons 92 % des livres.').kind).toBe('done');
  expect(open()).toEqual(['typedFigure blocks/hero/intro']);
});

test('what was to be verified is settled in one step, and a placeholder only once it is written', () => {
  const settled = (kind: 'toVerify' | 'toComplete') => settle(session, { file: home, path: intro, kind }).kind;
  listed([heading, 'toVerify', 'Vrai ?'], [intro, 'toVerify', 'Un samedi sur deux ?']);
  expect(detailsAt(intro).remarks).toEqual([
    { kind: 'toVerify', path: intro, text: 'Un samedi sur deux ?', covers: 1 },
  ]);
  expect(settled('toVerify')).toBe('done');
  expect(open()).toEqual(['toVerify blocks/hero/heading']);
  expect(settled('toVerify')).toBe('impossible');
  write(start.replace(/intro: .*/, 'intro: "[à compléter : le jour]"'));
  listed([intro, 'toComplete']);
  expect(settled('toComplete')).toBe('impossible');
  expect(save(home, intro, 'Le samedi.').kind).toBe('done');
  expect(open()).toEqual(['toComplete blocks/hero/intro']);
  expect(settled('toComplete')).toBe('done');
  expect(open()).toEqual([]);
});

test('an item of a list takes its entries along, and takes them away with it', () => {
  const list = ['blocks', 1, 'cards'];
  const change = (index: number, action: 'move' | 'remove', to = 0) =>
    changeList(session, { file: home, path: [...list, index], hash: hashAt(home, [...list, index]), action, to }).kind;
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
});

test.each([
  ['missing', () => rmSync(join(root, ledger))],
  ['damaged', () => write('<<<<<<< HEAD\n', ledger)],
])('a ledger that is %s is never written over', (_, damage) => {
  damage();
  const before = existsSync(join(root, ledger)) ? textOf(ledger) : undefined;
  expect(approve(session, [{ file: home, path: heading }])).toMatchObject({
    kind: 'impossible',
    message: expect.stringContaining(`« git checkout HEAD -- ${ledger} »`) as string,
  });
  save(home, heading, 'Un autre titre');
  expect(existsSync(join(root, ledger)) ? textOf(ledger) : undefined).toBe(before);
});
