import { Ajv2019 } from 'ajv/dist/2019.js';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSchemas } from '../../codegen/schemas.ts';

const { common, kinds, tables, blocks } = readSchemas(fileURLToPath(new URL('../..', import.meta.url)));
const schemas = [['common', common] as const, ...kinds, ...tables, ...blocks];

// The pipeline trusts its schemas, which makes each run faster.
test.each(schemas)('the schema %s is one by the rules of JSON Schema 2019-09', (_, schema) => {
  const ajv = new Ajv2019({ strict: false });
  expect(ajv.validateSchema(schema) === true ? [] : ajv.errors).toEqual([]);
});
