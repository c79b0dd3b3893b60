import { camelCase } from '../../base/names.ts';
import type { Site } from '../site.ts';
import { isObject, type JsonObject } from '../../base/json.ts';

/** The ids that a row had before (`formerIds`). */
export function formerIdsOf({ formerIds }: JsonObject): string[] {
  return Array.isArray(formerIds) ? formerIds.filter((id) => typeof id === 'string') : [];
}

/**
 * By query parameter, the id of now for each id that a row had before.
 * @param linkTables by parameter, the tables whose rows links name
 */
export function formerIdsByParameter({
  linkTables,
  tables,
}: Pick<Site, 'linkTables' | 'tables'>): Record<string, Record<string, string>> {
  const found = Object.entries(linkTables).map(([parameter, names]) => {
    const rows = names.flatMap((table) => tables[camelCase(table)] ?? []).filter(isObject);
    const ids = rows.flatMap((row) => formerIdsOf(row).map((id) => [id, String(row.id)] as const));
    return [parameter, Object.fromEntries(ids)] as const;
  });
  return Object.fromEntries(found.filter(([, ids]) => Object.keys(ids).length > 0));
}
