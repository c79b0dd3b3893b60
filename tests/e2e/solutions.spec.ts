import { expect, test } from 'playwright/test';
import { pickRows } from '../../src/ui/pick-rows.ts';
import { placesOf, tables, withBlock, withSome } from './site.ts';

const withBars = [
  placesOf('ranges')[0]?.path,
  placesOf('sector-market').find(({ block }) => block.market !== undefined)?.path,
];
for (const path of withBars.flatMap((one) => one ?? [])) {
  test(`the bars of the table of ${path} span its rows`, async ({ page }) => {
    await page.goto(path);
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

withBlock('sector-cards', ({ path, block }) => {
  withSome('sector card', pickRows(tables.sectors, block.sectors.slice(-1))[0], (sector) => {
    const card = `#${block.id} li`;

    test('a visitor goes from the index of sectors to a sheet, then to a use case', async ({ page }) => {
      await page.goto(path);
      await page.locator(card).getByRole('link', { name: sector.name, exact: true }).click();
      await expect(page).toHaveURL(sector.path);
      for (const { path: useCase } of tables.useCases) {
        const link = page.locator(`main a[href="${useCase}"]`).first();
        if ((await link.count()) === 0) continue;
        await link.click();
        await expect(page).toHaveURL(useCase);
        return;
      }
    });

    test('the whole sector card is a target', async ({ page }) => {
      await page.goto(path);
      const text = page.locator(card).filter({ hasText: sector.name }).getByRole('listitem').last();
      await text.click({ force: true });
      await expect(page).toHaveURL(sector.path);
    });
  });
});

withBlock('sector-nav', ({ path, block }) => {
  test('the sectors are listed at the foot of a sheet, the current one marked', async ({ page }) => {
    await page.goto(path);
    const list = page.getByRole('navigation', { name: block.label });
    await expect(list.getByRole('listitem')).toHaveText(tables.sectors.map(({ name }) => name));
    await expect(list.locator('[aria-current=page]')).toHaveAttribute('href', path);
  });
});
