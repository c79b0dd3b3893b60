import type { AgendaBlock, Page, ScheduledEvent, PageSite } from '#generated/types.ts';
import { zonedTime } from '../../shared/time-zone.ts';
import { isOver } from '../../ui/days.ts';
import { requestHref } from '../../ui/addresses.ts';
import { offeredEvents } from '../calendar-files.ts';
import { priceOf, company, type Thing } from './thing.ts';

/** The coming events of an agenda; past events are left out. */
export function scheduledEvents(block: AgendaBlock, site: PageSite, page: Page): readonly Thing[] {
  const { settings, day } = site;
  const { baseUrl, locale } = settings;
  return offeredEvents(block, day)
    .filter((event) => !isOver(event, day))
    .map((event) => ({
      '@type': 'Event',
      name: event.title,
      description: event.description,
      startDate: zonedTime(event.date, event.hours.start, locale.timeZone),
      ...endOf(event, locale.timeZone),
      eventStatus: 'https://schema.org/EventScheduled',
      ...attendance(event, `${baseUrl}${page.path}#${event.anchor}`),
      organizer: company(settings),
      ...offerOf(event, block, site),
    }));
}

/** Its end or its duration, as on the page. */
function endOf({ date, hours: { end }, duration }: ScheduledEvent, timeZone: string) {
  if (end !== undefined) return { endDate: zonedTime(date, end, timeZone) };
  return duration === undefined ? {} : { duration: `PT${duration}M` };
}

/** The price of a place and the address to book it, when the page has both. */
function offerOf({ id, price }: ScheduledEvent, { register: { href } }: AgendaBlock, site: PageSite) {
  if (price === undefined || href === undefined) return {};
  const url = site.settings.baseUrl + requestHref(href, id);
  return { offers: { '@type': 'Offer', priceSpecification: priceOf(price, site), url } };
}

/** Whether one goes there, connects, or either. */
function attendance({ location, online = false }: ScheduledEvent, url: string) {
  const virtual = online ? [{ '@type': 'VirtualLocation', url }] : [];
  const physical = location === undefined ? [] : [{ '@type': 'Place', name: location, address: location }];
  const mode = location === undefined ? 'Online' : online ? 'Mixed' : 'Offline';
  const locations = [...physical, ...virtual];
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locations.length === 1 ? locations[0] : locations,
  };
}
