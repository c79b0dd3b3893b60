import type { Page } from 'playwright/test';
import { placesOf, withBlock, withSome } from './site.ts';
import { expect, test } from './test.ts';
import { unfold } from './unfold.ts';

const withBars = new Set(placesOf('ranges').map(({ path }) => path));
for (const path of withBars) {
  test(`the bars of the table of ${path} span its rows`, async ({ page }) => {
    await page.goto(path);
    await unfold(page);
    const rows = page.getByRole('row').filter({ has: page.locator('svg') });
    expect(await rows.count()).toBeGreaterThan(0);
    // Measured from the first cell: as wide as the row only while the columns keep their proportions.
    for (const row of await rows.all()) {
      const [whole, bar] = await Promise.all([row.boundingBox(), row.locator('svg').boundingBox()]);
      expect(Math.abs((bar?.x ?? 0) - (whole?.x ?? 0))).toBeLessThan(1);
      expect(Math.abs((bar?.width ?? 0) - (whole?.width ?? 0))).toBeLessThan(1);
    }
  });
}

withBlock(
  'entries',
  ({ path, block }) => {
    withSome('card', block.rows.at(-1), (row) => {
      const cardsOf = (page: Page) =>
        page.getByRole('region', { name: block.heading, exact: true }).getByRole('listitem');

      test('the whole card is a target', async ({ page }) => {
        await page.goto(path);
        const text = cardsOf(page).filter({ hasText: row.name }).getByRole('listitem').last();
        await text.click({ force: true });
        await expect(page).toHaveURL(row.href);
      });
    });
  },
  ({ look }) => look === 'cards',
);
