import { text as readText } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { dateField, dialog, field, fillRequired, open, submit } from './demo-form-page.ts';
import { withForm } from './forms.ts';
import { expect, test } from './neutral-site.ts';
import { containing, withSome } from './site.ts';

withForm('demo', ({ form: described }) => {
  const { confirmation } = described;
  const dateName = dateField?.name ?? '';

  test.beforeEach(({ page }) => open(page));

  withSome('note about the days', dateField?.help, (daysNote) => {
    test('the field of the day says which days are offered, and is read with it', async ({ page }) => {
      await expect(page.locator('main').getByText(daysNote)).toBeVisible();
      await expect(field(page, dateName)).toHaveAccessibleDescription(daysNote);
    });
  });

  withSome('day on which nothing takes place', dateField?.closed, ({ days, note }) => {
    test('a day on which nothing takes place is said beside its field, and the request hands over a calendar file', async ({
      page,
    }) => {
      await fillRequired(page);
      const said = page.locator('[data-hint]').filter({ hasText: containing(note) });
      for (const date of ['2099-12-05', '2099-12-06', '2099-12-07']) {
        await field(page, dateName).fill(date);
        const weekday = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
        await expect(said).toHaveCount(days.some((closed) => closed === weekday) ? 1 : 0);
      }
      await submit(page).click();
      const file = page.waitForEvent('download');
      const { calendar } = confirmation;
      test.skip(calendar === undefined, 'the confirmation has no calendar file');
      await dialog(page)
        .getByRole('button', { name: calendar?.label ?? '' })
        .click();
      expect(await (await file).createReadStream().then(readText)).toContain('DTSTART;TZID=');
    });
  });

  withSome('first day to choose', dateField?.earliest, () => {
    test.describe('the date is not before the visitor’s today', () => {
      for (const [timezoneId, instant, today, yesterday] of [
        ['Pacific/Auckland', '2026-11-21T12:30:00Z', '2026-11-22', '2026-11-21'],
        ['America/Martinique', '2026-11-22T02:30:00Z', '2026-11-21', '2026-11-20'],
      ] as const) {
        test.describe(`in ${timezoneId}`, () => {
          test.use({ timezoneId });

          test('which is another day than in Greenwich', async ({ page }) => {
            await page.clock.setFixedTime(instant);
            await open(page);
            await expect(field(page, dateName)).toHaveAttribute('min', today);
            await field(page, dateName).fill(yesterday);
            expect(await isTooEarly(page)).toBe(true);
            await field(page, dateName).fill(today);
            expect(await isTooEarly(page)).toBe(false);
          });
        });
      }

      test('also when the page stays open past midnight', async ({ page }) => {
        await page.clock.install({ time: '2026-11-21T22:58:00Z' });
        await open(page);
        await expect(field(page, dateName)).toHaveAttribute('min', '2026-11-21');
        await page.clock.runFor('03:00');
        await expect(field(page, dateName)).toHaveAttribute('min', '2026-11-22');
      });

      test('also when the computer has slept over midnight', async ({ page }) => {
        await page.clock.install({ time: '2026-11-21T20:00:00Z' });
        await open(page);
        await page.clock.pauseAt('2026-11-21T20:01:00Z');
        // The clock goes on, and no timer does.
        await page.clock.setSystemTime('2026-11-22T07:00:00Z');
        await expect(field(page, dateName)).toHaveAttribute('min', '2026-11-21');
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(field(page, dateName)).toHaveAttribute('min', '2026-11-22');
      });
    });
  });

  function isTooEarly(page: Page): Promise<boolean> {
    return field(page, dateName).evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow);
  }
});
