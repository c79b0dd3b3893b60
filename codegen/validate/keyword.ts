import type { AnySchemaObject, ErrorObject, FuncKeywordDefinition, JSONType } from 'ajv';
import type { Fault } from '../base/findings/finding.ts';
import type { DocumentPath, Json } from '../base/json.ts';
import { pointerPath, valuesAt } from './relations.ts';
import type { Vocabulary } from './vocabulary.ts';

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
export interface KeywordFault extends Pick<Fault, 'message' | 'remedy' | 'about' | 'keys'> {
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
