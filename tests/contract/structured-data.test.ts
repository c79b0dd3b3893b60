import { describe, expect, test } from 'vitest';
import { renderPage } from '../../src/static/render-page.tsx';
import { locale } from '#generated/locale.ts';
import type { ScheduledEvent } from '#generated/types.ts';
import { scheduledEvents, type Thing } from '../../src/static/structured-things.ts';
import { structuredData } from '../../src/static/structured-data.tsx';
import { formatTime } from '../../src/shared/dates.ts';
import { isOver } from '../../src/ui/days.ts';
import { formatEuros } from '../../src/ui/format-numbers.ts';
import { isObject, valuesIn, type Json } from '../../codegen/base/json.ts';
import { site } from './real-site.ts';
import { agendasOf, assets, charactersOf, htmlOf, pageAt, thingsIn, usesOf } from './rendered.ts';

const described = site.pages.filter(({ path }) => path !== '/404').map(({ path }) => path);

const { words } = site.settings.locale;
const vat = site.tables.vatModes.find(({ id }) => id === site.settings.vat);

/** What search engines need of each type. Source: Google Search Central, structured data; schema.org for Service. */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name'],
  LocalBusiness: ['@id', 'name', 'address'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name'],
  Product: ['name', 'offers', 'image'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  Offer: ['url'],
  Service: ['name', 'provider', 'url'],
  Event: ['name', 'startDate', 'location', 'eventStatus', 'eventAttendanceMode', 'organizer'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
};

describe.each(described)('the structured data of %s', (path) => {
  const html = htmlOf(pageAt(path));
  const things = thingsIn(html);

  test('parse, and are those of the page', () => expect(things).toEqual(structuredData(site, pageAt(path))));

  test('have the properties that search engines need', () => {
    const missing = nodesIn(things).flatMap((node) =>
      (required[node['@type']] ?? ['a known type']).filter((property) => !(property in node)),
    );
    expect(missing).toEqual([]);
  });

  test('say nothing that the page does not show', () => {
    const body = html.slice(html.indexOf('<body'), html.lastIndexOf('<script type="application/ld+json"'));
    const shown = charactersOf(body.replaceAll('<', ' <')).replace(/\s+/g, ' ');
    const times = [...body.matchAll(/datetime="([^"]+)"/gi)].map(([, time = '']) => time);
    const hidden = nodesIn(things)
      .flatMap((node) => Object.entries(node))
      .filter(([property, value]) => !isShown(property, value, shown, times));
    expect(hidden).toEqual([]);
  });
});

test('a page that does not show the opening hours says none', () => {
  const hours = JSON.stringify(site.settings.contact.openingHours);
  for (const { page, block } of usesOf('hero').map((use) => ({ ...use, page: pageAt(use.path) }))) {
    if (block.aside?.kind !== 'channels') continue;
    const blocks = page.blocks.filter((one) => one === block || !JSON.stringify(one).includes(hours));
    const [company] = structuredData(site, { ...page, blocks });
    expect(company).not.toHaveProperty('openingHoursSpecification');
  }
});

test('an offer describes its packs at their prices, with their VAT and their last day', () => {
  for (const { path, block } of usesOf('offers')) {
    const { validUntil, rows: packs } = block;
    if (validUntil === undefined || packs === undefined) continue;
    const things = structuredData({ ...site, day: validUntil }, pageAt(path));
    const products = things.filter((thing) => thing['@type'] === 'Product');
    expect(products.map((thing) => thing['name'])).toEqual(packs.map(({ name }) => name));
    const prices = nodesIn(products).filter((node) => node['@type'] === 'UnitPriceSpecification');
    expect(prices.map(({ price }) => price)).toEqual(packs.map(({ priceEur }) => priceEur));
    const ends = nodesIn(products).flatMap((node) => node['priceValidUntil'] ?? []);
    expect(ends).toEqual(prices.map(() => validUntil));
    expect(prices.every((price) => price['valueAddedTaxIncluded'] === vat?.included)).toBe(true);
  }
});

test('each technology and each approach is a service', () => {
  const { technologies, approaches } = site.tables;
  for (const { name, path } of [...technologies.map((row) => ({ ...row, path: row.href })), ...approaches]) {
    const services = structuredData(site, pageAt(path)).filter((thing) => thing['@type'] === 'Service');
    expect(services.map((service) => service['name'])).toEqual([name]);
  }
});

/** Events of the tests' own: in the agendas of the spec, in place of theirs. */
function eventsAt(places: readonly Partial<ScheduledEvent>[], date = '2031-12-01', look?: 'list' | 'programme') {
  return agendasOf('list').map(({ path, block }) => {
    const rows = places.map((place, index) => ({
      id: `e${index}`, anchor: `e${index}`, title: `Événement ${index}`, date, time: '09:30', duration: 450, ...place,
    })); // prettier-ignore
    const agenda = { ...block, look: look ?? block.look, rows };
    const things = scheduledEvents(agenda, { ...site, day: '2031-11-01' }, pageAt(path));
    return { path, things };
  });
}

test('only events to come are described, in the order of the agenda, from whatever table', () => {
  for (const { path, block } of usesOf('agenda')) {
    const events = structuredData(site, pageAt(path)).filter((thing) => thing['@type'] === 'Event');
    const upcoming = block.look === 'strip' ? [] : block.rows.filter((event) => !isOver(event, site.day));
    expect(events.map(({ name }) => name)).toEqual(upcoming.map(({ title }) => title));
  }
  for (const { things } of eventsAt([{ location: 'Nantes' }], '2031-10-31')) expect(things).toEqual([]);
});

test('an event whose agenda shows how long it lasts, and not until when, says the same to search engines', () => {
  const late = [{ time: '22:30', duration: 90 }];
  for (const { things } of eventsAt(late, '2031-12-01', 'programme')) {
    expect(things).toMatchObject([{ startDate: '2031-12-01T22:30+01:00', duration: 'PT90M' }]);
    for (const property of ['endDate', 'offers']) expect(things[0]).not.toHaveProperty(property);
  }
  for (const { things } of eventsAt(late)) expect(things).toMatchObject([{ endDate: '2031-12-02T00:00+01:00' }]);
});

test('an event says when it is, and whether one goes there, connects, or either: nothing where the owner says none', () => {
  for (const { path, things } of eventsAt([
    { location: 'Nantes' },
    { location: 'Grenoble', online: true },
    { online: true },
    {},
    { online: false },
  ])) {
    const [there, either, online, ...unsaid] = things;
    expect(unsaid).toHaveLength(2);
    for (const thing of unsaid) {
      expect(thing).not.toHaveProperty('eventAttendanceMode');
      expect(thing).not.toHaveProperty('location');
    }
    expect(there).toMatchObject({
      startDate: '2031-12-01T09:30+01:00',
      endDate: '2031-12-01T17:00+01:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Nantes' },
    });
    expect(either).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place', name: 'Grenoble' }, { '@type': 'VirtualLocation' }],
    });
    expect(online).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: expect.stringContaining(`${path}#`) as string },
    });
  }
});

test('an event that is called off says so, and offers no place; a free place has the price 0', () => {
  for (const { things } of eventsAt([
    { price: 0 },
    { price: 90, status: 'cancelled' },
    { price: 0, status: 'postponed' },
  ])) {
    const offered = things.map(({ eventStatus, offers }) => [eventStatus, offers !== undefined]);
    expect(offered).toEqual([
      ['https://schema.org/EventScheduled', true],
      ['https://schema.org/EventCancelled', false],
      ['https://schema.org/EventPostponed', false],
    ]);
    expect(things[0]?.['offers']).toMatchObject({ priceSpecification: { price: 0 } });
  }
});

test('the not-found page, which has no address of its own, describes nothing', () =>
  expect(structuredData(site, pageAt('/404'))).toEqual([]));

test('no text can end the script that holds it', () => {
  const name = '</script><script>alert(1)</script><!--';
  const html = renderPage({ ...site, settings: { ...site.settings, name } }, pageAt('/'), assets);
  expect(thingsIn(html)[0]).toMatchObject({ name });
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

const nodesIn = (things: unknown): Thing[] =>
  valuesIn(things as Json).flatMap(({ value }) => (isObject(value) && '@type' in value ? [value as Thing] : []));

/** Whether a value stands on the page, or is an address or a form that says the same as what stands there. */
function isShown(property: string, value: unknown, shown: string, times: readonly string[]): boolean {
  if (property === '@type' || property === 'position' || typeof value === 'object') return true;
  if (typeof value === 'string' && value.startsWith('https://')) return true;
  if (property === 'price' && typeof value === 'number')
    return shown.includes(value === 0 ? 'Gratuit' : formatEuros(value).replace(/\s+/g, ' '));
  if (property === 'duration') return shown.includes(`${String(value).replaceAll(/\D/g, '')} ${words?.minutes}`);
  if (property === 'priceCurrency') return value === 'EUR' && shown.includes('€');
  if (property === 'valueAddedTaxIncluded')
    return vat !== undefined && value === vat.included && shown.includes(vat.label);
  if (property === 'telephone') return shown.replaceAll(/\s/g, '').includes(`0${String(value).slice(3)}`);
  if (property === 'addressCountry') return value === site.settings.locale.country;
  if (property === 'opens' || property === 'closes') return shown.includes(`${Number.parseInt(String(value), 10)} h`);
  if (property === 'priceValidUntil') return times.includes(String(value));
  if (property === 'startDate' || property === 'endDate') {
    const [date = '', hour = '', minute = ''] = String(value).split(/[T:+]/);
    const time = formatTime(Number(hour) * 60 + Number(minute), locale);
    return times.includes(date) && shown.includes(time.replaceAll(/\s/g, ' '));
  }
  return shown.includes(String(value).replace(/\s+/g, ' '));
}
