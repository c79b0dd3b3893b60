import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { noteKeywords } from '../../codegen/validate/compiled-code.ts';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { isObject, valuesIn, type JsonObject } from '../../codegen/base/json.ts';
import { readSchemas } from '../../codegen/schemas/schemas.ts';
import { quotedIn } from '../../codegen/validate/form-fault.ts';

const root = join(import.meta.dirname, '../..');
const schemas = globSync(
  ['codegen', 'src', 'spec', 'examples', 'tests'].map((folder) => `${folder}/**/*.schema.yaml`),
  { cwd: root },
);

const standard = new Set(
  `$schema $id $ref $defs title description type properties required additionalProperties items minItems maxItems uniqueItems enum const pattern format
  minLength maxLength minimum maximum exclusiveMinimum oneOf anyOf allOf not if then else propertyNames minProperties maxProperties dependentRequired
  dependentSchemas patternProperties default multipleOf contains exclusiveMaximum discriminator tsType`.split(/\s+/),
);
/** Keywords whose value is a mapping of names that the schema's author chose. */
const ofNames = new Set(['properties', '$defs', 'patternProperties', 'dependentSchemas']);
/** Keywords whose value holds no schema. */
const ofValues = new Set(
  'const enum required dependentRequired as drawn texts optionalTexts purpose placedIn discriminator default register'.split(
    ' ',
  ),
);

function keywordsIn(node: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(node)) for (const item of node) keywordsIn(item, found);
  else if (typeof node === 'object' && node !== null)
    for (const [key, value] of Object.entries(node)) {
      if (ofNames.has(key)) for (const schema of Object.values(value as object)) keywordsIn(schema, found);
      else {
        found.add(key);
        if (!ofValues.has(key)) keywordsIn(value, found);
      }
    }
  return found;
}

const listed = readFileSync(join(root, 'docs/schema-keywords.md'), 'utf8')
  .split('\n')
  .flatMap((line) =>
    line.startsWith('| `') ? [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name) : [],
  );

test('docs/schema-keywords.md explains each keyword that is not of JSON Schema, and no other', () => {
  const used = new Set<string>(noteKeywords);
  for (const file of schemas) keywordsIn(parse(readFileSync(join(root, file), 'utf8')), used);
  const own = [...used].filter((keyword) => !standard.has(keyword));
  expect({
    unexplained: own.filter((keyword) => !listed.includes(keyword)),
    unused: listed.filter((keyword) => keyword !== undefined && !own.includes(keyword)),
  }).toEqual({ unexplained: [], unused: [] });
});

const { common, kinds, tables, blocks } = readSchemas({ root, engine: root });
const all = [['common', common] as const, ...kinds, ...tables, ...blocks];

/** One for all: it compiles the rules of JSON Schema themselves first, which takes longer than what follows. */
const ajv = new Ajv2019({ strict: false });

// The pipeline trusts its schemas, which makes each run faster.
test.each(all)('the schema %s is one by the rules of JSON Schema 2019-09', (_, schema) =>
  expect(ajv.validateSchema(schema) === true ? [] : ajv.errors).toEqual([]),
);

/** Every mapping in a schema, itself included, with its path. */
const nodesIn = (schema: JsonObject) =>
  valuesIn(schema).flatMap(({ path, value }) => (isObject(value) ? [{ path, node: value }] : []));

test('a text of a set form (more than « not blank ») shows an example of it, for the messages to quote', () => {
  const patterned = all.flatMap(([name, schema]) =>
    nodesIn(schema).flatMap(({ path, node: { pattern, description = '' } }) => {
      const isForm = typeof pattern === 'string' && pattern !== String.raw`\S` && !path.includes('propertyNames');
      return isForm && typeof description === 'string' ? [{ name, pattern, description }] : [];
    }),
  );
  expect(patterned.length).toBeGreaterThan(10);
  const without = patterned.filter(
    ({ pattern, description }) => !quotedIn(description).some((example) => new RegExp(pattern, 'u').test(example)),
  );
  expect(without).toEqual([]);
});

test('every list of the spec says whether the same item may stand in it twice', () => {
  const silent = all.flatMap(([name, schema]) =>
    nodesIn(schema).flatMap(({ node }) => {
      const isSilent = !['uniqueItems', 'distinct', 'repeats'].some((keyword) => keyword in node);
      return node.type === 'array' && 'description' in node && isSilent ? [`${name}: ${String(node.description)}`] : [];
    }),
  );
  expect(silent).toEqual([]);
});
