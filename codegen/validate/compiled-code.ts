import { attempt } from '../base/attempt.ts';
import type * as Library from 'ajv/dist/2019.js';
import type { Code, FuncKeywordDefinition, ValidateFunction, Options } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { codeVersion, Store } from '../cache/store.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { isObject, type JsonObject } from '../base/json.ts';
import { formats } from './formats.ts';
import type { Ajv2019 } from 'ajv/dist/2019.js';

const load = createRequire(import.meta.url);

/**
 * Every schema compiled, from the code that an earlier run has cached, else compiled now and cached. Compiling takes a second, loading the code
 * a tenth of that.
 * @returns the functions by schema; none where some schema cannot be compiled, whose first use throws its fault
 */
export function compiledCode(
  { common, kinds, tables, blocks }: Schemas,
  keywords: readonly FuncKeywordDefinition[],
  folder: string,
): ReadonlyMap<JsonObject, ValidateFunction> {
  const all = [common, ...kinds.values(), ...tables.values(), ...blocks.values()];
  const store = new Store(folder);
  const inputs = [codeVersion(import.meta.dirname, 'ajv', 'ajv-formats'), all];
  let code = store.read(inputs)?.toString('utf8');
  if (code === undefined) {
    code = attempt(() => codeOf(all, keywords));
    if (code === undefined) return new Map();
    store.write(inputs, code);
  }
  const byName = Object.fromEntries(keywords.map(({ keyword, validate }) => [String(keyword), validate]));
  const exported: Record<string, ValidateFunction> = {};
  // The library has made this code of our schemas, and the checksum of the file vouches for it.
  const script = new Script(`((exports, require, keywords, formats, schemas) => {${code}\n})`, { filename: folder });
  const run = script.runInThisContext() as (...given: unknown[]) => void;
  run(exported, load, byName, formatsByName, all);
  return new Map(
    all.flatMap((schema) => {
      const validate = exported[idOf(schema)];
      return validate === undefined ? [] : [[schema, validate]];
    }),
  );
}

const formatsByName = {
  ...fullFormats,
  ...Object.fromEntries(Object.entries(formats).map(([name, validate]) => [name, { type: 'string', validate }])),
};

/**
 * The code that ajv makes of schemas: statements that fill `exports` with a function for each schema but the first, by its `$id`. They are
 * given `require`, the keywords and formats by name, and the schemas themselves, which would be most of the code if they stood in it.
 * @param schemas the shapes that all share first
 * @throws where a schema is not valid
 */
function codeOf(schemas: readonly JsonObject[], keywords: readonly FuncKeywordDefinition[]): string {
  const [common = {}, ...own] = schemas;
  const { _ } = load('ajv/dist/2019.js') as typeof Library;
  const standalone = load('ajv/dist/standalone') as {
    default: (ajv: unknown, names: Record<string, string>) => string;
  };
  const ajv = createAjv({ common }, keywords, { source: true, formats: _`formats`, process: () => unused });
  // Each shape is compiled once, and called by all: without this, each schema that refers to it would have a copy of its own.
  const shapes = isObject(common.$defs) ? Object.keys(common.$defs) : [];
  for (const shape of shapes) ajv.getSchema(`${idOf(common)}#/$defs/${shape}`);
  const names = Object.fromEntries(own.map((schema) => [idOf(schema), idOf(schema)]));
  const places = placesIn(schemas, _);
  const seen = new Set<ValidateFunction>();
  // The library cannot write out a keyword that is a function, and would write out each schema again. Both get an expression here.
  const nameValues = (validate: ValidateFunction): void => {
    if (seen.has(validate)) return;
    seen.add(validate);
    const values = validate.source?.scopeValues ?? {};
    for (const { value } of values['keyword'] ?? []) {
      const keyword = keywords.find((one) => one.validate === value?.ref);
      if (value !== undefined && keyword !== undefined) value.code = _`keywords[${String(keyword.keyword)}]`;
    }
    for (const { value } of values['schema'] ?? []) {
      const place = places.get(value?.ref);
      if (value !== undefined && place !== undefined) value.code = place;
    }
    for (const { value } of [...(values['validate'] ?? []), ...(values['root'] ?? []), ...(values['wrapper'] ?? [])]) {
      const called =
        typeof value?.ref === 'function' ? value.ref : (value?.ref as { validate?: unknown } | undefined)?.validate;
      if (typeof called === 'function') nameValues(called as ValidateFunction);
    }
  };
  for (const schema of own) nameValues(ajv.compile(schema));
  return inAscii(standalone.default(ajv, names));
}

/** The body of each function while they are put together: V8 need not read code that is not called. */
const unused = 'return () => true';

/** V8 reads text of other signs, megabytes of it, several times as slowly. */
function inAscii(code: string): string {
  return code.replaceAll(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `SchemaFiles` sees to it that each schema has one, and none that of another. */
function idOf({ $id }: JsonObject): string {
  return String($id);
}

/** Each mapping and list of some schemas, with the expression that leads to it. */
function placesIn(schemas: readonly JsonObject[], _: typeof Library._): ReadonlyMap<unknown, Code> {
  const places = new Map<unknown, Code>();
  const note = (value: unknown, place: Code): void => {
    if ((!Array.isArray(value) && !isObject(value)) || places.has(value)) return;
    places.set(value, place);
    for (const [key, item] of Object.entries(value as object)) note(item, _`${place}[${key}]`);
  };
  for (const [index, schema] of schemas.entries()) note(schema, _`schemas[${index}]`);
  return places;
}

/** Keywords of schemas that validate nothing: other steps read them, and editors ignore them. */
export const noteKeywords: readonly string[] = [
  'unit vat rendersH1 own ownFields placedIn names orderedBy repeats frame foldsItems application purpose optional',
  'whole as rowsOf drawn chosenBy becomes asks verbatim claims term byParameter',
].flatMap((names) => names.split(' '));

/** The library that compiles schemas, with our own keywords (docs/schema-keywords.md). */
export function createAjv(
  { common }: Pick<Schemas, 'common'>,
  keywords: readonly FuncKeywordDefinition[],
  code: Options['code'] = {},
): Ajv2019 {
  // Loaded when a schema is compiled: most runs find all of them compiled (`compiled-code.ts`).
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
