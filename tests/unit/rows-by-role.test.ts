import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { DocumentPath, JsonObject } from '../../codegen/base/json.ts';
import { References } from '../../codegen/model/resolve/references.ts';
import { Resolver } from '../../codegen/model/resolve/resolver.ts';
import { indexSpec } from '../../codegen/model/index/spec-index.ts';
import { withLists } from '../../codegen/schemas/schemas.ts';
import { schemasWith, source } from './fixtures/written.ts';

const tables = new Map(
  Object.entries(
    parse(
      `
sites:
  required: [id, name, path, tools]
  properties:
    <<: { id: &text { type: string }, name: *text, path: *text, motto: *text, opening: *text, openedOn: *text }
    services: { type: array, items: { required: [title], properties: { title: *text } } }
    tools: { type: array, items: { refersTo: tools } }
    base: { type: string, refersTo: sites }
    lessons:
      type: array
      items:
        required: [title, tool]
        properties: { title: *text, tool: { type: string, refersTo: tools }, note: *text }
  as:
    course:
      name: name
      parts:
        each: lessons
        title: lessons[].title
        by: lessons[].tool.name
        note: lessons[].note
        said: '{row.lessons[].title} à {row.name}'
        context: { site: id, tool: 'lessons[].tool' }
      words: [motto, 'services[].title', tools, name]
      base: base
    card:
      <<: { name: name, href: path, text: motto, items: 'services[].title', toolNames: 'tools[].name', tools: tools }
      figure: { value: opening, label: '{row.name}, ouvert' }
      openedOn: openedOn
      isOpen: true
tools: { required: [id, name], properties: { id: *text, name: *text }, as: { name: { name: name } } }
`,
      { merge: true },
    ) as Record<string, JsonObject>,
  ),
);
const shapes = parse(
  `
name: { properties: { id: &text { type: string }, name: *text }, required: [name] }
card:
  required: [name, href]
  properties:
    <<: { id: *text, name: *text, href: *text, text: *text, items: &texts { type: array, items: *text } }
    figure: { chosenBy: shown/of, properties: { value: *text, label: *text } }
    toolNames: *texts
    tools: { rowsOf: name }
    openedOn: { type: string }
    isOpen: { type: boolean }
course:
  required: [name]
  properties:
    name: *text
    parts:
      type: array
      items:
        required: [title]
        properties: { title: *text, by: *text, note: *text, said: *text, context: { additionalProperties: *text } }
    words: *texts
    base: { rowsOf: course }
`,
  { merge: true },
) as Record<string, JsonObject>;
const roles = new Map(Object.entries(shapes).map(([role, shape]) => [role, withLists(shape)]));
const block: JsonObject = withLists({
  properties: { cards: { rowsOf: 'card' }, names: { rowsOf: 'name' }, courses: { rowsOf: 'course' } },
});

/** Resolves rows on a page of the second site, which `schema` describes with the shapes of `common`. */
function resolve(
  rows: string,
  {
    property = 'cards',
    schema = block,
    common = {},
  }: { property?: 'cards' | 'names' | 'courses'; schema?: JsonObject; common?: JsonObject } = {},
) {
  const table = source(
    'table',
    'sites',
    `- id: nord
  name: Nord
  path: /sites/nord
  motto: Premier
  opening: "{facts.opening}"
  openedOn: 2026-03-03
  services: [{ title: Prêt }, { title: "L'accueil de {row.name}" }]
  tools: [saw, drill]
  lessons: [{ title: Couper, tool: saw }, { title: Percer, tool: drill, note: À deux }]
  base: sud
- id: sud
  name: Sud
  path: /sites/sud
  tools: [drill]
  base: nord`,
  );
  const index = indexSpec(
    [
      source('facts', 'facts', 'opening: { label: Ouverture, value: 9, unit: h }'),
      table,
      source('table', 'tools', '[{ id: saw, name: Scie }, { id: drill, name: Perceuse }]'),
    ],
    tables,
  );
  const resolver = new Resolver(new References(index, schemasWith({ common, roles, tables })));
  const written = source('page', 'page', `${property}: ${rows}`);
  const row = index.rowsById.get('sites')?.get('sud');
  const resolved = resolver.resolve(written, [], written.data, row, schema);
  const [first, ...others] = (resolved.value as { cards?: JsonObject[] }).cards ?? [];
  const { value, facts } = resolved;
  const originOf = (path: DocumentPath) => resolved.originOf(path);
  return { value, facts, originOf, first, others, findings: resolver.findings, table, written };
}

function courseOfNord() {
  const resolved = resolve('{ from: sites, pick: [nord] }', { property: 'courses' });
  const { parts, words, base } = (resolved.value as { courses: JsonObject[] }).courses[0] ?? {};
  return { ...resolved, parts, words, base };
}

test.each([
  ['all rows of the table, in its order', '{ from: sites }', ['nord', 'sud']],
  ['those picked, in the order of the page', '{ from: sites, pick: [sud, nord] }', ['sud', 'nord']],
  ['that picked by a field of the row of the page', '{ from: sites, pick: ["{row.id}"] }', ['sud']],
  ['a row and its neighbours only', '{ from: sites, around: { ref: row.id } }', ['nord', 'sud']],
])('rows in a role are %s', (_, rows, ids) => {
  const { first, others } = resolve(rows);
  expect([first, ...others].map((row) => row?.id)).toEqual(ids);
});

test('rows in a role fill each field of the role as their table says', () =>
  expect(resolve('{ from: sites }').first).toEqual({
    id: 'nord',
    isOpen: true,
    openedOn: '2026-03-03',
    name: 'Nord',
    href: '/sites/nord',
    text: 'Premier',
    items: ['Prêt', 'L’accueil de Nord'],
    figure: { value: '9\u00A0h', label: 'Nord, ouvert' },
    toolNames: ['Scie', 'Perceuse'],
    tools: [
      { id: 'saw', name: 'Scie' },
      { id: 'drill', name: 'Perceuse' },
    ],
  }));

test('rows in a role leave out what an optional field does not say', () => {
  const [south] = resolve('{ from: sites }').others;
  expect(south).toMatchObject({ isOpen: true });
  for (const field of ['text', 'items', 'openedOn']) expect(south).not.toHaveProperty(field);
});

test('rows in a role have of a group the keys that the block names, and the figures of these alone', () => {
  const naming = (...keys: string[]) =>
    resolve(`{ from: sites, pick: [nord] }\nshown: ${JSON.stringify(keys.map((of) => ({ of })))}`);
  const { first, facts } = naming('label');
  expect(first!.figure).toEqual({ label: 'Nord, ouvert' });
  expect([...facts]).toEqual([]);
  // A finding about a key that no table has names all that there are.
  expect(naming('label', 'valeu').first!.figure).toEqual({ value: '9\u00A0h', label: 'Nord, ouvert' });
});

test('rows in a role make one group of each item of a list, which their fields name', () => {
  const { parts, originOf, table, findings } = courseOfNord();
  expect(findings).toEqual([]);
  expect(parts).toEqual([
    { title: 'Couper', by: 'Scie', said: 'Couper à Nord', context: { site: 'nord', tool: 'saw' } },
    {
      title: 'Percer',
      by: 'Perceuse',
      note: 'À deux',
      said: 'Percer à Nord',
      context: { site: 'nord', tool: 'drill' },
    },
  ]);
  expect(originOf(['courses', 0, 'parts', 1, 'note'])).toEqual({ source: table, path: [0, 'lessons', '1', 'note'] });
});

test('rows in a role put the values of several fields one after another, each with its place', () => {
  const { words, originOf, table } = courseOfNord();
  expect(words).toEqual(['Premier', 'Prêt', 'L’accueil de Nord', 'saw', 'drill', 'Nord']);
  expect(originOf(['courses', 0, 'words', 2])).toEqual({ source: table, path: [0, 'services', '1', 'title'] });
  expect(originOf(['courses', 0, 'words', 4])).toEqual({ source: table, path: [0, 'tools', '1'] });
});

test('rows in a role hold the rows that they name in the same role, and stop where these name them back', () =>
  expect(courseOfNord().base).toEqual([{ name: 'Sud', words: ['drill', 'Sud'] }]));

test('rows in a role stand where a shape of the common schema takes them', () => {
  const shared = { $defs: { deck: block } };
  const deck = { properties: { cards: { items: { $ref: 'common.schema.yaml#/$defs/deck' } } } };
  const { value } = resolve('[{ cards: { from: sites, pick: [sud] } }]', { schema: deck, common: shared });
  expect(value).toMatchObject({ cards: [{ cards: [{ name: 'Sud', href: '/sites/sud' }] }] });
});
