import { isObject, type DocumentPath, type Json } from '../base/json.ts';
import type { Source } from '../read/source.ts';
import { releaseItem, type ReleaseItem } from './release-item.ts';

/** Keys that hold the last day on which something is true, as `AAAA-MM-JJ`. */
const lastDayKeys = new Set(['validUntil', 'expires']);

/**
 * Last days that are over.
 * @param today `AAAA-MM-JJ`, by the calendar of the person who runs the check. The last day itself still counts.
 */
export function expiredDates({ document, data }: Source, today: string): ReleaseItem[] {
  return lastDays(data, []).flatMap(({ path, day }) =>
    day < today ? [releaseItem(document, path, 'expired', `${day} est passé (contrôle fait au ${today})`)] : [],
  );
}

function lastDays(value: Json, path: DocumentPath): { path: DocumentPath; day: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => lastDays(item, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const at = [...path, key];
    return lastDayKeys.has(key) && typeof item === 'string' ? [{ path: at, day: item }] : lastDays(item, at);
  });
}
