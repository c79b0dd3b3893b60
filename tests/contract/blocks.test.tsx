import { describe, expect, test } from 'vitest';
import { isObject, objectsIn, replaced, valuesIn, type JsonObject } from '../../codegen/base/json.ts';
import {
  blockTypes as types,
  changesExample,
  days,
  examples,
  faultsOf,
  renderExample,
  textFieldsOf,
} from './example-texts.tsx';
import { schemas, site } from './real-site.ts';
import { roleAt } from '../../codegen/model/roles/plan.ts';
import { schemaAt } from '../../codegen/schemas/schema-walk.ts';

describe.each(types)('the schema of %s', (type) => {
  const schema = schemas.blocks.get(type) ?? {};

  test('describes every property, for the editor', () => expect(undescribed(schema)).toEqual([]));

  test('is closed: no object takes unknown keys', () =>
    expect(objects(schema).filter((shape) => shape.additionalProperties !== false)).toEqual([]));
});

/**
 * Fields whose words nobody reads where they are: the name of a file, a unit that the format of a number adds, a name that only tells apart what is drawn,
 * what another example of the field draws, what goes into a file of its own.
 */
const unread: Readonly<Record<string, string>> = {
  agenda: 'rows/time',
  catalogue: 'layers/name rows/details/workflow/steps/calls/ rows/details/workflow/steps/decision/',
  chart: 'drawing/cumulative/savings/unit',
  gallery: 'rows/image',
  hero: 'aside/prices/onRequest aside/rows/marks/name aside/events/ offerLine/rows/ offerLine/needs/name',
  offers: 'layers/name',
  search: 'download/size/',
  shelves: 'shelves/items/figure/label',
  table: 'marks/full',
};

test.each(types)('the examples of %s show a text of each field that they have, in each look, or draw by it', (type) => {
  // What the calculator is made of is handed on whole to what only draws its result.
  const known = ['aside/roi/', ...(unread[type]?.split(' ') ?? [])];
  for (const ofLook of Map.groupBy(schemas.examples.get(type) ?? [], ({ look }) => look).values()) {
    const fields = ofLook.flatMap((example) => [...textFieldsOf(example)]);
    const shown = new Set(fields.flatMap(([field, isShown]) => (isShown ? [field] : [])));
    const left = new Set(fields.map(([field]) => field).filter((field) => !shown.has(field)));
    const dead = [...left].filter((field) => !ofLook.some((example) => changesExample(example, field, 'zq')));
    expect(dead.filter((field) => !known.some((one) => field.startsWith(one)))).toEqual([]);
  }
});

test.each(examples)('example $index of $type is valid', ({ type, example }) => {
  expect(example.type).toBe(type);
  expect(faultsOf(type, example)).toEqual([]);
});

/** The places of an example that take rows: their role, its optional fields that the look draws, and the others. */
function rowPlaces({ type, example }: (typeof examples)[number]) {
  return valuesIn(example).flatMap(({ path, value }) => {
    const place = roleAt(schemaAt(schemas.blocks.get(type) ?? {}, path, schemas), example.look);
    const { properties, required } = schemas.roles.get(place?.role ?? '') ?? {};
    if (place?.drawn === undefined || !Array.isArray(value) || !isObject(properties)) return [];
    const needed = ['id', ...(Array.isArray(required) ? required : [])];
    const others = Object.keys(properties).filter((name) => ![...needed, ...(place.drawn ?? [])].includes(name));
    const drawn = place.drawn.filter((name) => !needed.includes(name));
    return [{ path, rows: objectsIn(value), role: place.role, drawn, others }];
  });
}

/** A value of each field of each role, from the first example that has it. */
const given = new Map(
  examples
    .flatMap((one) =>
      valuesIn(one.example).flatMap(({ path, value }) => {
        const role = schemaAt(schemas.blocks.get(one.type) ?? {}, path, schemas)?.rowsOf;
        return typeof role !== 'string'
          ? []
          : objectsIn(value).flatMap((row) =>
              Object.entries(row).map(([name, field]) => [`${role}.${name}`, field] as const),
            );
      }),
    )
    .toReversed(),
);

/** The address behind a place, which short lists leave out; what search engines alone read; prices, which the example of groups hides. */
const drawnOtherwise = new Set([
  'offers offer priceEur',
  'agenda strip event address',
  'agenda programme event online',
]);

test.each(types)('each look of %s draws the fields of rows that its schema says, and no other', (type) => {
  const html = (example: JsonObject) => days.map((day) => renderExample(example, { ...site, day })).join('\n');
  // Some example has to show a field that is drawn: a price may be hidden in another.
  const drawn = new Map<string, boolean>();
  const drawnToo: string[] = [];
  for (const one of examples.filter((other) => other.type === type))
    for (const place of rowPlaces(one)) {
      const before = html(one.example);
      const changes = (change: (row: JsonObject) => JsonObject) =>
        html(replaced(one.example, place.path, place.rows.map(change)) as JsonObject) !== before;
      const keyOf = (name: string) => [type, one.example.look, place.role, name].filter(Boolean).join(' ');
      for (const name of place.drawn.filter((field) => place.rows.some((row) => field in row)))
        drawn.set(keyOf(name), drawn.get(keyOf(name)) === true || changes(({ [name]: _, ...row }) => row));
      for (const name of place.others) {
        const value = given.get(`${place.role}.${name}`);
        if (value !== undefined && changes((row) => ({ ...row, [name]: value }))) drawnToo.push(keyOf(name));
      }
    }
  const wrong = [...drawnToo, ...[...drawn].flatMap(([name, isDrawn]) => (isDrawn ? [] : [name]))];
  expect(wrong.filter((one) => !drawnOtherwise.has(one))).toEqual([]);
});

/** Every schema node with properties, at any depth. */
const objects = (schema: JsonObject) =>
  valuesIn(schema).flatMap(({ value }) =>
    isObject(value) && value.type === 'object' && isObject(value.properties) ? [value] : [],
  );

/** Names of properties without a description of their own or of the shape they refer to. */
function undescribed(schema: JsonObject): string[] {
  return objects(schema).flatMap(({ properties }) =>
    Object.entries(properties as JsonObject).flatMap(([name, property]) => {
      const own = isObject(property) && typeof property.description === 'string';
      const shared = isObject(property) && typeof property.$ref === 'string';
      return own || shared ? [] : [name];
    }),
  );
}
