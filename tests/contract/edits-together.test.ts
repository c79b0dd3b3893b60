import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DocumentPath, Json, JsonObject } from '../../codegen/base/json.ts';
import { changes } from '../../codegen/owner/editor/server/requests.ts';
import type { Outcome } from '../../src/shared/editing.ts';
import { writeBelow } from '../run/test-folder.ts';
import { writeTiedValues } from '../small-site/copy-small-site.ts';
import { editSmallSite, home } from '../small-site/edited-small-site.ts';
import { engine } from './edited-sites.ts';

const { root, session, hashAt, textOf, undo } = editSmallSite(writeTiedValues);
const [repairs, facts] = ['spec/tables/repairs.yaml', 'spec/facts.yaml'] as const;
const start = new Map<string, string>([home, repairs, facts].map((file) => [file, textOf(file)]));

test('the values that are tied to each other are valid', () => expect(session.spec().load.findings).toEqual([]));

const value = (file: string, path: DocumentPath, to: Json): JsonObject => ({
  type: 'value',
  file,
  path: [...path],
  value: to,
  hash: hashAt(file, path),
});
const check = (...edits: JsonObject[]) => changes.check(session, { edits })!;
const save = (...edits: JsonObject[]) => changes.save(session, { edits })!;
const refused = (outcome: Outcome) => {
  if (outcome.kind !== 'refused') throw new Error(JSON.stringify(outcome));
  return outcome.findings[0]!;
};
const offered = (outcome: Outcome) => refused(outcome).offers.map(({ words }) => words);
const taken = (outcome: Outcome, index = 0) =>
  refused(outcome).offers[index]!.edits.map(({ edit }) => edit as unknown as JsonObject);

test.each<[string, () => JsonObject, RegExp, string, RegExp]>([
  ['a price', () => value(repairs, [0, 'priceEur'], 84), /Prix ordinaire de « Couture »/, 'Prendre 105 €', /listPriceEur: 105\n/],
  ['one of a row on one line', () => value(repairs, [1, 'priceEur'], 184), /Prix ordinaire de « Couverture »/, 'Prendre 230 €', /listPriceEur: 230 \}/],
  ['a bound', () => value(facts, ['delay', 'value'], 9), /« Délai », borne haute/, 'Prendre « value: 4 » et « max: 9 »', /value: 4\n {2}max: 9\n/],
  ['a day', () => value(repairs, [0, 'until'], '2025-12-31'), /Premier jour/, 'Prendre « from: 2025-12-31 » et « until: 2026-01-05 »', /from: 2025-12-31\n {2}until: 2026-01-05\n/],
])('%s that is refused names what must change with it and offers its value; both are saved in one step', (_, edit, field, offer, written) => {
  const own = edit();
  const outcome = check(own);
  expect(refused(outcome).fields.map(({ title }) => title)).toContainEqual(expect.stringMatching(field));
  expect(offered(outcome)).toContain(offer);
  expect(refused(save(own))).toEqual(refused(outcome));
  const offers = taken(outcome, offered(outcome).indexOf(offer));
  expect(check(own, ...offers)).toMatchObject({ kind: 'done' });
  const file = String(own.file);
  expect(textOf(file)).toBe(start.get(file));
  expect(save(own, ...offers)).toMatchObject({ kind: 'done' });
  expect(textOf(file)).toMatch(written);
  undo(1);
  expect(textOf(file)).toBe(start.get(file));
  expect(session.steps().undo).toBeNull();
}); // prettier-ignore

test('a saved value can be saved again with what the answer says of it, before the page is read again', () => {
  const intro = (end: string) => `Jusqu'à {facts.discount} de moins ici, en {facts.delay}${end}`;
  const first = value(home, ['blocks', 0, 'intro'], intro('.'));
  const answer = save(first);
  const [now] = answer.kind === 'done' ? (answer.now ?? []) : [];
  expect(now).toMatchObject({ file: home, path: first.path, value: intro('.') });
  expect(save({ ...first, value: intro(' !'), hash: now!.hash })).toMatchObject({ kind: 'done' });
  expect(save({ ...first, value: intro('…') })).toMatchObject({ kind: 'conflict' });
  undo(2);
  expect(textOf(home)).toBe(start.get(home));
});

test('a number that is none is refused in words of the page', () => {
  const { message, remedy } = refused(check(value(repairs, [0, 'priceEur'], '80 euros')));
  expect(`${message} ${remedy}`).toBe("« 80 euros » n'est pas un nombre. Tapez-le en chiffres, comme « 3 869,99 ».");
});

test('a typed figure is offered its reference, in the place of the figure alone', () => {
  const path = ['blocks', 0, 'intro'];
  const text = (price: string) => `Jusqu'à {facts.discount} de moins que ${price}, en {facts.delay}.`;
  const outcome = check(value(home, path, text('100 €')));
  expect(taken(outcome)).toMatchObject([{ value: text('{repairs.seam.listPriceEur}') }]);
});

test('a title is saved with its emphasis; an empty optional field loses its line and its mark, and every other byte stays', () => {
  const heading: DocumentPath = ['blocks', 0, 'heading'];
  const emphasis: DocumentPath = ['blocks', 0, 'emphasis'];
  const title = value(home, heading, 'Vos livres REVIVENT');
  expect(refused(check(title)).fields.map(({ path }) => path)).toEqual([heading, emphasis]);
  expect(save(title, value(home, emphasis, 'REVIVENT')).kind).toBe('done');
  expect(textOf(home)).toBe(start.get(home)!.replaceAll('SAUVÉS', 'REVIVENT'));
  undo(1);
  expect(save(title, value(home, emphasis, '')).kind).toBe('done');
  const without = start.get(home)!.replace('    emphasis: SAUVÉS\n', '');
  expect(textOf(home)).toBe(without.replace('SAUVÉS', 'REVIVENT'));
  // The approval of a value goes with it, and that of one that changes follows it.
  expect(session.ledger().entries.map(({ at }) => at)).toEqual(['blocks/hero/heading']);
  undo(1);
  expect(
    save(value(repairs, [0, 'text'], ''), value(repairs, [0, 'until'], ''), value(repairs, [0, 'from'], '')).kind,
  ).toBe('done');
  expect(textOf(repairs)).toBe(
    start
      .get(repairs)!
      .replace(/ {2}text: .*\n/, '')
      .replace(/ {2}from: .*\n.*\n/, ''),
  );
  undo(1);
});

test.each<[string, DocumentPath]>([[home, ['blocks', 0, 'heading']], [repairs, [1, 'priceEur']]])(
  'a required field of %s cannot be left empty', (file, path) => {
  expect(check(value(file, path, ''))).toMatchObject({ kind: 'impossible', message: expect.stringContaining('obligatoire') as string });
}); // prettier-ignore

test('values, a picture, an approval and a list are saved in one step, whatever their order, or none of them', () => {
  const [file, rows] = ['spec/tables/pictures.yaml', '- { id: baie, image: baie.jpg, alt: Une baie. }\n'];
  const pictures = join(engine, 'examples/voile/spec/pictures');
  cpSync(join(pictures, 'baie.jpg'), join(root, 'spec/pictures/baie.jpg'));
  writeBelow(root, {
    [file]: rows,
    [home]: `${textOf(home)}  - { type: gallery, heading: Nos images, rows: { from: pictures } }\n`,
  });
  const before = [home, repairs, file].map(textOf);
  const list = {
    type: 'list',
    file: repairs,
    path: [1],
    hash: hashAt(repairs, [1]),
    action: 'move',
    to: 0,
  };
  const bytes = readFileSync(join(pictures, 'ponton.jpg')).toString('base64');
  const picture = { ...value(file, [0, 'image'], ''), type: 'picture', name: 'Ponton.jpg', alt: 'Un ponton.', bytes };
  const approval = { type: 'approve', places: [{ file: home, path: ['blocks', 0, 'heading'] }] };
  const edits = [
    list,
    approval,
    picture,
    value(repairs, [1, 'name'], 'Reliure'),
    value(home, ['blocks', 0, 'heading'], 'Des livres SAUVÉS'),
  ];
  const bad = value(home, ['blocks', 0, 'emphasis'], 'PERDUS');
  expect(save(...edits, bad).kind).toBe('refused');
  expect([home, repairs, file].map(textOf)).toEqual(before);
  expect(save(...edits)).toMatchObject({ kind: 'done' });
  expect(textOf(repairs)).toMatch(/^- \{ id: cover, name: Reliure, .*\n- id: seam/);
  expect(session.ledger().entries.map(({ at }) => at)).toEqual(['blocks/hero/emphasis']);
  expect(readdirSync(join(root, 'spec/pictures'))).toEqual(['ponton.jpg']);
  undo(1);
  expect([home, repairs, file].map(textOf)).toEqual(before);
  expect(readdirSync(join(root, 'spec/pictures'))).toEqual(['baie.jpg']);
  expect(save(list, { ...list, path: [0] }).kind).toBe('impossible');
});

test('nothing is written where one of the places has changed meanwhile, and its value is shown', () => {
  const edits = [value(repairs, [0, 'name'], 'Reliure'), value(home, ['blocks', 1, 'heading'], 'Nos tarifs')];
  writeFileSync(join(root, repairs), start.get(repairs)!.replace('Couture', 'Dorure'));
  expect(save(...edits)).toMatchObject({
    kind: 'conflict',
    now: [{ file: repairs, path: [0, 'name'], value: 'Dorure' }],
  });
  expect(textOf(home)).toBe(start.get(home));
});

test('of two values for one place, the later one counts; what is not an edit is malformed', () => {
  const path = ['blocks', 1, 'heading'];
  expect(save(value(home, path, 'Un'), value(home, path, 'Deux')).kind).toBe('done');
  expect(textOf(home)).toContain('heading: Deux\n');
  undo(1);
  expect(save(value(home, [], 'x')).kind).toBe('impossible');
  expect(save(value(home, ['blocks', 1], 'x')).kind).toBe('impossible');
  for (const edits of [
    [],
    ['x'],
    [{ type: 'constructor' }],
    [{ type: 'picture' }],
    [{ ...value(home, path, 'x'), value: {} }],
  ])
    expect(changes.save(session, { edits })).toBeUndefined();
});
