import { cached } from '../base/cached.ts';
import { asTyped } from '../../src/shared/locale.ts';
import { typography } from '../model/locale/typography.ts';
import { valuesBelow } from '../model/forms/rows-at.ts';
import type { SpecIndex } from '../model/index/spec-index.ts';

/** The texts that stand at a path of the spec, as a visitor reads them; `undefined` when nothing stands there. */
export type Choices = (path: string) => readonly string[] | undefined;

/**
 * Looks up the values of `choiceOf`: a table or file, then keys; lists are gone through, a row's id picks the row.
 * `contact-subjects.label` is every label of the table, `form-options.priority.options.label` those of one row.
 */
export function choicesOf(index: SpecIndex): Choices {
  return cached((path) => {
    const [head = '', ...steps] = path.split('.');
    const rows = index.rowsById.get(head);
    const start =
      rows === undefined ? [index.singles.get(head)?.data ?? {}] : [...rows.values()].map(({ data }) => data);
    const texts = valuesBelow(start, steps).filter((value) => typeof value === 'string');
    return texts.length === 0 ? undefined : texts.map(plain);
  });
}

/** A text as it may be compared with another: typeset by the same rules, with the spaces of a keyboard. */
export function plain(text: string): string {
  return asTyped(typography(text));
}
