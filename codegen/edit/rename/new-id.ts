import type { NamedRow } from '../mentions/mention.ts';
import { kinOf } from '../mentions/kin.ts';
import type { Spec } from '../spec.ts';

/** Why a text cannot be an id, in French; `undefined` for one that can. */
export function misspeltId(to: string): string | undefined {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(to)
    ? undefined
    : `« ${to} » ne peut pas être un identifiant : écrivez-le en minuscules sans accent, avec des tirets (« mon-secteur »).`;
}

/** Why a row cannot take this id, in French: it has it, or another row has. */
export function takenId(spec: Spec, row: NamedRow, to: string): string | undefined {
  if (to === row.id) return `Elle s'appelle déjà « ${to} ».`;
  const taken = [row, ...kinOf(spec, row)].find(({ table }) => spec.index.rowsById.get(table)?.has(to));
  return taken === undefined ? undefined : `La table « ${taken.table} » a déjà une ligne « ${to} ».`;
}
