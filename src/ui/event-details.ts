import { locale } from '#generated/locale.ts';
import type { AgendaBlock, ScheduledEvent } from '#generated/types.ts';
import { capitalized, tagOf } from '../shared/locale.ts';
import { addressLine } from '../shared/postal-address.ts';
import { calledOffMark } from '../shared/words.ts';
import { isOver } from './days.ts';

/** Where an event takes place, in one text: `Nantes`, `En ligne`, `Grenoble et en ligne`; `undefined` where it has none. */
export function eventPlace({
  location,
  address,
  online,
}: Pick<ScheduledEvent, 'location' | 'address' | 'online'>): string | undefined {
  const place =
    location === undefined || address === undefined ? location : `${location}, ${addressLine(address, locale)}`;
  if (online !== true) return place;
  const word = locale.words.online;
  return place === undefined ? capitalized(word, locale) : new Intl.ListFormat(tagOf(locale)).format([place, word]);
}

export function calledOff({ status }: Pick<ScheduledEvent, 'status'>): string | undefined {
  return calledOffMark(status, locale.words);
}

/**
 * The events that an agenda lets the visitor attend, from whatever table: none in a strip, which leads to another page. Which
 * sessions of a programme are over, the visitor's date tells: all are offered, except those whose status is over.
 * @param day of the build
 */
export function offeredEvents({ look, rows }: AgendaBlock, day: string | undefined): ScheduledEvent[] {
  if (look === 'strip') return [];
  return rows.filter((event) => !isOver(event, look === 'programme' ? undefined : day));
}

/** The address of the calendar file of an event, by its anchor: `atelier-documents` → `/agenda/atelier-documents.ics`. */
export function calendarHref(anchor: string): string {
  return `/agenda/${anchor}.ics`;
}
