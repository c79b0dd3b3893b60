import type { Schemas } from '../../schemas/schemas.ts';
import { schemaAt } from '../../schemas/schema-walk.ts';
import { valueAt, type Json } from '../../base/json.ts';
import { objects, texts } from './named-fields.ts';

/**
 * By query parameter, the tables whose rows links to forms name and whose ids are kept: those whose rows may say the ids that they had
 * before (`formerIds`). What comes and goes, such as events, has none.
 */
export function linkTables(forms: Iterable<Json>, schemas: Schemas): Record<string, string[]> {
  const keepsIds = (table: string) => schemaAt(schemas.tables.get(table) ?? {}, ['formerIds'], schemas) !== undefined;
  const tables = new Map<string, Set<string>>();
  for (const form of forms) {
    for (const [, { parameter, from }] of objects(valueAt(form, ['links']))) {
      const known = tables.get(String(parameter)) ?? new Set();
      for (const [, table] of texts(from)) if (keepsIds(table)) known.add(table);
      if (known.size > 0) tables.set(String(parameter), known);
    }
  }
  return Object.fromEntries([...tables].map(([parameter, names]) => [parameter, [...names]]));
}
