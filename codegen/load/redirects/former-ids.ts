import { camelCase } from '../values/names.ts';
import { isObject, type Json, type JsonObject } from '../values/json.ts';

/** The ids that a row had before (`formerIds`). */
export function formerIdsOf({ formerIds }: JsonObject): string[] {
  return Array.isArray(formerIds) ? formerIds.filter((id) => typeof id === 'string') : [];
}

/** The table whose rows each query parameter names (`queryParameters` of an address, in common.schema.yaml). */
export function parameterTables(common: JsonObject): Map<string, string> {
  const byAddress =
    isObject(common.$defs) && isObject(common.$defs.href) ? common.$defs.href.queryParameters : undefined;
  const pages = isObject(byAddress) ? Object.values(byAddress).filter(isObject) : [];
  const named = pages.flatMap((parameters) => Object.entries(parameters));
  return new Map(named.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** By parameter, the id of now for each id that a row had before. */
export function formerIdsByParameter(
  common: JsonObject,
  tables: Readonly<Record<string, readonly Json[]>>,
): Record<string, Record<string, string>> {
  const found = [...parameterTables(common)].map(([parameter, table]) => {
    const rows = (tables[camelCase(table)] ?? []).filter(isObject);
    return [parameter, Object.fromEntries(rows.flatMap((row) => formerIdsOf(row).map((id) => [id, String(row.id)])))];
  });
  return Object.fromEntries(found.filter(([, ids]) => Object.keys(ids as object).length > 0)) as Record<
    string,
    Record<string, string>
  >;
}
