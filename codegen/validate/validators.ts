import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Ajv2019 } from 'ajv/dist/2019.js';
import { isObject, valueAt, type DocumentPath, type Json, type JsonObject } from '../base/json.ts';
import { kindsAt, schemaAt } from '../schemas/schema-walk.ts';
import { uncompiled } from '../schemas/schema-file.ts';
import { readSchemas, schemaFile, type Schemas } from '../schemas/schemas.ts';
import type { Project } from '../run/project.ts';
import { compiledCode, createAjv } from './compiled-code.ts';
import type { Elsewhere } from './key-fault.ts';
import { projectKeywords } from './keywords.ts';
import { pointerPath } from './relations.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The outcome of one validation: ajv's errors, with the schema and the data of each. */
type Validate = (data: Json, vocabulary: Vocabulary) => readonly ErrorObject[];

/** One validator per kind of file, table and block. Each is compiled when it is first used. */
export interface Validators {
  kind: (kind: string) => Validate;
  table: (table: string) => Validate;
  block: (type: string) => Validate | undefined;
  types: readonly string[];
}

/** The schemas of a project, ready for use. They may serve several projects whose schemas are the same. */
export interface CompiledSchemas {
  schemas: Schemas;
  validators: Validators;
}

/**
 * Reads the schemas; each is compiled when it is first used.
 * @param folder the folder of the store; without it, nothing is stored
 */
export function compileSchemas(project: Project, folder?: string): CompiledSchemas {
  const schemas = readSchemas(project, folder);
  return { schemas, validators: createValidators(schemas, project.root, folder) };
}

/**
 * The most errors of one value. More come from one mistake, such as a file pasted into another, and the work on them grows faster than their
 * number.
 */
const mostErrors = 300;

/**
 * The project's schemas with its own keywords (`keywords.ts`).
 * @param root the folder of the site, to show the place of a fault
 * @param cachedIn the folder of the store in which they are code for the next run, if anywhere
 */
export function createValidators(schemas: Schemas, root = '', cachedIn?: string): Validators {
  const keywords = projectKeywords((kind, data, vocabulary) => named('kinds', kind)(data, vocabulary).length === 0);
  let ajv: Ajv2019 | undefined;
  const compile = (schema: JsonObject, file: string): ValidateFunction => {
    try {
      ajv ??= createAjv(schemas, keywords);
      return ajv.compile(schema);
    } catch (error) {
      throw uncompiled(root, file, error, Object.keys(isObject(schemas.common.$defs) ? schemas.common.$defs : {}));
    }
  };
  const compiled = new Map(cachedIn === undefined ? [] : compiledCode(schemas, keywords, cachedIn));
  const validate =
    (schema: JsonObject, file: string): Validate =>
    (data, vocabulary) => {
      let check = compiled.get(schema);
      if (check === undefined) compiled.set(schema, (check = compile(schema, file)));
      if (check.call(vocabulary, data)) return [];
      return (check.errors ?? []).slice(0, mostErrors).map((error) => withDescription(error, schema, schemas));
    };
  const named = (of: 'kinds' | 'tables' | 'blocks', name: string): Validate => {
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
 * Adds to `params` the description of the value at fault (of the missing one, for `required`) and the type of its items. ajv knows only the
 * schema that holds the keyword: behind a `$ref` that is a shape shared by many, whose description is general. Of a shape chosen by its
 * kind, the possible kinds.
 */
function withDescription(error: ErrorObject, schema: JsonObject, schemas: Schemas): ErrorObject {
  const path = pointerPath(error.instancePath);
  const about = error.keyword === 'required' ? [...path, String(error.params.missingProperty)] : path;
  const { description = error.parentSchema?.description } = schemaAt(schema, about, schemas) ?? {};
  const items = schemaAt(schema, [...path, 0], schemas);
  const kinds =
    error.keyword === 'discriminator' ? kindsAt(schema, path, String(error.params.tag), schemas) : undefined;
  const elsewhere = error.keyword === 'additionalProperties' ? otherHalf(schema, schemas) : undefined;
  return { ...error, params: { ...error.params, description, items, kinds, elsewhere } };
}

/** The other file that makes a page: a page has its route, a route its page. */
function otherHalf(schema: JsonObject, schemas: Schemas): Elsewhere | undefined {
  const [page, routes] = [schemas.kinds.get('page'), schemas.kinds.get('routes')];
  const keysAt = (root: JsonObject = {}, path: DocumentPath = []) =>
    Object.keys(valueAt(schemaAt(root, path, schemas), ['properties']) ?? {});
  if (schema === routes) return { keys: keysAt(page), place: 'dans la page (spec/pages/)' };
  return schema === page
    ? { keys: keysAt(routes, ['routes', 0]), place: 'dans sa route (spec/routes.yaml)' }
    : undefined;
}
