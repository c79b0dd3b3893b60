import { expect, test } from 'vitest';
import { referencedKinds, referencedTables } from '../../codegen/load/read/referenced-files.ts';

const page = (text: string) => ({ file: 'spec/pages/home.yaml', kind: 'page', name: 'home', text });
const schemas = {
  kinds: new Map([['page', {}]]),
  tables: new Map([['towns', { properties: { branch: { refersTo: 'branches' } } }]]),
  blocks: new Map([['agenda', { properties: { first: { refersTo: 'events' } } }]]),
};
const asked = (...texts: string[]) => referencedTables(['branches', 'events'], texts.map(page), schemas);

test.each([
  ['blocks:\n  - each: events', ['events']],
  ['rows: { from: events, pick: [a] }', ['events']],
  ['rows: { from: "events" } # all', ['events']],
  ['tables: [branches, events]', ['branches', 'events']],
  ['text: "Ouvert {events.launch.day}"', ['events']],
  ['figure: { ref: branches.north.places }', ['branches']],
  ['blocks:\n  - type: agenda', ['events']],
  ['text: Nos events et branches', []],
  ['href: /events\nid: past-events', []],
])('« %s » asks for %j', (text, tables) => {
  expect(asked(text)).toEqual(tables);
});

test('a table with rows asks for the tables that its schema names', () => {
  const rows = { file: 'spec/tables/towns.yaml', kind: 'table', name: 'towns', text: '- id: lyon' };
  expect(referencedTables(['branches', 'events'], [rows], schemas)).toEqual(['branches']);
});

test('a file that a site may do without is asked for by a reference to it', () => {
  expect(referencedKinds(['facts', 'roi'], [page('text: "En {facts.delay}"')])).toEqual(['facts']);
  expect(referencedKinds(['facts', 'roi'], [page('value: { ref: roi.baseAnnualCostEur }')])).toEqual(['roi']);
  expect(referencedKinds(['facts', 'roi'], [page('text: Les facts, le roi.')])).toEqual([]);
});
