import type { ErrorObject, FuncKeywordDefinition, ValidateFunction } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import addFormats from 'ajv-formats';
import type { Json, JsonObject } from '../values/json.ts';
import { kindsAt, schemaAt } from '../schemas/schema-walk.ts';
import { schemaFault } from '../schemas/schema-file.ts';
import { schemaFile, type Schemas } from '../schemas/schemas.ts';
import { formats } from './formats.ts';
import { isKnownAddress } from './known-address.ts';
import { plain } from './choices.ts';
import { repeated } from './distinct.ts';
import { missedEnd } from './text-lengths.ts';
import { queryFault } from './query-parameters.ts';
import { noteKeywords } from './note-keywords.ts';
import { pointerPath } from './pointer-path.ts';
import { relationKeywords } from './relation-keywords.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The outcome of one validation: ajv's errors, with the schema and the data of each. */
export type Validate = (data: Json, vocabulary: Vocabulary) => readonly ErrorObject[];

/** One validator per kind of file, table and block. Each is compiled when it is first used. */
export interface Validators {
  kind: (kind: string) => Validate;
  table: (table: string) => Validate;
  block: (type: string) => Validate | undefined;
  /** The types of block there are. */
  types: readonly string[];
}

/**
 * Errors told of one value at a time. More than that come from one mistake, such as a file pasted into another,
 * and the work on them grows faster than their number.
 */
const mostErrors = 300;

interface KeywordCheck {
  (this: Vocabulary, schema: unknown, data: string): boolean;
  errors: Partial<ErrorObject>[];
}

/**
 * Compiles the project's schemas with its own keywords: `icon`, `href`, `queryParameters`, `refersTo`, `choiceOf`, `lengthFrom`, `distinct`,
 * `form`, and the relations between values (relations.ts). Notes for others: `unit`, `vat`, `rendersH1`, `shows`, `rows`, `own`, `placedIn`, `names`,
 * `orderedBy` (spec-index.ts), `repeats` (an item may stand twice in the list), `frame` (the layouts of the section frame that a block can stand in),
 * `application` (a block whose styles only its pages load), `optional` (a file that a site may do without),
 * `needs` (such a file, without which a block has nothing to show), `as` and `rowsOf` (rows by role),
 * `asks` (an address to which a list adds the row that is asked for), `becomes` (the shape that codegen makes of a value),
 * `verbatim` (a text without typography: an address, code), `term` (a text that is the name of a value: `packs.starter.priceEur`), and
 * `byParameter` (ids of rows by the query parameter that hands them over).
 */
export function createValidators(schemas: Schemas): Validators {
  const ajv = new Ajv2019({
    allErrors: true,
    // The schemas are our own: a contract test holds them against the meta-schema, and each run is a third faster.
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
    strict: true,
    strictRequired: false,
    ownProperties: true,
    passContext: true,
    verbose: true,
    discriminator: true,
    multipleOfPrecision: 6,
  });
  // The default export of this CommonJS package is its namespace under Node's ESM.
  (addFormats as unknown as (ajv: Ajv2019) => void)(ajv);
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, { type: 'string', validate });
  ajv.addVocabulary([...noteKeywords]);
  ajv.addKeyword(
    keyword('icon', (words, _, name) => {
      words.usedIcons.add(name);
      return words.icons.has(name);
    }),
  );
  ajv.addKeyword(keyword('href', (words, _, href) => isKnownAddress(href, words.addresses)));
  ajv.addKeyword(keyword('queryParameters', (words, _, href) => queryFault(href, words.queryParameters) === undefined));
  ajv.addKeyword(keyword('refersTo', (words, table, id) => words.ids.get(String(table))?.has(id) === true));
  // Nothing to choose from is the fault of what was to offer it, and reported there.
  ajv.addKeyword(
    keyword('choiceOf', (words, path, text) => words.choices(String(path))?.includes(plain(text)) ?? true),
  );
  ajv.addKeyword(
    keyword('lengthFrom', (words, name, text) => missedEnd(text, words.lengths.get(String(name))) === undefined),
  );
  ajv.addKeyword({
    keyword: 'distinct',
    type: 'array',
    validate: (field: string, data: Json[]) => repeated(data, field) === undefined,
  });
  for (const relation of relationKeywords) ajv.addKeyword(relation);
  ajv.addKeyword({
    keyword: 'form',
    type: 'object',
    // What is wrong with a form is said where it is written.
    validate: function isForm(this: Vocabulary, _: unknown, data: Json) {
      return named('kinds', 'form')(data, this).length === 0;
    },
  });
  ajv.addSchema(schemas.common);
  const compile = (schema: JsonObject, file: string): ValidateFunction => {
    try {
      return ajv.compile(schema);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      throw schemaFault(file, `ce schéma n'est pas valide (${cause}).`, { cause: error });
    }
  };
  const compiled = new Map<JsonObject, ValidateFunction>();
  const validate =
    (schema: JsonObject, file: string): Validate =>
    (data, vocabulary) => {
      const check = compiled.get(schema) ?? compile(schema, file);
      compiled.set(schema, check);
      if (check.call(vocabulary, data)) return [];
      return (check.errors ?? []).slice(0, mostErrors).map((error) => withDescription(error, schema, schemas));
    };
  const named = (of: 'kinds' | 'tables' | 'blocks', name: string) => {
    const schema = schemas[of].get(name);
    if (schema === undefined) throw new Error(`there is no schema for ${name}`);
    return validate(schema, schemaFile(of, name));
  };
  return {
    kind: (kind) => named('kinds', kind),
    table: (table) => named('tables', table),
    block: (type) => (schemas.blocks.has(type) ? named('blocks', type) : undefined),
    types: [...schemas.blocks.keys()],
  };
}

/**
 * Adds to `params` what the schema says of the value at fault (of the missing one, for `required`) and of its items. ajv knows only the
 * schema that holds the keyword: behind a `$ref` that is a shape shared by many, whose description says little. Of a shape told by its
 * kind, the kinds that there are.
 */
function withDescription(error: ErrorObject, schema: JsonObject, schemas: Schemas): ErrorObject {
  const path = pointerPath(error.instancePath);
  const about = error.keyword === 'required' ? [...path, String(error.params.missingProperty)] : path;
  const description = schemaAt(schema, about, schemas)?.description ?? error.parentSchema?.description;
  const itemType = schemaAt(schema, [...path, 0], schemas)?.type;
  const kinds =
    error.keyword === 'discriminator' ? kindsAt(schema, path, String(error.params.tag), schemas) : undefined;
  return { ...error, params: { ...error.params, description, itemType, kinds } };
}

type IsValid = (words: Vocabulary, schema: unknown, data: string) => boolean;

/** ajv reads a custom keyword's errors from a property of the function that it called. */
function keyword(name: string, isValid: IsValid): FuncKeywordDefinition {
  const check: KeywordCheck = Object.assign(
    function validate(this: Vocabulary, schema: unknown, data: string): boolean {
      const valid = isValid(this, schema, data);
      check.errors = valid ? [] : [{ keyword: name, params: {} }];
      return valid;
    },
    { errors: [] },
  );
  return { keyword: name, type: 'string', errors: true, validate: check as FuncKeywordDefinition['validate'] & object };
}
