import type { AgendaBlock, ScheduledEvent } from '#generated/types.ts';
import { isOver } from '../ui/days.ts';

/**
 * The events that an agenda lets the visitor attend, from whatever table: none in a strip, which leads to another page. Which
 * sessions of a programme are over, the visitor's date tells: all are offered, but those that are said to be over.
 * @param day of the build
 */
export function offeredEvents({ look, rows }: AgendaBlock, day: string | undefined): ScheduledEvent[] {
  if (look === 'strip') return [];
  return rows.filter((event) => !isOver(event, look === 'programme' ? undefined : day));
}
