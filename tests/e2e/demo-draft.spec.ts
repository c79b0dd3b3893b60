import { startConfiguredSite } from './configured-site.ts';
import { DemoForm, slotField, slots } from './demo-form-page.ts';
import { formPlace, linkedRows, withForm } from './forms.ts';
import { expect, test } from './neutral-site.ts';
import { pages, withSome } from './site.ts';

const described = formPlace('demo')?.form;
/** What the links to this form can name, by id, and what the form then holds. */
const linkedSectors = linkedRows(described, 'secteur').map(({ id, fields: { sector: value = '' } }) => ({
  id,
  value,
}));

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

  /** A page with a link here that names a sector, and what the form then holds. */
  const from = pages
    .flatMap(({ path, blocks }) =>
      linkedSectors.map(({ id, value }) => ({
        path,
        id,
        value,
        isLinked: new RegExp(String.raw`"${demo}\?[^"]*secteur=${id}["&#]`).test(JSON.stringify(blocks)),
      })),
    )
    .find(({ isLinked }) => isLinked);
  withSome('page that leads to a demonstration for its sector', from, ({ path, id, value }) => {
    test('from a sector page, the form opens with the sector', async ({ booking, page }) => {
      await page.goto(path);
      await page.locator(`main a[href^="${demo}?"][href*="secteur=${id}"]`).first().click();
      await expect(booking.field('sector')).toHaveValue(value);
    });
  });
});
