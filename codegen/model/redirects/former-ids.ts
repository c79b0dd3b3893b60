import { camelCase } from '../../base/names.ts';
import { isObject, type DocumentPath, type Json, type JsonObject, textsOf } from '../../base/json.ts';

/** The ids that a row had before (`formerIds`). */
export function formerIdsOf({ formerIds }: JsonObject): string[] {
  return textsOf(formerIds);
}

interface Props {
  linkTables: Readonly<Record<string, readonly string[]>>;
  tables: Readonly<Record<string, readonly Json[]>>;
}

/**
 * By query parameter, the id of now for each id that a row had before.
 * @param linkTables by parameter, the tables whose rows links name
 */
export function formerIdsByParameter({ linkTables, tables }: Props): Record<string, Record<string, string>> {
  const found = Object.entries(linkTables).map(([parameter, names]) => {
    const rows = names.flatMap((table) => tables[camelCase(table)] ?? []).filter(isObject);
    const ids = rows.flatMap((row) => formerIdsOf(row).map((id) => [id, String(row.id)] as const));
    return [parameter, Object.fromEntries(ids)] as const;
  });
  return Object.fromEntries(found.filter(([, ids]) => Object.keys(ids).length > 0));
}

interface NamedRow {
  readonly id: string;
  readonly former: readonly string[];
  readonly path: DocumentPath;
}

/** A former id that leads to another row as well. */
interface TakenId<Row> {
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
      // The schema reports an id that is twice in one row.
      return other === undefined || other.row === row.id ? [] : [{ row, place, name, is: other.is }];
    }),
  );
}
