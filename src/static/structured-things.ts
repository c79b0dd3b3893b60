import { telephones } from '#generated/telephones.ts';
import type {
  CatalogueBlock,
  ContactDetails,
  SiteSettings,
  OffersBlock,
  PostalAddress,
  AgendaBlock,
  ScheduledEvent,
} from '#generated/types.ts';
import type { Page, Site } from '../ui/site.ts';
import { hasPassed, isOver } from '../ui/days.ts';
import { minutesOf } from '../shared/dates.ts';
import { capitalized } from '../shared/locale.ts';
import { spanOf } from '../shared/opening-hours.ts';
import { zonedTime } from '../shared/time-zone.ts';
import { requestHref } from '../ui/addresses.ts';
import { calledOff, offeredEvents } from '../ui/event-details.ts';

export interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The company as other pages name it: the home page describes it under the same `@id`. */
export function company({ name, baseUrl }: SiteSettings): Thing {
  return { '@type': 'Organization', '@id': `${baseUrl}/#organization`, name };
}

/** The ways to reach the company or one of its places, and when. */
export function reachOf({ phone, email, address, openingHours = [] }: ContactDetails, country: string) {
  const hours = openingHours.flatMap(({ days, hours: written }) =>
    written.flatMap((one) => (one === 'by-appointment' ? [] : [hoursOf(days, spanOf(one))])),
  );
  return {
    ...(phone !== undefined && { telephone: telephones[phone] ?? phone }),
    ...(email !== undefined && { email }),
    ...(address !== undefined && { address: addressOf(address, country) }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
  };
}

/** Days that are closed have the same time twice. Source: developers.google.com, LocalBusiness. */
function hoursOf(days: readonly string[], [opens, closes] = ['00:00', '00:00']) {
  const dayOfWeek = days.map((day) => `https://schema.org/${capitalized(day)}`);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

function addressOf(parts: PostalAddress, country: string) {
  return { '@type': 'PostalAddress', ...parts, addressCountry: parts.addressCountry ?? country };
}

/** The places among the rows of a catalogue: those with contact details. */
export function places({ rows = [], groups = [], details: shown }: CatalogueBlock, site: Site): readonly Thing[] {
  return [...rows, ...groups.flatMap((group) => group.rows)].flatMap(({ name, text, details }) => {
    const contact = shown.flatMap(({ of }) => details[of]?.contact ?? [])[0];
    if (contact === undefined) return [];
    const { country } = site.settings.locale;
    return [{ '@type': 'Place', name, ...(text !== undefined && { description: text }), ...reachOf(contact, country) }];
  });
}

/** A price as the pages show it: with VAT, or without. */
export function priceOf(priceEur: number, { vat, settings }: Site) {
  return {
    '@type': 'UnitPriceSpecification',
    price: priceEur,
    priceCurrency: settings.locale.currency,
    ...(vat && { valueAddedTaxIncluded: vat.included }),
  };
}

/** The offers of a block whose prices are shown, at their list prices once it is over: labelled with VAT or without. */
export function offeredProducts(block: OffersBlock, site: Site, page: Page): readonly Thing[] {
  const { rows = [], groups = [], prices, validUntil } = block;
  const { baseUrl } = site.settings;
  if (prices?.shown === false) return [];
  const hasEnded = validUntil !== undefined && hasPassed(validUntil, site.day);
  return [{ id: block.id, offers: rows }, ...groups].flatMap(({ id, offers }) =>
    offers.flatMap(({ name, text, priceEur, listPriceEur = priceEur }): Thing[] => {
      if (priceEur === undefined || listPriceEur === undefined) return [];
      const offer = {
        '@type': 'Offer',
        url: `${baseUrl}${page.path}${id === undefined ? '' : `#${id}`}`,
        priceSpecification: priceOf(hasEnded ? listPriceEur : priceEur, site),
        ...(validUntil !== undefined && !hasEnded && { priceValidUntil: validUntil }),
      };
      const description = text === undefined ? {} : { description: text };
      return [{ '@type': 'Product', name, ...description, image: `${baseUrl}/icon-512.png`, offers: offer }];
    }),
  );
}

/** The coming events of an agenda; past events are left out. */
export function scheduledEvents(block: AgendaBlock, site: Site, page: Page): readonly Thing[] {
  const { settings, day } = site;
  const { baseUrl, locale } = settings;
  return offeredEvents(block, day)
    .filter((event) => !isOver(event, day))
    .map((event) => ({
      '@type': 'Event',
      name: event.title,
      description: event.description,
      startDate: zonedTime(event.date, minutesOf(event.time), locale.timeZone),
      ...endOf(event, block, locale.timeZone),
      eventStatus: `https://schema.org/Event${eventStates[event.status ?? 'upcoming']}`,
      ...attendance(event, locale.country, `${baseUrl}${page.path}#${event.anchor}`),
      organizer: company(settings),
      ...offerOf(event, block, site),
    }));
}

const eventStates = { upcoming: 'Scheduled', past: 'Scheduled', cancelled: 'Cancelled', postponed: 'Postponed' };

/** Its end or its duration, as on the page: a programme shows durations. */
function endOf({ date, time, duration }: ScheduledEvent, { look }: AgendaBlock, timeZone: string) {
  if (duration === undefined) return {};
  if (look === 'programme') return { duration: `PT${duration}M` };
  return { endDate: zonedTime(date, minutesOf(time) + duration, timeZone) };
}

/** The price of a place and the address to book it, when the page has both and the event takes place. */
function offerOf(event: ScheduledEvent, { register: { href } }: AgendaBlock, site: Site) {
  const { id, price } = event;
  if (price === undefined || href === undefined || calledOff(event) !== undefined) return {};
  const url = site.settings.baseUrl + requestHref(href, id);
  return { offers: { '@type': 'Offer', priceSpecification: priceOf(price, site), url } };
}

/** Whether one goes there, connects, or either; nothing of an event that has neither. */
function attendance({ location, address, online = false }: ScheduledEvent, country: string, url: string) {
  const virtual = online ? [{ '@type': 'VirtualLocation', url }] : [];
  const physical =
    location === undefined
      ? []
      : [{ '@type': 'Place', name: location, address: address === undefined ? location : addressOf(address, country) }];
  const locations = [...physical, ...virtual];
  if (locations.length === 0) return {};
  const mode = physical.length === 0 ? 'Online' : online ? 'Mixed' : 'Offline';
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: locations.length === 1 ? locations[0] : locations,
  };
}
