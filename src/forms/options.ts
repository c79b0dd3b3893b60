import { formOptions } from '#generated/tables/form-options.ts';
import type { FormOption } from '#generated/types.ts';

/** A choice of a list: what is sent, and what is read. */
export interface Choice {
  value: string;
  label: string;
}

/** The choices of a list of `spec/tables/form-options.yaml`. Throws when there is no such list: a fault of ours. */
export function choicesOf(list: string): Choice[] {
  return optionsOf(list).map(({ label }) => ({ value: valueOf(label), label }));
}

/**
 * The value of the option that stands for a sector or a use case of the site; nothing when there is none.
 * @param id of any origin: it usually comes from an address
 */
export function valueOfRow(list: string, kind: 'sector' | 'useCase', id: string | null): string | undefined {
  const option = optionsOf(list).find((candidate) => id !== null && candidate[kind] === id);
  return option && valueOf(option.label);
}

/** What is sent for an option: its label with the spaces of a keyboard (« Immédiat (< 1 mois) »). */
export function valueOf(label: string): string {
  return label.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('’', "'");
}

function optionsOf(list: string): readonly FormOption[] {
  const found = formOptions.find(({ id }) => id === list);
  if (found === undefined) throw new Error(`no list « ${list} » in form-options`);
  return found.options;
}
