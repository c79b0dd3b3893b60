import type { ErrorObject } from 'ajv';
import type { Fault } from '../base/findings/fault.ts';
import type { DocumentPath } from '../base/json.ts';
import { lowerFirst } from './words.ts';

/** What is wrong with a value by its schema, in a product owner's words, and the path it is about. */
export interface Explained extends Omit<Fault, 'code'> {
  path: DocumentPath;
  /** `item`: an item as it stands in its list, which may refer to a value written elsewhere. */
  target: 'key' | 'value' | 'item';
}

/** What the schema says of the value at fault: the remedy where there is no better one. */
export function expectation({ params }: ErrorObject): string | undefined {
  return typeof params.description === 'string' ? `Attendu : ${lowerFirst(params.description)}` : undefined;
}
