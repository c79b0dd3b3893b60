import type { ScheduledEvent } from '#generated/types.ts';
import type { Page, Site } from '../ui/site.ts';
import { calendarHref, calledOff, eventPlace, offeredEvents } from '../ui/event-details.ts';
import { minutesOf } from '../shared/dates.ts';
import { calendarText } from '../ui/calendar-text.ts';
import { tzlib_get_ical_block as zoneBlock } from 'timezones-ical-library';

/** When the rows of tables were last changed, by the names of these tables; of none, for rows that a page holds itself. */
export type LastChange = (tables: readonly string[]) => Date;

/** The calendar files that the pages offer: one for each event that an agenda lets the visitor attend. */
export function* calendarFiles(site: Site, lastChange: LastChange): Iterable<[path: string, text: string]> {
  const { baseUrl, name, locale } = site.settings;
  const host = new URL(baseUrl).host;
  const written = new Set<string>();
  const [zoneRules] = zoneBlock(locale.timeZone);
  const making = { product: name, language: locale.language, ...(zoneRules !== undefined && { zoneRules }) };
  for (const { event, path } of site.pages.flatMap((page) => offeredOn(page, site))) {
    const { anchor, date, duration, title, description } = event;
    const start = minutesOf(event.time);
    const file = calendarHref(anchor).slice(1);
    // An event that two pages show has one file: it leads to the first of them.
    if (written.has(file)) continue;
    written.add(file);
    const entry = {
      uid: `${anchor}@${host}`,
      timeZone: locale.timeZone,
      date,
      start,
      end: duration === undefined ? undefined : start + duration,
      title,
      description,
      location: eventPlace(event),
      url: `${baseUrl}${path}#${anchor}`,
      status: calledOff(event) === undefined ? undefined : ('CANCELLED' as const),
    };
    yield [file, calendarText(entry, { ...making, changed: lastChange(tablesOf(site, event)) })];
  }
}

function offeredOn({ path, blocks }: Page, { day }: Site): { event: ScheduledEvent; path: string }[] {
  const agendas = blocks.filter((block) => block.type === 'agenda');
  return agendas.flatMap((agenda) => offeredEvents(agenda, day).map((event) => ({ event, path })));
}

/** The tables in which an event may stand: those with a row of its id. */
function tablesOf({ tables }: Site, { id }: ScheduledEvent): string[] {
  const named = Object.entries(tables) as [string, readonly { readonly id: string }[]][];
  return named.flatMap(([table, rows]) => (rows.some((row) => row.id === id) ? [table] : []));
}
