import { describe, expect, test } from 'vitest';
import { contactTopics } from '../../src/blocks/contact-form/contact-topics.ts';
import { topicName, trapName } from '../../src/forms/form-fields.ts';
import { contactHref } from '../../src/ui/contact-link.tsx';
import { site } from './real-site.ts';
import { hrefsOf, linksOf, openingsWith, renderBlocks, usesOf, wordsOf } from './rendered.ts';

/** What the form receives under which name, in the order of the page. Source: the requirements, part 2, §3. */
const fields = [
  'name', 'company', 'email', 'phone', 'sector', 'companySize', 'subject', 'message', 'priority',
  'preferredContact', 'budget', 'timeline', 'currentChallenge', 'specificGoals',
]; // prettier-ignore

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
  ['phone', '01 23 45 67 89', 'tel:+33123456789'],
  ['place', '12 rue de l’Exemple', undefined],
  ['level', '99 %', undefined],
] as const)('a channel of the kind %s, %s, leads to %s', (kind, value, href) => {
  expect(contactHref(kind, value)).toBe(href);
});

describe.each(usesOf('contact-form'))('the form on $path', ({ block, html }) => {
  test('holds the documented fields, disabled nowhere but at its button, and never names an address to go to', () => {
    const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
    // What a link asks for is no field that a visitor fills in.
    expect(html).toMatch(new RegExp(`<input[^>]* readOnly="" hidden="" name="${topicName}"`));
    expect(names).toEqual([topicName, ...fields, trapName]);
    expect(html).toMatch(/<form[^>]* method="dialog"/);
    expect(html).not.toMatch(/<form[^>]* action=/);
    expect(html).toMatch(/<button type="submit" disabled=""/);
  });

  test('knows every item that a link of the site asks for', { timeout: 30_000 }, () => {
    const known = Object.keys(contactTopics(site.tables, block.items).demande);
    expect(new Set(known).size).toBe(known.length);
    const asked = site.pages.flatMap(({ path, blocks }) => (blocks.length === 0 ? [] : idsAskedOn(path)));
    expect(asked.filter((id) => !known.includes(id))).toEqual([]);
  });
});

test('the ways of the offices lead where the page says, or open the chat as it says', () => {
  for (const { block, html } of usesOf('office-box')) {
    for (const { action } of block.ways) {
      if (action.href !== undefined) expect(linksOf(html).map(({ href }) => href)).toContain(action.href);
      else expect(html).toMatch(new RegExp(`<button[^>]*data-chat="${action.chat}"`));
    }
  }
});

function idsAskedOn(path: string): string[] {
  return hrefsOf(renderBlocks(path)).flatMap((href) => {
    const [, query = ''] = href.split('?');
    return new URLSearchParams(query.split('#')[0]).getAll('demande');
  });
}
