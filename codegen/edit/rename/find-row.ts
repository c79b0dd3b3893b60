import { suggestion } from '../../load/findings/nearest.ts';
import type { Row } from '../../load/resolve/spec-index.ts';
import type { Spec } from '../spec.ts';

/** The row that a command names, or why there is none: a French sentence. */
export function findRow({ index }: Pick<Spec, 'index'>, table: string, id: string): Row | string {
  const rows = index.rowsById.get(table);
  if (rows === undefined)
    return said(`La table « ${table} » n'existe pas.`, suggestion(table, [...index.rowsById.keys()]));
  return rows.get(id) ?? said(`La table « ${table} » n'a pas de ligne « ${id} ».`, suggestion(id, [...rows.keys()]));
}

function said(message: string, remedy: string | undefined): string {
  return remedy === undefined ? message : `${message} ${remedy}`;
}
