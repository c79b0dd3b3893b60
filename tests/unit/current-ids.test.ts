import { expect, test } from 'vitest';
import { formerIdsByParameter } from '../../codegen/model/redirects/former-ids.ts';
import { currentId, withCurrentIds } from '../../src/forms/current-ids.ts';

const linkTables = { cas: ['use-cases'], type: ['demo-types'] };
const tables = {
  useCases: [{ id: 'formation', formerIds: ['training', 'learning'] }, { id: 'legal' }],
  demoTypes: [{ id: 'overview' }],
};

const former = { cas: { training: 'formation', learning: 'formation' } };

test('the former ids of rows stand under the parameter that links name them by', () => {
  expect(formerIdsByParameter({ linkTables, tables })).toEqual(former);
});

test.each([
  ['?cas=training&secteur=finance', 'cas=formation&secteur=finance'],
  ['v=1&cas=learning', 'v=1&cas=formation'],
])('%s names the row by its id of now', (query, expected) => {
  expect(withCurrentIds(query, former)).toBe(expected);
});

test.each(['?cas=legal', '?sujet=training', '?cas=', '', '?cas=constructor&x=a%20b'])('%s stays as it is', (query) => {
  expect(withCurrentIds(query, former)).toBe(query);
});

test('an id that no row had is nobody else’s', () => {
  expect([
    currentId('cas', 'training', former),
    currentId('type', 'training', former),
    currentId('constructor', 'x', former),
  ]).toEqual(['formation', 'training', 'x']);
});
