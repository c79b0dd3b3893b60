import { isObject, type Json, type DocumentPath } from '../base/json.ts';
import { asTyped } from '../../src/shared/locale.ts';
import { typography } from '../model/locale/typography.ts';
import type { ErrorObject, AnySchemaObject, FuncKeywordDefinition, JSONType } from 'ajv';
import type { Fault } from '../base/findings/finding.ts';
import { pointerPath, valuesAt } from './relations.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `"Texte"` → `"texte"`, but acronyms stay: `"ROI"`. */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}|^\p{Lu}[ ']/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A text as it may be compared with another: typeset by the same rules, with the spaces of a keyboard. */
export function plain(text: string): string {
  return asTyped(typography(text));
}

export function show(value: Json): string {
  if (value === null) return 'une valeur vide';
  if (Array.isArray(value)) return 'une liste';
  if (isObject(value)) return 'un groupe de clés';
  const text = asTyped(String(value));
  return `« ${text.length > 60 ? `${text.slice(0, 57)}…` : text} »`;
}

/** What a JSON Schema type is in French: `number` → « un nombre ». */
export function typeName(type: unknown): string {
  const names: Record<string, string> = {
    string: 'un texte',
    number: 'un nombre',
    integer: 'un nombre entier',
    boolean: 'un choix (true ou false)',
    array: 'une liste (des lignes qui commencent par « - »)',
    object: 'un groupe de clés',
    null: 'vide',
  };
  return (Array.isArray(type) ? type : [type]).map((name) => names[String(name)] ?? String(name)).join(' ou ');
}

/** « 12 caractères ». */
export function length(text: string): string {
  return `${[...text].length} caractères`;
}

/** A fault of a value by its schema, in a product owner's words, with its path. */
export interface Explained extends Omit<Fault, 'code'> {
  path: DocumentPath;
  /** `item`: an item as it stands in its list, which may refer to a value written elsewhere. */
  target: 'key' | 'value' | 'item';
}

/** The description of the value at fault in its schema: the remedy where there is no better one. */
export function expectation({ params }: ErrorObject): string | undefined {
  return typeof params.description === 'string' ? `Attendu : ${lowerFirst(params.description)}` : undefined;
}

/** Where a value at fault stands, for the words about it. */
interface FaultPlace {
  /** In the document that is checked: a file, a row, a block. */
  readonly path: DocumentPath;
  /** Where the value at a path is written, in French (« ligne 12 »). */
  readonly placeOf: (path: DocumentPath) => string;
  /** The description of the value in its schema: the remedy where there is no better one. */
  readonly expected: string | undefined;
}

/** The words about a value that one of our keywords refuses, or about a part of it: the way there. */
export interface KeywordFault extends Pick<Fault, 'message' | 'remedy' | 'about'> {
  readonly below?: DocumentPath;
  readonly target?: 'key' | 'item';
}

/** Makes the words about a fault: only for one that is reported. */
export type Explain = (place: FaultPlace) => KeywordFault;

interface Given<Data> {
  readonly words: Vocabulary;
  /** The value of the keyword in the schema, and the schema that has it. */
  readonly schema: Json;
  readonly parentSchema: AnySchemaObject;
  readonly data: Data;
  readonly root: Json;
  readonly path: () => DocumentPath;
  /** The values at the path of a relation (`relations.ts`). */
  readonly others: (path: string, some?: boolean) => readonly Json[] | undefined;
}

interface Check {
  (this: Vocabulary, schema: Json, data: never, parentSchema: AnySchemaObject, place: AjvPlace): boolean;
  errors: Partial<ErrorObject>[];
}

interface AjvPlace {
  instancePath: string;
  rootData: Json;
}

/** A keyword of our schemas: `refuse` gives nothing for a value that it takes. Its errors hold the words (`params.explain`). */
export function keyword<Data extends Json>(
  name: string,
  type: JSONType | JSONType[],
  refuse: (given: Given<Data>) => Explain | undefined,
): FuncKeywordDefinition {
  // ajv reads the errors of a custom keyword from a property of the function that it called.
  const check: Check = Object.assign(
    function validate(this: Vocabulary, schema: Json, data: never, parentSchema: AnySchemaObject, place: AjvPlace) {
      const { rootData: root, instancePath } = place;
      const path = () => pointerPath(instancePath);
      const others = (to: string, some?: boolean) => valuesAt(to, { root, path: path() }, some);
      const explain = refuse({ words: this, schema, parentSchema, data, root, path, others });
      check.errors = explain === undefined ? [] : [{ keyword: name, params: { explain }, parentSchema }];
      return explain === undefined;
    },
    { errors: [] },
  );
  return { keyword: name, type, errors: true, validate: check as FuncKeywordDefinition['validate'] & object };
}
