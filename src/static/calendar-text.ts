/** What a calendar file says of one event, in the local time of Paris. */
export interface CalendarEntry {
  /** Unique in the world and stable: a file with the same one replaces the entry. */
  uid: string;
  /** `2026-12-01`. */
  date: string;
  /** Minutes since midnight; an end past 1440 is on the next day. */
  start: number;
  end: number;
  title: string;
  description: string;
  /** Left out of the file where it is not known. */
  location: string | undefined;
  url: string;
}

/**
 * The zone's rules, since the present ones began: without them, a calendar that knows no `Europe/Paris` would take the times
 * for its own. Source: directive 2000/84/CE, last Sundays of March and October at 1:00 UTC.
 */
const parisRules = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Paris',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Required, and of no use in a published file: when the entry was made. A clock would change the file at every build. */
const stamp = '20260101T000000Z';

/**
 * One entry as a calendar file. Source: RFC 5545 §3.6.1 (event), §3.6.5 (zone). Same entry, same bytes.
 * @param product who made the file, for the people who repair calendars
 */
export function calendarText(entry: CalendarEntry, product: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(`-//${product}//Agenda//FR`)}`,
    'CALSCALE:GREGORIAN',
    ...parisRules,
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;TZID=Europe/Paris:${localTime(entry.date, entry.start)}`,
    `DTEND;TZID=Europe/Paris:${localTime(entry.date, entry.end)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    ...(entry.location === undefined ? [] : [`LOCATION:${escapeText(entry.location)}`]),
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** `2026-12-01`, 570 → `20261201T093000`; what goes on past midnight ends on the next day. */
function localTime(date: string, minutes: number): string {
  const time = new Date(Date.parse(`${date}T00:00Z`) + minutes * 60_000).toISOString();
  return time.slice(0, 19).replace(/[-:]/g, '');
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
