import type { Source } from '../read/source.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { expiredDates } from './expired-dates.ts';
import { pastEvents } from './past-events.ts';
import { publishable } from './publishable.ts';
import type { ReleaseItem } from './release-item.ts';

/** What is over on a day (`AAAA-MM-JJ`): the site says so by itself, its owner may want something new there. Nothing of drafts. */
export function overItems(sources: readonly Source[], schemas: Schemas, day: string): ReleaseItem[] {
  return sources
    .map((source) => publishable(source, schemas, day))
    .flatMap((source) => [...expiredDates(source, day), ...pastEvents(source, day, schemas)]);
}

/** Notes on what is over, for the end of a report. */
export function formatOver(items: readonly ReleaseItem[]): string[] {
  return items.map(({ file, line, column, path, note }) => `À noter : ${file}:${line}:${column} ${path} : ${note}.`);
}
