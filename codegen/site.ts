import type { Json, JsonObject } from './json.ts';

/**
 * The resolved site as codegen handles it: valid by schema, so plain JSON is enough here.
 * Its exact type is `Site` in `src/generated/types.ts`, emitted from the same schemas.
 */
export interface Site {
  settings: JsonObject;
  navigation: JsonObject;
  facts: Record<string, JsonObject>;
  /** Rows by camelCase table name. */
  tables: Record<string, Json[]>;
  roi: JsonObject;
  pages: JsonObject[];
  /** Names of the icons that any value names, sorted. */
  usedIcons: string[];
}
