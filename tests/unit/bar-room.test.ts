import { expect, test } from 'vitest';
import { barRoom } from '../../src/shell/bar-room.ts';

const items = (...names: string[]) => names.map((name) => ({ name, href: '/' }));
const actions = (...labels: string[]) => labels.map((label) => ({ label, href: '/' }));
const two = items('Agenda', 'Contact');
const seven = items('Accueil', 'Catalogue', 'Agenda', 'Ateliers', 'Horaires', 'À propos', 'Contact');

test.each([
  ['two entries without actions', two, [], { actions: 'md', menu: true }],
  ['seven entries and an action', seven, actions('Adhérer'), { actions: 'md', menu: true }],
  [
    'three actions of ordinary length',
    two,
    actions('Espace membre', 'Réserver', 'Nous écrire'),
    { actions: 'md', menu: true },
  ],
  [
    'three long actions',
    two,
    actions('Réserver une salle', 'Prendre rendez-vous', 'Espace des adhérents'),
    { actions: 'xl', menu: true },
  ],
  ['no entries', [], actions('Adhérer'), { actions: 'md', menu: false }],
] as const)('%s', (_name, given, acting, room) => {
  expect(barRoom({ shortName: 'Atelier', items: given, actions: acting })).toEqual(room);
});

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
