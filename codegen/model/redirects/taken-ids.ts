import type { DocumentPath } from '../../base/json.ts';

interface NamedRow {
  readonly id: string;
  readonly former: readonly string[];
  readonly path: DocumentPath;
}

/** A former id that leads to another row as well. */
export interface TakenId<Row> {
  readonly row: Row;
  /** Its place in the row's list. */
  readonly place: number;
  readonly name: string;
  /** What it already is, in French: « un identifiant », « un ancien identifiant de « a » ». */
  readonly is: string;
}

/** The former ids that are also a row's id, or another row's former id. */
export function takenIds<Row extends NamedRow>(rows: readonly Row[]): TakenId<Row>[] {
  const taken = new Map(rows.map(({ id }) => [id, { row: undefined as string | undefined, is: 'un identifiant' }]));
  return rows.flatMap((row) =>
    row.former.flatMap((name, place) => {
      const other = taken.get(name);
      if (other === undefined) taken.set(name, { row: row.id, is: `un ancien identifiant de « ${row.id} »` });
      // Twice in one row is the schema's to say.
      return other === undefined || other.row === row.id ? [] : [{ row, place, name, is: other.is }];
    }),
  );
}
