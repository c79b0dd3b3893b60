import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { distPath } from '../../codegen/site/publish/publish.ts';
import { thingsIn } from '../run/text-nodes.ts';
import { englishSite, swissSite } from './example-sites.ts';

const week = (...names: string[]) => names.map((name) => `https://schema.org/${name}`);

/** The same hours in all of them: past midnight on two days, by appointment on one, closed on one. */
const openingHoursSpecification = [
  { dayOfWeek: week('Tuesday', 'Wednesday', 'Thursday'), opens: '09:30', closes: '17:00' },
  { dayOfWeek: week('Friday', 'Saturday'), opens: '18:00', closes: '01:00' },
  { dayOfWeek: week('Monday'), opens: '00:00', closes: '00:00' },
].map((hours) => ({ '@type': 'OpeningHoursSpecification', ...hours }));

test.each([
  {
    site: 'English',
    folder: englishSite,
    phone: ['tel:+442079460018', '+44 20 7946 0018'],
    address: ['10 Example Street, London, SW1A 2AA', '10 Example Street', 'SW1A 2AA', 'London', 'GB'],
    hours: [
      ['Tuesday to Thursday', '9:30 to 17:00'],
      ['Friday and Saturday', '18:00 to 1:00'],
      ['Sunday', 'by appointment'],
      ['Monday', 'closed'],
    ],
    event: ['Saturday', 'August', '9:30 to 12:30', '£85', '£1,250.50'],
    starts: '2099-08-01T09:30+01:00',
  },
  {
    site: 'Swiss German',
    folder: swissSite,
    phone: ['tel:+41447001230', '044 700 12 30'],
    address: ['Seestrasse 3, 8002 Zürich', 'Seestrasse 3', '8002', 'Zürich', 'CH'],
    hours: [
      ['Dienstag bis Donnerstag', '9:30 bis 17:00'],
      ['Freitag und Samstag', '18:00 bis 1:00'],
      ['Sonntag', 'nach Vereinbarung'],
      ['Montag', 'geschlossen'],
    ],
    event: ['Samstag', 'August', '9:30 bis 12:30', 'CHF 85', "CHF 1'250.50"],
    starts: '2099-08-01T09:30+02:00',
  },
])('a contact page and three events in $site are written, linked and described as there', (expected) => {
  const dist = realpathSync(distPath(expected.folder));
  const [contact, agenda] = ['book.html', 'workshops.html'].map((file) => readFileSync(join(dist, file), 'utf8'));
  const [href, number] = expected.phone;
  const [line = '', streetAddress, postalCode, addressLocality, addressCountry] = expected.address;
  expect(linkOf(contact, String(href))).toBe(number);
  expect(linkOf(contact, 'mailto:hello@pottersyard.example.com')).toBe('hello@pottersyard.example.com');
  expect(linkOf(contact, `https://maps.example.com/?q=${encodeURIComponent(line)}`)).toContain(line);
  const rows = [...String(contact).matchAll(/<tr><th[^>]*>(.*?)<\/th><td>(.*?)<\/td><\/tr>/gu)];
  expect(rows.map(([, days = '', hours = '']) => [textOf(days), textOf(hours)])).toEqual(expected.hours);
  expect(thingsIn(String(contact))).toContainEqual(
    expect.objectContaining({
      '@type': 'LocalBusiness',
      telephone: String(href).slice(4),
      address: { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry },
      openingHoursSpecification,
    }),
  );
  const shown = textOf(String(agenda));
  for (const text of expected.event) expect(shown).toContain(text);
  expect(String(agenda).match(/<time dateTime="/giu)).toHaveLength(3);
  expect(thingsIn(String(agenda)).find((thing) => thing['@type'] === 'Event')).toMatchObject({
    startDate: expected.starts,
  });
});

function linkOf(html: string | undefined, href: string): string {
  const links = [...String(html).matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gsu)];
  return textOf(links.find(([, to]) => to === href)?.[2] ?? '');
}

/** What is read of some HTML, all spaces alike; a nought before an hour, which depends on the version of Intl's data, left out. */
function textOf(html: string): string {
  const text = html.replaceAll(/<[^>]*>/gu, '').replaceAll('&#x27;', "'");
  return text.replaceAll(/\s+/gu, ' ').replaceAll(/(?<!\d)0(?=\d:\d)/gu, '');
}
