import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedColumns, rowLengths } from '../../src/ui/class-names.ts';
import { balanceLines } from '../../src/static/picture/title-lines.tsx';
import { barRoom } from '../../src/shell/bar-room.ts';
import { forAll } from '../run/for-all.ts';

test.each([
  [1, 4, [1]],
  [4, 4, [4]],
  [5, 4, [3, 2]],
  [7, 3, [3, 2, 2]],
  [9, 4, [3, 3, 3]],
])('%i things in rows of %i at most stand as %j', (count, most, rows) => expect(rowLengths(count, most)).toEqual(rows));

test('rows hold all things, none too many, and differ by one at most', () =>
  forAll([fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6 })], (count, most) => {
    const rows = rowLengths(count, most);
    expect(rows.reduce((sum, length) => sum + length, 0)).toBe(count);
    expect(Math.max(...rows)).toBeLessThanOrEqual(most);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
  }));

test('each width has its columns', () => {
  expect(balancedColumns(5, { all: 2, sm: 3, lg: 6 })).toBe('grid-cols-2 sm:grid-cols-3 lg:grid-cols-5');
  expect(balancedColumns(1, { sm: 2 })).toBe('grid-cols-1');
});

test('breaks a title into lines of like length', () => {
  expect(balanceLines('Contacter un spécialiste', 19)).toEqual(['Contacter un', 'spécialiste']);
  expect(balanceLines('Maintenance prédictive auto-hébergée', 22)).toEqual(['Maintenance prédictive', 'auto-hébergée']);
});

test('parts no words that a no-break space joins, and nothing at a hyphen', () =>
  expect(balanceLines('70\u00A0% auto-hébergée', 5)).toEqual(['70\u00A0%', 'auto-hébergée']));

test('keeps every word, in order, on as few lines as possible', () => {
  const word = fc.stringMatching(/^[a-zé]{1,12}$/);
  forAll([fc.array(word, { minLength: 1, maxLength: 12 }), fc.integer({ min: 12, max: 40 })], (words, longest) => {
    const text = words.join(' ');
    const lines = balanceLines(text, longest);
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(longest);
    expect(lines.length).toBeLessThanOrEqual(balanceLines(text, longest - 1).length);
  });
});

const items = (...names: string[]) => names.map((name) => ({ name, href: '/' }));
const actions = (...labels: string[]) => labels.map((label) => ({ label, href: '/' }));
const two = items('Agenda', 'Contact');
const seven = items('Accueil', 'Catalogue', 'Agenda', 'Ateliers', 'Horaires', 'À propos', 'Contact');

test.each([
  ['two entries without actions', two, [], 'md', true],
  ['seven entries and an action', seven, ['Adhérer'], 'md', true],
  ['three actions of ordinary length', two, ['Espace membre', 'Réserver', 'Nous écrire'], 'md', true],
  ['three long actions', two, ['Réserver une salle', 'Prendre rendez-vous', 'Espace des adhérents'], 'xl', true],
  ['no entries', [], ['Adhérer'], 'md', false],
] as const)('%s', (_, given, labels, width, menu) =>
  expect(barRoom({ shortName: 'Atelier', items: given, actions: actions(...labels) })).toEqual({
    actions: width,
    menu,
  }),
);

test('a menu that is too long for the bar is behind its button at every width', () => {
  const long = seven.map(({ name, href }) => ({ name: `${name} et le reste`, href }));
  expect(barRoom({ shortName: 'Atelier', items: long, actions: [] }).menu).toBe(false);
});

test('actions that fit beside no menu button stay in the panel', () => {
  const long = actions(
    ...['Premier', 'Deuxième', 'Troisième'].map((label) => `${label} bouton au libellé très long`.repeat(2)),
  );
  expect(barRoom({ shortName: 'Atelier', items: two, actions: long })).toEqual({ actions: undefined, menu: false });
});

test('a longer label never makes more room', () => {
  const order = { md: 0, xl: 1, none: 2 };
  let before = { actions: 0, menu: true };
  for (let length = 1; length < 120; length += 1) {
    const room = barRoom({ shortName: 'Atelier', items: two, actions: actions('x'.repeat(length)) });
    const now = { actions: order[room.actions ?? 'none'], menu: room.menu };
    expect(now.actions).toBeGreaterThanOrEqual(before.actions);
    expect(now.menu && !before.menu).toBe(false);
    before = now;
  }
});
