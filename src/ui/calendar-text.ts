import { clockChanges, formatOffset, offsetAt } from '../shared/time-zone.ts';

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
  /** Requested, and not yet confirmed. */
  isTentative?: boolean;
}

/** Required, and of no use in a published file: when the entry was made. A clock would change the file at every build. */
const stamp = '20260101T000000Z';

/**
 * One entry as a calendar file. Source: RFC 5545 §3.6.1 (event), §3.6.5 (zone). Same entry, same bytes.
 * @param product who made the file, for the people who repair calendars
 * @param language `fr`
 */
export function calendarText(entry: CalendarEntry, product: string, language: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${product}//Agenda//${language.toUpperCase()}`)}`,
    'CALSCALE:GREGORIAN',
    ...zoneRules(entry),
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=${entry.timeZone}:${localTime(entry.date, entry.start)}`,
    ...(entry.end === undefined ? [] : [`DTEND;TZID=${entry.timeZone}:${localTime(entry.date, entry.end)}`]),
    `SUMMARY:${escapeText(entry.title)}`,
    ...textLine('DESCRIPTION', entry.description),
    ...textLine('LOCATION', entry.location),
    `URL:${entry.url}`,
    ...(entry.isTentative === true ? ['STATUS:TENTATIVE'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function textLine(name: string, text: string | undefined): string[] {
  return text === undefined ? [] : [`${name}:${escapeText(text)}`];
}

const dayMs = 86_400_000;

/**
 * The zone as it is around the day of the entry, with the change of the clocks where there is one: without it, a calendar that does
 * not know the zone's name would take the times for its own.
 */
function zoneRules({ timeZone, date }: CalendarEntry): string[] {
  const day = Date.parse(`${date}T00:00Z`);
  const first = offsetAt(timeZone, day - dayMs);
  const changes = clockChanges(timeZone, day - dayMs, day + 3 * dayMs);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', '19700101T000000', first, first),
    ...changes.flatMap(({ instant, from, to }) =>
      observance(to > from ? 'DAYLIGHT' : 'STANDARD', plainTime(instant + from * 60_000), from, to),
    ),
    'END:VTIMEZONE',
  ];
}

function observance(name: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${formatOffset(from, '')}`,
    `TZOFFSETTO:${formatOffset(to, '')}`,
    `END:${name}`,
  ];
}

/** `2026-12-01`, 570 → `20261201T093000`; what goes on past midnight ends on the next day. */
function localTime(date: string, minutes: number): string {
  return plainTime(Date.parse(`${date}T00:00Z`) + minutes * 60_000);
}

function plainTime(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** RFC 5545 §3.3.11: what would end a value is escaped; control characters have no place in one. */
function escapeText(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, String.raw`\$&`)
      .replace(/\r\n?|\n/g, String.raw`\n`)
      // oxlint-disable-next-line no-control-regex -- removing control characters is the point
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** RFC 5545 §3.1: at most 75 octets a line, the rest on lines that start with a space; no character is cut. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return folded;
}
