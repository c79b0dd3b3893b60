import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { choicesOf } from '../../src/forms/options.ts';
import { openAlive } from './open-alive.ts';
import { tables, withBlock } from './site.ts';

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
const choice = (list: string) => fc.constantFrom('', ...choicesOf(list).map(({ value }) => value));
withBlock('demo-booking', ({ path, block }) => {
  const fill = fc.record({
    demoType: fc.constantFrom(...tables.demoTypes.map(({ id }) => id)),
    name: line,
    company: line,
    // The browser itself trims an address.
    email: fc.emailAddress(),
    phone: line,
    date: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    time: fc.constantFrom(...block.form.days.flatMap(({ slots }) => slots)),
    sector: choice('sector'),
    useCase: choice('demo-use-case'),
    companySize: choice('company-size'),
    budget: choice('budget'),
    timeline: choice('timeline'),
    specificNeeds: lines,
    currentSolution: lines,
  });

  // One page, one engine: the widths of the projects change nothing here.
  test(
    '500 random fills lose nothing: the draft holds each, and reloads bring them back',
    { tag: '@desktop' },
    async ({ page }) => {
      await openAlive(page, path);
      const fills = fc.sample(fill, 500);
      const lost = await page.evaluate(
        ({ all, standard }) => {
          const form = document.querySelector<HTMLFormElement>('form:has([name="currentSolution"])');
          if (form === null) throw new Error('no form');
          return all.flatMap((wanted) => {
            for (const [name, value] of Object.entries(wanted)) {
              const control = form.elements.namedItem(name);
              if (control !== null && 'value' in control) control.value = value;
            }
            form.dispatchEvent(new InputEvent('input', { bubbles: true }));
            const kept = JSON.parse(sessionStorage.getItem('draft-demo') ?? '{}') as Record<string, string>;
            // What stands as the page brought it is not kept: nothing, and the first type.
            const restored = { demoType: standard, ...kept } as Record<string, string>;
            const missing = Object.entries(wanted).filter(([name, value]) => (restored[name] ?? '') !== value);
            return missing.map(([name, value]) => ({ name, value, kept: kept[name] }));
          });
        },
        { all: fills, standard: tables.demoTypes[0]?.id ?? '' },
      );
      expect(lost).toEqual([]);
      for (const expected of [fills.at(-1), ...fills.slice(0, 3)]) {
        await page.evaluate((fields) => sessionStorage.setItem('draft-demo', JSON.stringify(fields)), expected);
        await page.reload();
        await expect(page.locator('[data-island=demo-booking]')).toHaveAttribute('data-alive');
        const shown = await page.locator('form:has([name="currentSolution"])').evaluate((form: HTMLFormElement) => {
          const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
          return Object.fromEntries(entries.filter(([name]) => name !== 'reference'));
        });
        expect(shown).toEqual(expected);
      }
    },
  );
});
