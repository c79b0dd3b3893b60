import { TZDate } from '@date-fns/tz';
import ical, { ICalEventStatus } from 'ical-generator';

/** One event of a calendar file, in the local time of its zone. */
export interface CalendarEntry {
  /** Unique in the world and stable: a file with the same one replaces the entry. */
  uid: string;
  /** `Europe/Paris` */
  timeZone: string;
  /** `2026-12-01`. */
  date: string;
  /** Minutes since midnight; an end past 1440 is on the next day. */
  start: number;
  /** Left out of the file where it is not known, as the description and the location. */
  end: number | undefined;
  title: string;
  description: string | undefined;
  location: string | undefined;
  url: string;
  /** Requested and not yet confirmed, or called off. */
  status?: 'TENTATIVE' | 'CANCELLED' | undefined;
}

interface Making {
  /** Who made the file, for the people who repair calendars. */
  product: string;
  /** `fr` */
  language: string;
  /** When the entry was last changed: a calendar takes up a file whose stamp is later than that of the entry it has. */
  changed: Date;
  /** The whole rules of the zone, a VTIMEZONE. Without them, the times are written in UTC. */
  zoneRules?: string;
}

/**
 * One entry as a calendar file. Source: RFC 5545 §3.6.1 (event), §3.6.5 (zone), §3.8.7 (change). Same entry, same stamp: same bytes.
 */
export function calendarText(
  { timeZone, date, start, end, status, ...entry }: CalendarEntry,
  { product, language, changed, zoneRules }: Making,
): string {
  const timezone = zoneRules === undefined ? null : timeZone;
  const at = (minutes: number) => {
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
    return new TZDate(year, month - 1, day, 0, minutes, timeZone);
  };
  const calendar = ical({
    prodId: { company: product, product: 'Agenda', language: language.toUpperCase() },
    // A zone of the whole calendar would write the stamps in it: they are in UTC (RFC 5545 §3.8.7.2).
    timezone: { name: null, generator: () => zoneRules ?? null },
  });
  calendar.createEvent({
    id: entry.uid,
    timezone,
    stamp: changed,
    lastModified: changed,
    // Minutes: a revision that rises with each change, within the 31 bits that calendars read.
    sequence: Math.floor(changed.getTime() / 60_000),
    start: at(start),
    end: end === undefined ? null : at(end),
    summary: plain(entry.title),
    description: entry.description === undefined ? null : plain(entry.description),
    location: entry.location === undefined ? null : plain(entry.location),
    url: entry.url,
    status: status === undefined ? null : ICalEventStatus[status],
  });
  return `${calendar.toString()}\r\n`;
}

/** Control characters have no place in a text of a calendar file (RFC 5545 §3.1). */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- removing control characters is the point
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');
}
