import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../src/forms/answer.ts';
import { topicName, trapName } from '../../src/forms/form-fields.ts';
import { phoneHref } from '../../src/ui/contact-link.tsx';
import { site } from './real-site.ts';
import { hrefsOf, usesOf, wordsOf, openingsWith } from './rendered.ts';
import { hoursTable } from '../../src/shared/opening-hours.ts';
import { addressLine } from '../../src/shared/postal-address.ts';
import { hoursWords, locale } from '#generated/locale.ts';

/** What a form is made of, whatever its spec says. */
describe.each(usesOf('form'))('the form on $path', ({ block: { form }, html }) => {
  const controls = [...html.matchAll(/<(?:input|select|textarea) [^>]*name="(\w+)"[^>]*>/g)];
  const fields = fieldsOf(form);

  test('holds the fields of its file in their order, and names no address to go to but that of a delivery', () => {
    const topics = form.topic === undefined ? [] : [topicName];
    // What a link asks for is no field that a visitor fills in.
    for (const name of topics) expect(html).toMatch(new RegExp(`<input[^>]* readOnly="" hidden="" name="${name}"`));
    // What is sent with each request is no field either.
    const names = new Set(controls.filter(([tag]) => !tag.includes('type="hidden"')).map(([, name]) => name));
    expect([...names]).toEqual([...topics, ...fields.map(({ name }) => name), trapName]);
    const sends = site.settings.forms?.delivery !== 'none';
    expect(html).toMatch(sends ? /<form (?=[^>]*method="post")[^>]*action=/ : /<form[^>]* method="dialog"/);
    expect(/<form[^>]* action=/.test(html)).toBe(sends);
    expect(/<button type="submit"[^>]* disabled=""/.test(html)).toBe(!sends);
  });

  test('gives each field its native type, and requires what its file does', () => {
    const required = controls.filter(([tag]) => / required=""/.test(tag)).map(([, name]) => name);
    expect(new Set(required)).toEqual(
      new Set(fields.filter((field) => field.required === true).map(({ name }) => name)),
    );
    for (const { name, kind } of fields)
      if (['email', 'tel', 'date', 'number'].includes(kind))
        expect(html).toMatch(new RegExp(`<input (?=[^>]*name="${name}")[^>]*type="${kind}"`));
  });

  test.each(fields.filter(({ kind }) => kind === 'choice'))(
    'offers under $name its choices, after an empty one',
    ({ name, choices = [] }) => {
      const [, select = ''] = new RegExp(`<select (?=[^>]*name="${name}").*?>(.*?)</select>`, 's').exec(html) ?? [];
      const shown = [...select.matchAll(/<option[^>]*>(.*?)<\/option>/gs)].map(([, label = '']) => wordsOf(label));
      expect(shown.slice(1)).toEqual(choices.map(({ label }) => wordsOf(label)));
      expect(select).toMatch(/^<option [^>]*value=""/);
    },
  );

  test('offers every time of its half days', () => {
    for (const { name, days = [] } of fields.filter(({ kind }) => kind === 'slot')) {
      const times = [...html.matchAll(new RegExp(`<input type="radio"[^>]*name="${name}"[^>]*value="([^"]*)"`, 'g'))];
      expect(times.map(([, time]) => time)).toEqual(days.flatMap((day) => day.times));
    }
  });

  test('shows each card with its figure and its points, and those of the first one beside them', () => {
    const { panel } = form;
    const choices = fields.find(({ name }) => name === panel?.field)?.choices ?? [];
    const beside = wordsOf(/<aside.*?<\/aside>/s.exec(html)?.[0] ?? '');
    for (const [index, { value, label, note = '', figure, points = [] }] of choices.entries()) {
      const [, card = ''] = new RegExp(`<div id="${value}"(.*?)(?=<div id="|</fieldset>)`, 's').exec(html) ?? [];
      const said = [label, String(figure?.value ?? ''), panel?.pointsHeading ?? '', ...points];
      for (const part of [...said, note]) expect(wordsOf(card)).toContain(wordsOf(part));
      if (index === 0) for (const part of said) expect(beside).toContain(wordsOf(part));
    }
    for (const { label, value } of panel?.facts ?? []) expect(beside).toContain(`${wordsOf(label)} ${wordsOf(value)}`);
  });
});

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
