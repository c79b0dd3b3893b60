import { cached } from '../base/cached.ts';
import { isObject, type Json } from '../base/json.ts';
import { asTyped } from '../base/excerpt.ts';
import { typography } from '../model/locale/typography.ts';
import type { SpecIndex } from '../model/index/spec-index.ts';

/** The texts that stand at a path of the spec, as a visitor reads them; `undefined` when nothing stands there. */
export type Choices = (path: string) => readonly string[] | undefined;

/**
 * Looks up the values of `choiceOf`: a table or file, then keys; lists are gone through, a row's id picks the row.
 * `contact-subjects.label` is every label of the table, `form-options.priority.options.label` those of one row.
 */
export function choicesOf(index: SpecIndex): Choices {
  return cached((path) => textsAt(index, path));
}

function textsAt(index: SpecIndex, path: string): readonly string[] | undefined {
  const [head = '', ...steps] = path.split('.');
  const rows = index.rowsById.get(head);
  const [id = '', ...inRow] = steps;
  const row = rows?.get(id);
  const start: Json | undefined =
    row?.data ?? (rows === undefined ? index.singles.get(head)?.data : [...rows.values()].map(({ data }) => data));
  const found = (row === undefined ? steps : inRow).reduce<Json[]>(
    (values, key) => values.flatMap((value) => (isObject(value) ? listed(value[key]) : [])),
    listed(start),
  );
  const texts = found.filter((value) => typeof value === 'string');
  return texts.length === 0 ? undefined : texts.map(plain);
}

function listed(value: Json | undefined): Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** A text as it may be compared with another: typeset by the same rules, with the spaces of a keyboard. */
export function plain(text: string): string {
  return asTyped(typography(text));
}
