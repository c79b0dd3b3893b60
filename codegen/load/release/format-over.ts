import type { Source } from '../resolve/spec-index.ts';
import type { Schemas } from '../schemas/schemas.ts';
import { expiredDates } from './expired-dates.ts';
import { pastEvents } from './past-events.ts';
import { releaseDate } from './release-date.ts';

/**
 * Notes on what is over today, for the end of a report: the site says so by itself, its owner may want something new there. None
 * when nothing is.
 */
export function formatOver(sources: readonly Source[], schemas: Schemas, today = releaseDate(undefined)): string[] {
  if (today === undefined) return [];
  const items = sources.flatMap((source) => [...expiredDates(source, today), ...pastEvents(source, today, schemas)]);
  return items.map(({ file, line, column, path, note }) => `À noter : ${file}:${line}:${column} ${path} : ${note}.`);
}
