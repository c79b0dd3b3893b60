import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formats } from '../../codegen/validate/formats.ts';

const files = readdirSync('spec', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml') && !entry.name.endsWith('.schema.yaml'))
  .map((entry) => join(entry.parentPath, entry.name));

test.each(files)('%s names the editor schema of its kind, and is valid by it', (file) => {
  const text = readFileSync(file, 'utf8');
  const named = /^# yaml-language-server: \$schema=(\S+)\n/.exec(text)?.[1] ?? 'no first line with $schema';
  const schema = join(dirname(file), named);
  expect(relative('src/generated/editor', schema)).toMatch(/^[a-z-]+\.schema\.json$/);
  const validate = validatorOf(schema);
  validate(parse(text));
  expect(validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? []).toEqual([]);
});

const validators = new Map<string, ValidateFunction>();
/** One for all: it compiles the rules of JSON Schema themselves first. */
const ajv = new Ajv({ allErrors: true, strict: false, inlineRefs: false, code: { optimize: false }, formats });
(addFormats as unknown as (ajv: Ajv) => void)(ajv);

function validatorOf(schema: string): ValidateFunction {
  const validate = validators.get(schema) ?? ajv.compile(JSON.parse(readFileSync(schema, 'utf8')) as object);
  validators.set(schema, validate);
  return validate;
}
