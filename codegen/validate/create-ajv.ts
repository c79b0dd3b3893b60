import type { FuncKeywordDefinition, Options } from 'ajv';
import type { Ajv2019 } from 'ajv/dist/2019.js';
import { createRequire } from 'node:module';
import type { Schemas } from '../schemas/schemas.ts';
import { formats } from './formats.ts';

/** Keywords of schemas that validate nothing: other steps read them, and editors ignore them. */
export const noteKeywords: readonly string[] = [
  'unit vat rendersH1 register own ownFields placedIn names orderedBy repeats frame foldsItems application purpose optional',
  'whole needs otherwise as rowsOf drawn chosenBy becomes asks mention verbatim claims term byParameter',
].flatMap((names) => names.split(' '));

/** The library that compiles schemas, with our own keywords (docs/schema-keywords.md). */
export function createAjv(
  { common }: Pick<Schemas, 'common'>,
  keywords: readonly FuncKeywordDefinition[],
  code: Options['code'] = {},
): Ajv2019 {
  // Loaded when a schema is compiled: most runs find all of them compiled (`compiled-code.ts`).
  const load = createRequire(import.meta.url);
  const { Ajv2019: Ajv } = load('ajv/dist/2019.js') as { Ajv2019: typeof Ajv2019 };
  const addFormats = load('ajv-formats') as (ajv: Ajv2019) => void;
  const ajv = new Ajv({
    allErrors: true,
    // The schemas are our own: a contract test holds them against the meta-schema, and each run is a third faster.
    validateSchema: false,
    meta: false,
    inlineRefs: false,
    // The same errors, from a seventh less of code.
    loopRequired: 2,
    // Messages are ours (`schema-fault.ts`): the library's would be a tenth of the code.
    messages: false,
    code: { optimize: false, ...code },
    strict: true,
    strictRequired: false,
    ownProperties: true,
    passContext: true,
    verbose: true,
    discriminator: true,
    multipleOfPrecision: 6,
  });
  addFormats(ajv);
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate });
  ajv.addVocabulary([...noteKeywords]);
  for (const keyword of keywords) ajv.removeKeyword(String(keyword.keyword)).addKeyword(keyword);
  ajv.addSchema(common);
  return ajv;
}
