import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../src/forms/options.ts';
import { contactHref } from '../../src/ui/contact-link.tsx';
import { site } from './real-site.ts';
import { hrefsOf, usesOf, wordsOf } from './rendered.ts';

const { demoTypes } = site.tables;
/** Which list of the spec each field of the booking offers. Source: part 2, §5. */
const lists = {
  sector: 'sector',
  useCase: 'demo-use-case',
  companySize: 'company-size',
  budget: 'budget',
  timeline: 'timeline',
} as const;

describe.each(usesOf('demo-booking'))('the booking on $path', ({ block, html }) => {
  test.each(demoTypes)(
    'shows $id with its duration and its own topics',
    ({ id, title, description, durationMinutes, covers }) => {
      const [, card = ''] = new RegExp(`<div id="${id}"(.*?)(?=<div id="|</fieldset>)`, 's').exec(html) ?? [];
      const shown = wordsOf(card);
      for (const part of [title, description, block.session.coversHeading, ...covers])
        expect(shown).toContain(wordsOf(part));
      expect(shown).toContain(String(durationMinutes));
    },
  );

  test('opens with the duration and the topics of the first type beside it', () => {
    const panel = wordsOf(/<aside.*?<\/aside>/s.exec(html)?.[0] ?? '');
    const [first] = demoTypes;
    for (const part of [String(first?.durationMinutes), ...(first?.covers ?? [])])
      expect(panel).toContain(wordsOf(part));
    for (const { label, value } of block.session.facts) expect(panel).toContain(`${wordsOf(label)} ${wordsOf(value)}`);
  });

  // The names and which of them are required are what receives the form: the requirements, part 2, §3 and §5.
  test('has every field under its name, with the native types and the required ones', () => {
    const controls = [...html.matchAll(/<(?:input|select|textarea) [^>]*name="(\w+)"[^>]*>/g)];
    const names = new Set(controls.map(([, name]) => name));
    for (const name of Object.keys(block.form.fields)) expect(names).toContain(name);
    const required = controls.filter(([tag]) => / required=""/.test(tag)).map(([, name]) => name);
    expect(new Set(required)).toEqual(new Set(['name', 'company', 'email', 'sector', 'useCase', 'date', 'time']));
    expect(html).toMatch(/<input (?=[^>]*name="email")[^>]*type="email"/);
    expect(html).toMatch(/<input (?=[^>]*name="phone")[^>]*type="tel"/);
  });

  test.each(Object.entries(lists))('offers under %s the list %s, after an empty choice', (name, list) => {
    const [, select = ''] = new RegExp(`<select (?=[^>]*name="${name}").*?>(.*?)</select>`, 's').exec(html) ?? [];
    const shown = [...select.matchAll(/<option[^>]*>(.*?)<\/option>/gs)].map(([, label = '']) => wordsOf(label));
    expect(shown.slice(1)).toEqual(choicesOf(list).map(({ label }) => wordsOf(label)));
    expect(select).toMatch(/^<option [^>]*value=""/);
  });

  test('says how to ask without the form', () => {
    const links = hrefsOf(html);
    for (const { email, phone, action } of block.ways) {
      const href =
        action?.href ?? (email === undefined ? contactHref('phone', phone ?? '') : contactHref('email', email));
      expect(links).toContain(href);
    }
  });
});

test('a booking offers every slot of its days', () => {
  for (const { block, html } of usesOf('demo-booking')) {
    const slots = [...html.matchAll(/<input type="radio"[^>]*name="time"[^>]*value="([^"]*)"/g)];
    expect(slots.map(([, slot]) => slot)).toEqual(block.form.days.flatMap((day) => day.slots));
  }
});
