import type { Source } from '../read/source.ts';
import { rolePlan } from '../model/roles/plan.ts';
import { readTyped } from '../model/roles/read-typed.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { isObject } from '../base/json.ts';
import { releaseItem, type ReleaseItem } from './release-item.ts';

/** Events whose day is over and which their table still says to come: their status is the owner's to change. */
export function pastEvents({ document, data }: Source, today: string, schemas: Schemas): ReleaseItem[] {
  const fields = document.kind === 'table' ? rolePlan(schemas, document.name, 'event')?.fields : undefined;
  const [date, status] = [fields?.get('date'), fields?.get('status')];
  if (date?.kind !== 'field' || status?.kind !== 'field' || !Array.isArray(data)) return [];
  return data.flatMap((event, index) => {
    const day = isObject(event) ? readTyped(event[date.path], date.reads) : undefined;
    if (!isObject(event) || event[status.path] !== 'upcoming' || typeof day !== 'string' || day >= today) return [];
    return [releaseItem(document, [index, status.path], 'expired', `upcoming, alors que le ${day} est passé`)];
  });
}
