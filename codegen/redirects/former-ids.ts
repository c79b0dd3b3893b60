import type { JsonObject } from '../json.ts';

/** The ids that a row had before (`formerIds`). */
export function formerIdsOf({ formerIds }: JsonObject): string[] {
  return Array.isArray(formerIds) ? formerIds.filter((id) => typeof id === 'string') : [];
}
