import { isObject } from '../values/json.ts';
import type { Source } from '../resolve/spec-index.ts';
import { releaseItem, type ReleaseItem } from './release-item.ts';

/** Events whose day is over and which the table still says to come: their `status` is the owner's to change. */
export function pastEvents({ document, data }: Source, today: string): ReleaseItem[] {
  if (document.kind !== 'table' || document.name !== 'events' || !Array.isArray(data)) return [];
  return data.flatMap((event, index) =>
    isObject(event) && event.status === 'upcoming' && String(event.date) < today
      ? [releaseItem(document, [index, 'status'], 'expired', `upcoming, alors que le ${String(event.date)} est passé`)]
      : [],
  );
}
