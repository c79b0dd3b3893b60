import { text as readText } from 'node:stream/consumers';
import { dateField, DemoForm } from './demo-form-page.ts';
import { withForm } from './forms.ts';
import { expect, test } from './neutral-site.ts';
import { containing, withSome } from './site.ts';

withForm('demo', ({ form: described }) => {
  const { confirmation } = described;
  const dateName = dateField?.name ?? '';

  test.beforeEach(({ page }) => new DemoForm(page).open());

  withSome('note about the days', dateField?.help, (daysNote) => {
    test('the field of the day says which days are offered, and is read with it', async ({ booking, page }) => {
      await expect(page.locator('main').getByText(daysNote)).toBeVisible();
      await expect(booking.field(dateName)).toHaveAccessibleDescription(daysNote);
    });
  });

  withSome('day on which nothing takes place', dateField?.closed, ({ days, note }) => {
    test('a day on which nothing takes place is said beside its field, and the request hands over a calendar file', async ({
      booking,
      page,
    }) => {
      await booking.fillRequired();
      const said = page.locator('[data-hint]').filter({ hasText: containing(note) });
      for (const date of ['2099-12-05', '2099-12-06', '2099-12-07']) {
        await booking.field(dateName).fill(date);
        const weekday = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
        await expect(said).toHaveCount(days.some((closed) => closed === weekday) ? 1 : 0);
      }
      await booking.submit.click();
      const file = page.waitForEvent('download');
      const { calendar } = confirmation;
      test.skip(calendar === undefined, 'the confirmation has no calendar file');
      await booking.dialog.getByRole('button', { name: calendar?.label ?? '' }).click();
      expect(await (await file).createReadStream().then(readText)).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
    });
  });

  withSome('first day to choose', dateField?.earliest, () => {
    test('the date is not before the visitor’s today, also when the page stays open past midnight', async ({
      booking,
      page,
    }) => {
      await page.clock.install({ time: '2026-11-21T22:58:00Z' });
      await booking.open();
      await expect(booking.field(dateName)).toHaveAttribute('min', '2026-11-21');
      await page.clock.runFor('03:00');
      await expect(booking.field(dateName)).toHaveAttribute('min', '2026-11-22');
    });
  });
});
