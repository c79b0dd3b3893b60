import { Ajv2019 } from 'ajv/dist/2019.js';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isObject, type JsonObject } from '../../codegen/base/json.ts';
import { readSchemas } from '../../codegen/schemas/schemas.ts';
import { quotedIn } from '../../codegen/validate/form-fault.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { common, kinds, tables, blocks } = readSchemas({ root, engine: root });
const schemas = [['common', common] as const, ...kinds, ...tables, ...blocks];

/** One for all: it compiles the rules of JSON Schema themselves first, which takes longer than what follows. */
const ajv = new Ajv2019({ strict: false });

// The pipeline trusts its schemas, which makes each run faster.
test.each(schemas)('the schema %s is one by the rules of JSON Schema 2019-09', (_, schema) =>
  expect(ajv.validateSchema(schema) === true ? [] : ajv.errors).toEqual([]),
);

const patterned = schemas.flatMap(([name, schema]) => textsWithPattern(schema).map((found) => [name, found] as const));

test('a text of a set form shows an example of it, for the messages to quote', () => {
  expect(patterned.length).toBeGreaterThan(10);
  const without = patterned.filter(([, { pattern, description }]) => {
    return !quotedIn(description).some((example) => new RegExp(pattern, 'u').test(example));
  });
  expect(without).toEqual([]);
});

test('every list says whether the same item may stand in it twice', () => {
  const silent = schemas.flatMap(([name, schema]) =>
    listsIn(schema).flatMap((list) =>
      ['uniqueItems', 'distinct', 'repeats'].some((keyword) => keyword in list)
        ? []
        : [`${name}: ${String(list.description)}`],
    ),
  );
  expect(silent).toEqual([]);
});

/** Every schema of a list below `node` that describes a field of the spec. */
function listsIn(node: unknown): JsonObject[] {
  if (Array.isArray(node)) return node.flatMap(listsIn);
  if (!isObject(node)) return [];
  const own = node.type === 'array' && 'description' in node ? [node] : [];
  return [...own, ...Object.values(node).flatMap(listsIn)];
}

interface Patterned {
  pattern: string;
  description: string;
}

/** Every text below `node` that has a pattern (more than « not blank »), with what is said of it. */
function textsWithPattern(node: unknown): Patterned[] {
  if (Array.isArray(node)) return node.flatMap((item) => textsWithPattern(item));
  if (!isObject(node)) return [];
  const { pattern, description = '' } = node;
  const own = typeof pattern === 'string' && pattern !== String.raw`\S` && typeof description === 'string';
  return [
    ...(own ? [{ pattern, description }] : []),
    ...Object.entries(node).flatMap(([key, child]) => (key === 'propertyNames' ? [] : textsWithPattern(child))),
  ];
}
