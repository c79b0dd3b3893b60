import type { Row } from '../load/resolve/spec-index.ts';
import type { NamedRow } from './mentions/mention.ts';
import type { Spec } from './spec.ts';

/** The rows of an id: several where each is on the site on days of its own (`from`, `until`), in the order of the table. */
export function rowsWithId({ index }: Pick<Spec, 'index'>, { table, id }: NamedRow): readonly Row[] {
  return (index.tables.get(table) ?? []).filter((row) => row.id === id);
}
