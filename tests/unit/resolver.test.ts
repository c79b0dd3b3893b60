import { expect, test } from 'vitest';
import { References } from '../../codegen/model/resolve/references.ts';
import { Resolver } from '../../codegen/model/resolve/resolver.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import type { JsonObject } from '../../codegen/base/json.ts';
import { asTyped } from '../../src/shared/locale.ts';
import { schemasWith, source } from './fixtures/written.ts';

const thin = '\u202F';
const noBreak = '\u00A0';

const words: JsonObject = { type: 'string' };
const euros: JsonObject = { type: 'number', unit: '€' };
const ownEur = { ...euros, vat: true };
const offers: JsonObject = {
  required: ['id', 'name'],
  properties: {
    id: words,
    name: words,
    priceEur: euros,
    ownEur,
    tags: { type: 'array' },
    note: words,
    icon: words,
    day: { type: 'string', format: 'date' },
  },
};

/** Resolves `page` (the text of a page file) with the first row of the table below. */
function resolve(page: string, schema?: JsonObject) {
  const facts = source(
    'facts',
    'facts',
    'roi: { label: Retour, value: 285, unit: "%" }\ndelay: { label: Délai, unit: h, readings: { fast: { value: 48 } } }',
  );
  const site = source(
    'site',
    'site',
    '{ contact: { email: bonjour@example.fr, open: [{ days: [monday], hours: [closed] }] }, vat: net, offer: full }',
  );
  const table = source(
    'table',
    'offers',
    '- id: basic\n  name: Offre d\'essai\n  priceEur: 3870\n  tags: [un, deux]\n  day: 2026-12-01\n  note: "{row.name}, {facts.delay.fast}"\n- id: full\n  name: { ref: offers.basic.name }\n  priceEur: 5670\n  ownEur: 99.5',
  );
  const vat = source('table', 'vat-modes', '- { id: net, label: HT }');
  const schemas = schemasWith({
    kinds: new Map([['site', { properties: { vat: { refersTo: 'vat-modes' }, offer: { refersTo: 'offers' } } }]]),
    tables: new Map([
      ['offers', offers],
      ['vat-modes', { properties: { label: { type: 'string' } } }],
    ]),
  });
  const index = indexSpec([facts, site, table, vat], schemas.tables);
  const resolver = new Resolver(new References(index, schemas));
  const written = source('page', 'page', page);
  const resolved = resolver.resolve(written, [], written.data, index.rowsById.get('offers')?.get('basic'), schema);
  return { value: resolved.value, resolved, findings: resolver.findings };
}

test.each([
  [
    'a field of the row that another field names',
    '"{site.vat.label}, {site.offer.priceEur}"',
    `HT, 5${thin}670${noBreak}€`,
  ],
  ['one of our prices', '"{offers.full.ownEur}"', `99,50${noBreak}€${noBreak}HT`],
  ['a fact', '"{facts.roi} garanti"', `285${noBreak}% garanti`],
  ['a reading of a fact', '"En {facts.delay.fast}"', `En 48${noBreak}h`],
  ['a part of a fact', '"{facts.roi.label} : {facts.roi.number}"', `Retour${thin}: 285`],
  ['a field of the row', '"{row.name}"', 'Offre d’essai'],
  ['a number with its unit', '"{row.priceEur} HT"', `3${thin}870${noBreak}€${noBreak}HT`],
  ['a row of a table', '"{offers.full.priceEur}"', `5${thin}670${noBreak}€`],
  ['a field of the settings', '"{site.contact.email}"', 'bonjour@example.fr'],
  ['the place of a row in its table, and how many there are', '"{row.rank} sur {row.count}"', '1 sur 2'],
  ['a text that has references itself', '"{row.note}"', `Offre d’essai, 48${noBreak}h`],
  ['a value that is a reference itself', '"{offers.full.name}"', 'Offre d’essai'],
])('a reference inside a text inserts %s', (_, text, expected) => {
  const { value, findings } = resolve(`text: ${text}`);
  expect(findings).toEqual([]);
  expect(value).toEqual({ text: expected });
});

const crew = source('table', 'crew', '[{ id: ada }, { id: bob }, { id: cleo }, { id: dan }]');
const teams = source('table', 'teams', '[{ id: one, members: [cleo] }, { id: two, members: [bob, ada] }]');

const watches = source('table', 'watches', '[{ id: night, turns: [{ id: dan }, { id: ada }] }]');

test.each([
  [{}, ['ada', 'bob', 'cleo', 'dan']],
  [{ orderedBy: 'teams.members' }, ['cleo', 'bob', 'ada', 'dan']],
  [{ orderedBy: 'watches.turns' }, ['dan', 'ada', 'bob', 'cleo']],
])('the order of a table with %j is %j', (schema, expected) => {
  const schemas = new Map<string, JsonObject>([
    ['crew', schema],
    ['teams', {}],
    ['watches', {}],
  ]);
  const { rowsById } = indexSpec([crew, teams, watches], schemas);
  expect([...(rowsById.get('crew')?.keys() ?? [])]).toEqual(expected);
});

test.each([
  ['is left out when its address is a field that the row leaves out', '{ ref: row.icon }', []],
  ['stays when the row has the field', '{ ref: row.name }', [{ label: 'Voir', href: 'Offre d’essai' }]],
])('a link of a list %s', (_, href, expected) => {
  const { value, findings } = resolve(`links: [{ label: Voir, href: ${href} }]`);
  expect(findings).toEqual([]);
  expect(value).toEqual({ links: expected });
});

test('a reference in the place of a value brings the value itself', () => {
  expect(resolve('tags: { ref: row.tags }').value).toEqual({ tags: ['un', 'deux'] });
  expect(resolve('price: { ref: row.priceEur }').value).toEqual({ price: 3870 });
});

test('a reference in the place of a value brings a fact as a figure', () =>
  expect(resolve('figure: { ref: facts.roi }').value).toEqual({
    figure: { label: 'Retour', value: '285', unit: '%', text: `285${noBreak}%`, fact: 'roi' },
  }));

test('a reference in the place of a value leaves its key out when an optional field of the row is absent', () =>
  expect(resolve('icon: { ref: row.icon }\ntitle: Offre').value).toEqual({ title: 'Offre' }));

test('a day is in words where visitors read it, and as it is typed in an address, an anchor or a date', () => {
  const text = { type: 'string', lengthFrom: 'text' };
  const schema: JsonObject = {
    properties: {
      title: text,
      whole: text,
      reference: text,
      code: { ...text, verbatim: true },
      anchor: { type: 'string' },
      date: { type: 'string', format: 'date' },
    },
  };
  const page =
    'title: "Séance du {row.day}"\nwhole: "{row.day}"\nreference: { ref: row.day }\ncode: "j-{row.day}"\nanchor: "le-{row.day}"\ndate: "{row.day}"';
  const inWords = '1er décembre 2026';
  const { value } = resolve(page, schema);
  expect(JSON.parse(asTyped(JSON.stringify(value)))).toEqual({
    title: `Séance du ${inWords}`,
    whole: inWords,
    reference: inWords,
    code: 'j-2026-12-01',
    anchor: 'le-2026-12-01',
    date: '2026-12-01',
  });
});

test('what a schema calls verbatim is left without typography, also in lists and behind references', () => {
  const schema: JsonObject = {
    properties: {
      address: { $ref: '#/$defs/address' },
      lines: { type: 'array', items: { type: 'string', verbatim: true } },
      text: { type: 'string' },
    },
    $defs: { address: { type: 'string', verbatim: true } },
  };
  const page = 'address: "/a ?b"\nlines: ["l\'a", "{row.name} ?", { ref: row.name }]\ntext: "l\'a"';
  expect(resolve(page, schema).value).toEqual({
    address: '/a ?b',
    lines: ["l'a", "Offre d'essai ?", "Offre d'essai"],
    text: 'l’a',
  });
});

test('a doubled brace is a brace where a schema says verbatim, and a mistake elsewhere', () => {
  const schema: JsonObject = { properties: { code: { type: 'string', verbatim: true }, text: { type: 'string' } } };
  expect(resolve('code: \'{{"a": {{"b": "{row.name}"}}}}\'', schema)).toMatchObject({
    value: { code: `{"a": {"b": "Offre d'essai"}}` },
    findings: [],
  });
  expect(resolve('text: "{{row.name}}"', schema).findings).toHaveLength(1);
});

test('opening hours are a part of a sentence, and begin one where they stand first', () => {
  const texts = ['Nous sommes ouverts {site.contact.open}.', 'Venez. {site.contact.open}.', '{site.contact.open}'];
  const { value } = resolve(JSON.stringify({ blocks: texts.map((text) => ({ type: 'x', text })) }));
  expect(asTyped(JSON.stringify(value))).toMatch(/ouverts lundi, fermé\.[^]*Venez\. Lundi, fermé\.[^]*"Lundi, fermé"/);
});
