import { expect, test } from 'vitest';
import { phoneHref } from '../../src/ui/contact-link.tsx';
import { hoursTable } from '../../src/shared/opening-hours.ts';
import { addressLine } from '../../src/shared/postal-address.ts';
import { hoursWords, locale } from '#generated/locale.ts';
import { hrefsOf, linksOf, openingsWith, usesOf, wordsOf } from './rendered.ts';

test('every channel shows its value, as a link where it can be one', () => {
  for (const { aside, html } of openingsWith('channels')) {
    const links = hrefsOf(html);
    const words = wordsOf(html);
    for (const { kind, label, value = '', address, openingHours } of aside.channels) {
      expect(words).toContain(wordsOf(label));
      const shown = address === undefined ? value : addressLine(address, locale);
      const [hours] = hoursTable(openingHours ?? [], { locale, words: hoursWords });
      expect(words.replaceAll(/\s/gu, '')).toContain((hours?.days ?? shown).replaceAll(/\s/gu, ''));
      if (kind === 'email') expect(links).toContain(`mailto:${value}`);
      if (kind === 'phone') expect(links).toContain(phoneHref(value));
    }
  }
});

test('a number that is on no page is dialled as it is written', () =>
  expect(phoneHref('+32 2 555 12 34')).toBe('tel:+3225551234'));

test('the ways of the offices lead where the page says, or open the chat as it says', () => {
  for (const { block, html } of usesOf('highlight')) {
    for (const { action } of block.ways ?? []) {
      if (action.href !== undefined) expect(linksOf(html).map(({ href }) => href)).toContain(action.href);
      else expect(html).toMatch(new RegExp(`<button[^>]*data-chat="${action.chat}"`));
    }
  }
});
