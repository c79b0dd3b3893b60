import fc from 'fast-check';
import { fieldsOf } from '../../src/forms/answer.ts';
import type { FormField } from '#generated/types.ts';
import { openAlive } from './open-alive.ts';
import { withForm } from './forms.ts';
import { expect, test } from './test.ts';

const awkward = fc.constantFrom(
  ' ',
  '« l’“IA” »',
  '👩🏽‍⚕️🇫🇷',
  'é\u0301',
  'a=b&c=d+e%20;?#',
  '<b>',
  '__proto__',
  'x'.repeat(500),
);
const line = fc.oneof(awkward, fc.string({ unit: 'grapheme' })).map((text) => text.replaceAll(/[\r\n]/g, ' '));
const lines = fc.array(line, { maxLength: 4 }).map((all) => all.join('\n'));
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Whatever may stand in a field. */
function fillOf({ kind, choices = [], days = [] }: FormField): fc.Arbitrary<string> {
  if (kind === 'cards') return fc.constantFrom(...choices.map(({ value }) => value));
  if (choices.length > 0) return fc.constantFrom('', ...choices.map(({ value }) => value));
  if (kind === 'slot') return fc.constantFrom(...days.flatMap(({ times }) => times));
  // The browser itself trims an address.
  const others: Partial<Record<FormField['kind'], fc.Arbitrary<string>>> = {
    email: fc.emailAddress(),
    date: day,
    longText: lines,
  };
  return others[kind] ?? line;
}

withForm('demo', ({ path, form: described }) => {
  const cards = fieldsOf(described).find(({ kind }) => kind === 'cards');
  const holding = `form:has([name="${fieldsOf(described).at(-1)?.name}"])`;
  const fill = fc.record(Object.fromEntries(fieldsOf(described).map((field) => [field.name, fillOf(field)])));

  // One page, one engine: the widths of the projects change nothing here.
  test('random fills lose nothing: the draft holds each, and reloads bring them back', async ({ page }) => {
    await openAlive(page, path);
    const fills = fc.sample(fill, 60);
    const lost = await page.evaluate(
      ({ all, standard, holding: selector }) => {
        const form = document.querySelector<HTMLFormElement>(selector);
        if (form === null) throw new Error('no form');
        return all.flatMap((wanted) => {
          for (const [name, value] of Object.entries(wanted)) {
            const control = form.elements.namedItem(name);
            // Where there is one hour or one card to choose, it is no group of them.
            if (control instanceof HTMLInputElement && control.type === 'radio')
              control.checked = control.value === value;
            else if (control !== null && 'value' in control) control.value = value;
          }
          form.dispatchEvent(new InputEvent('input', { bubbles: true }));
          const kept = JSON.parse(sessionStorage.getItem('draft-demo') ?? '{}') as Record<string, string>;
          // What stands as the page brought it is not kept: nothing, and the first type.
          const restored = { ...standard, ...kept } as Record<string, string>;
          const missing = Object.entries(wanted).filter(([name, value]) => (restored[name] ?? '') !== value);
          return missing.map(([name, value]) => ({ name, value, kept: kept[name] }));
        });
      },
      { all: fills, standard: cards === undefined ? {} : { [cards.name]: cards.choices?.[0]?.value ?? '' }, holding },
    );
    expect(lost).toEqual([]);
    for (const expected of [fills.at(-1), ...fills.slice(0, 3)]) {
      await page.evaluate((fields) => sessionStorage.setItem('draft-demo', JSON.stringify(fields)), expected);
      await page.reload();
      await expect(page.locator('[data-island=form]')).toHaveAttribute('data-alive');
      const shown = await page.locator(holding).evaluate((form: HTMLFormElement) => {
        const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
        return Object.fromEntries(entries.filter(([name]) => name !== 'reference'));
      });
      expect(shown).toEqual(expected);
    }
  });
});
