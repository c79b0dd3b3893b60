import { expect, test } from 'vitest';
import { contactHref } from '../../src/ui/contact-link.tsx';
import { hrefsOf, linksOf, openingsWith, usesOf, wordsOf } from './rendered.ts';

test('every channel shows its value, as a link where it can be one', () => {
  for (const { aside, html } of openingsWith('channels')) {
    const links = hrefsOf(html);
    for (const { kind, label, value } of aside.channels) {
      expect(wordsOf(html)).toContain(wordsOf(label));
      const href = contactHref(kind, value);
      if (href !== undefined) expect(links).toContain(href);
    }
  }
});

test.each([
  ['email', 'bonjour@example.fr', 'mailto:bonjour@example.fr'],
  ['phone', '+32 2 555 12 34', 'tel:+3225551234'],
  ['place', '12 rue de l’Exemple', undefined],
  ['level', '99 %', undefined],
  ['hours', 'lundi, 9 h à 12 h', undefined],
] as const)('a channel of the kind %s, %s, leads to %s', (kind, value, href) =>
  expect(contactHref(kind, value)).toBe(href),
);

test('the ways of the offices lead where the page says, or open the chat as it says', () => {
  for (const { block, html } of usesOf('highlight')) {
    for (const { action } of block.ways ?? []) {
      if (action.href !== undefined) expect(linksOf(html).map(({ href }) => href)).toContain(action.href);
      else expect(html).toMatch(new RegExp(`<button[^>]*data-chat="${action.chat}"`));
    }
  }
});
