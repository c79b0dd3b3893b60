import { hasFormat } from '../../validate/formats.ts';
import type { SpecIndex } from '../resolve/spec-index.ts';
import { valueAt } from '../../base/json.ts';

/** The time zone in which the days of a site begin, as its settings say; that of Greenwich where they are at fault, which is reported by itself. */
export function timeZoneWritten({ singles }: SpecIndex): string {
  const zone = valueAt(singles.get('site')?.data, ['locale', 'timeZone']);
  return typeof zone === 'string' && hasFormat('time-zone', zone) ? zone : 'UTC';
}
