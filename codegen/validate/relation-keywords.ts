import type { ErrorObject, FuncKeywordDefinition } from 'ajv';
import { isObject, type Json, type JsonObject } from '../base/json.ts';
import { plain } from './choices.ts';
import { pointerPath, cycleFrom, comparisons, reportsCycle, valuesAt, type Surroundings } from './relations.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A relation that does not hold, for the message: the errors' `params`. */
interface Broken {
  /** The other value, or the values to choose from. */
  others?: readonly Json[];
  /** The key that is not one of them. */
  key?: string;
  /** The rows of a cycle, and their table. */
  way?: readonly string[];
  table?: string;
}

type Relation = (args: {
  words: Vocabulary;
  schema: Json;
  data: Json;
  parentSchema: Json;
  at: Surroundings;
}) => Broken | undefined;

export const relationKeywords: readonly FuncKeywordDefinition[] = [
  ...Object.entries(comparisons).map(([name, holds]) =>
    relation(name, ['string', 'number', 'integer'], ({ schema, data, at }) => {
      const [other] = valuesAt(String(schema), at) ?? [];
      return typeof other !== typeof data || holds(data, other ?? null) ? undefined : { others: [other ?? null] };
    }),
  ),
  relation('partOf', ['string'], ({ schema, data, at }) => {
    const [whole] = valuesAt(String(schema), at) ?? [];
    return typeof whole !== 'string' || whole.includes(String(data)) ? undefined : { others: [whole] };
  }),
  relation('itemOf', ['string'], ({ schema, data, at }) => {
    const others = valuesAt(String(schema), at);
    return others === undefined || others.includes(data) ? undefined : { others };
  }),
  relation('keyOf', ['string'], ({ schema, data, at }) => {
    const paths = Array.isArray(schema) ? schema.map(String) : [String(schema)];
    const mappings = paths.flatMap((path) => valuesAt(path, at) ?? []).filter(isObject);
    const others = [...new Set(mappings.flatMap((mapping) => Object.keys(mapping)))];
    return mappings.length === 0 || others.includes(String(data)) ? undefined : { others };
  }),
  relation('keysOf', ['object'], ({ schema, data, at }) => {
    const others = [...new Set(valuesAt(String(schema), at, true)?.flat())];
    const known = new Set(others.map((other) => plain(String(other))));
    const key = Object.keys(data as JsonObject).find((name) => !known.has(plain(name)));
    return key === undefined || others.length === 0 ? undefined : { others, key };
  }),
  relation('oneEach', ['array'], ({ schema, data, at }) => {
    const [list] = valuesAt(String(schema), at) ?? [];
    return !Array.isArray(list) || list.length === (data as Json[]).length ? undefined : { others: [list.length] };
  }),
  relation('worded', ['boolean', 'string'], ({ schema, at }) => {
    const paths = (Array.isArray(schema) ? schema : [schema]).map(String);
    return paths.some((path) => valuesAt(path, at) !== undefined) ? undefined : { others: paths };
  }),
  relation('acyclic', ['string'], ({ words, parentSchema, at }) => {
    const table = isObject(parentSchema) ? String(parentSchema.refersTo) : '';
    const rows = words.rows.get(table) ?? new Map<string, never>();
    const next = (id: string): string | undefined => {
      const target: Json | undefined = rows.get(id)?.data[String(at.path.at(-1))];
      return typeof target === 'string' ? target : undefined;
    };
    const way = cycleFrom(isObject(at.root) ? String(at.root.id) : '', next);
    return way !== undefined && reportsCycle(way, [...rows.keys()]) ? { way, table } : undefined;
  }),
];

export const relationNames: readonly string[] = relationKeywords.map(({ keyword }) => String(keyword));

interface AjvPlace {
  instancePath: string;
  rootData: Json;
}

interface Check {
  (this: Vocabulary, schema: Json, data: Json, parentSchema: Json, place: AjvPlace): boolean;
  errors: Partial<ErrorObject>[];
}

type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';

/** ajv reads a custom keyword's errors from a property of the function that it called. */
function relation(keyword: string, type: JsonType[], broken: Relation): FuncKeywordDefinition {
  const check: Check = Object.assign(
    function validate(this: Vocabulary, schema: Json, data: Json, parentSchema: Json, place: AjvPlace) {
      const at = { root: place.rootData, path: pointerPath(place.instancePath) };
      const params = broken({ words: this, schema, data, parentSchema, at });
      check.errors = params === undefined ? [] : [{ keyword, params }];
      return params === undefined;
    },
    { errors: [] },
  );
  return { keyword, type, errors: true, validate: check as FuncKeywordDefinition['validate'] & object };
}
