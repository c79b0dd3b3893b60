import { startConfiguredSite } from './configured-site.ts';
import { DemoForm, slotField, slots } from './demo-form-page.ts';
import { withForm } from './forms.ts';
import { expect, test } from './neutral-site.ts';
import { pages, withSome } from './site.ts';

withForm('demo', ({ path: demo }) => {
  test.beforeEach(({ page }) => new DemoForm(page).open());

  withSome('hour to choose', slotField, ({ name, days = [] }) => {
    test('the hour comes back also where it is the only one', async ({ booking, baseURL, page }) => {
      const [hour = ''] = slots;
      const one = JSON.stringify([{ ...days[0], times: [hour] }]);
      const changed = JSON.stringify(pages).replaceAll(JSON.stringify(days), one);
      const site = await startConfiguredSite(baseURL ?? '', { pages: JSON.parse(changed) as typeof pages });
      await booking.open(site.url + demo);
      await expect(booking.field(name)).toHaveCount(1);
      await booking.field(name).check({ force: true });
      await page.reload();
      await expect(booking.submit).toBeEnabled();
      await expect(booking.field(name)).toBeChecked();
      await expect(booking.field(name)).toHaveValue(hour);
      site.stop();
    });
  });
});
