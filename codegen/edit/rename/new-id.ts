import type { NamedRow } from '../mentions/mention.ts';
import type { Spec } from '../spec.ts';

/** Why a text cannot be an id, in French; `undefined` for one that can. */
export function misspeltId(to: string): string | undefined {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(to)
    ? undefined
    : `« ${to} » ne peut pas être un identifiant : écrivez-le en minuscules sans accent, avec des tirets (« mon-secteur »).`;
}

/** Why a row cannot take this id, in French: it has it, or another row has. */
export function takenId({ index }: Pick<Spec, 'index'>, { table, id }: NamedRow, to: string): string | undefined {
  if (to === id) return `Elle s'appelle déjà « ${id} ».`;
  return index.rowsById.get(table)?.has(to) ? `La table « ${table} » a déjà une ligne « ${to} ».` : undefined;
}
