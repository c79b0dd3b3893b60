import type { Event, EventAgendaBlock, Page, Site } from '#generated/types.ts';
import { calendarEntryId } from '../../ui/calendar-entry-id.ts';
import { readHours } from '../../ui/french-hours.ts';
import { isOver } from '../../ui/has-passed.ts';
import { requestHref } from '../../ui/request-href.ts';
import { zonedTime } from '../../shared/time-zone.ts';
import { priceOf } from './price-of.ts';
import { company, type Thing } from './thing.ts';

/** The events to come. What is over is not described: nobody can attend it. */
export function scheduledEvents({ registerHref }: EventAgendaBlock, site: Site, page: Page): readonly Thing[] {
  const { settings, tables, day } = site;
  const {
    baseUrl,
    locale: { timeZone },
  } = settings;
  return tables.events
    .filter((event) => !isOver(event, day))
    .map((event) => {
      const { start, end } = readHours(event.time);
      const address = `${baseUrl}${page.path}#${calendarEntryId('evenement', event.id)}`;
      return {
        '@type': 'Event',
        name: event.title,
        description: event.description,
        startDate: zonedTime(event.date, start, timeZone),
        endDate: zonedTime(event.date, end, timeZone),
        eventStatus: 'https://schema.org/EventScheduled',
        ...attendance(event, address),
        organizer: company(settings),
        offers: {
          '@type': 'Offer',
          priceSpecification: priceOf(event.price, site),
          url: baseUrl + requestHref(registerHref, event.id),
        },
      };
    });
}

/** `En ligne`, a place, or both (« Grenoble et en ligne »). */
function attendance({ location }: Event, url: string) {
  const [, place = '', online] = /^(.*?)(?:\s+et\s+)?(en ligne)?$/iu.exec(location) ?? [];
  const virtual = online === undefined ? [] : [{ '@type': 'VirtualLocation', url }];
  const physical = place === '' ? [] : [{ '@type': 'Place', name: place, address: place }];
  const mode = place === '' ? 'Online' : online === undefined ? 'Offline' : 'Mixed';
  const locations = [...physical, ...virtual];
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locations.length === 1 ? locations[0] : locations,
  };
}
