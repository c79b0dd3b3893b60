import { camelCase } from '../../base/names.ts';
import { isObject, type Json, type JsonObject, textsOf } from '../../base/json.ts';

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
