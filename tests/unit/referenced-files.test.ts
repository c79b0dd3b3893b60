import { expect, test } from 'vitest';
import { referencedKinds, referencedTables } from '../../codegen/read/referenced-files.ts';

const page = (text: string) => ({ file: 'spec/pages/home.yaml', kind: 'page', name: 'home', text });
const schemas = {
  kinds: new Map([['page', {}]]),
  tables: new Map([['towns', { properties: { branch: { refersTo: 'branches' } } }]]),
  blocks: new Map([['agenda', { properties: { first: { refersTo: 'events' } } }]]),
};
const asked = (...texts: string[]) => referencedTables(['branches', 'events'], texts.map(page), schemas);
const namesAsked = (...texts: string[]) => [...asked(...texts).keys()];

test.each([
  ['blocks:\n  - each: events', ['events']],
  ['rows: { from: events, pick: [a] }', ['events']],
  ['rows: { from: "events" } # all', ['events']],
  ['tables: [branches, events]', ['branches', 'events']],
  ['text: "Ouvert {events.launch.day}"', ['events']],
  ['figure: { ref: branches.north.places }', ['branches']],
  ['blocks:\n  - type: agenda\n    first: launch', ['events']],
  ['blocks:\n  - type: agenda', []],
  ['derived: { kind: sum, of: events.places }', ['events']],
  ['text: Nos events et branches', []],
  ['href: /events\nid: past-events', []],
])('« %s » asks for %j', (text, tables) => expect(namesAsked(text)).toEqual(tables));

test('each line that asks for a table is told, and no comment', () =>
  expect(asked('# from: events\nblocks:\n  - each: events\n\ntext: "{events.launch.day}"')).toEqual(
    new Map([['events', ['spec/pages/home.yaml:3', 'spec/pages/home.yaml:5']]]),
  ));

test('a table with rows asks for the tables that its schema names', () => {
  const rows = { file: 'spec/tables/towns.yaml', kind: 'table', name: 'towns', text: '- id: lyon\n  branch: north' };
  expect(referencedTables(['branches', 'events'], [rows], schemas)).toEqual(
    new Map([['branches', ['spec/tables/towns.yaml:2']]]),
  );
});

test('a file that a site may do without is asked for by a reference to it', () => {
  const kinds = (text: string) => [...referencedKinds(['facts', 'roi'], [page(text)]).keys()];
  expect(kinds('text: "En {facts.delay}"')).toEqual(['facts']);
  expect(kinds('roi: { ref: roi }')).toEqual(['roi']);
  expect(kinds('value: { ref: roi.baseAnnualCostEur }')).toEqual(['roi']);
  expect(kinds('text: Les facts, le roi.')).toEqual([]);
});
