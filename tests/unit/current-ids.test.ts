import { expect, test } from 'vitest';
import { formerIdsByParameter } from '../../codegen/model/redirects/former-ids.ts';
import { currentId, withCurrentIds } from '../../src/forms/deep-link.ts';
import { namedPath } from '../../codegen/release/release-item.ts';

const linkTables = { cas: ['use-cases'], type: ['demo-types'] };
const tables = {
  useCases: [{ id: 'formation', formerIds: ['training', 'learning'] }, { id: 'legal' }],
  demoTypes: [{ id: 'overview' }],
};

const former = { cas: { training: 'formation', learning: 'formation' } };

test('the former ids of rows stand under the parameter that links name them by', () =>
  expect(formerIdsByParameter({ linkTables, tables })).toEqual(former));

test.each([
  ['?cas=training&secteur=finance', 'cas=formation&secteur=finance'],
  ['v=1&cas=learning', 'v=1&cas=formation'],
])('%s names the row by its id of now', (query, expected) => expect(withCurrentIds(query, former)).toBe(expected));

test.each(['?cas=legal', '?sujet=training', '?cas=', '', '?cas=constructor&x=a%20b'])('%s stays as it is', (query) =>
  expect(withCurrentIds(query, former)).toBe(query),
);

test('an id that no row had is nobody else’s', () =>
  expect([
    currentId('cas', 'training', former),
    currentId('type', 'training', former),
    currentId('constructor', 'x', former),
  ]).toEqual(['formation', 'training', 'x']));

test.each([
  ['the id of a row', [{ id: 'basic', name: 'Essentielle' }], [0, 'name'], 'basic/name'],
  ['the type of a block', { blocks: [{ type: 'intro' }, { type: 'outro' }] }, ['blocks', 1], 'blocks/outro'],
  ['another name when two blocks have one type', { blocks: [{ type: 'intro', label: 'Un' }, { type: 'intro', label: 'Deux' }] }, ['blocks', 1, 'label'], 'blocks/Deux/label'], // prettier-ignore
  ['no name that is a reference to another', [{ name: '{sectors.legal.name}', href: '/solutions/legal' }], [0, 'name'], '/solutions/legal/name'], // prettier-ignore
  ['the number of a text, counted from one', { steps: ['a', 'b'] }, ['steps', 1], 'steps/n° 2'],
  ['keys as they are', { legal: { capital: 1 } }, ['legal', 'capital'], 'legal/capital'],
])('an item of a list goes by %s', (_, data, path, name) => expect(namedPath(data, path)).toBe(name));
