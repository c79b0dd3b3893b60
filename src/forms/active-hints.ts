import type { FormHint } from '#generated/types.ts';
import type { FormFields } from './form-fields.ts';

/** The hints that answer to what the form holds now, in their order. */
export function activeHints(hints: readonly FormHint[], fields: FormFields): FormHint[] {
  return hints.filter(({ field, values }) => values.some((value) => value === fields[field]));
}
