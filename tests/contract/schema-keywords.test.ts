import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { noteKeywords } from '../../codegen/validate/create-ajv.ts';

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
