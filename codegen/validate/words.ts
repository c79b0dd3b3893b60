import { isObject, type Json, type DocumentPath } from '../base/json.ts';
import { asTyped } from '../../src/shared/locale.ts';
import { typography } from '../model/locale/typography.ts';
import type { ErrorObject } from 'ajv';
import type { Fault } from '../base/findings/finding.ts';

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
