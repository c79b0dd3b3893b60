import { expect, test } from 'playwright/test';
import { sectors } from '../../src/generated/tables/sectors.ts';

const widths = [320, 390, 768, 1280, 1920];

for (const path of ['/solutions', ...sectors.map((sector) => sector.path)]) {
  test(`${path} fits every screen without sideways scrolling, and no figure leaves its cell`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      const cut = await page
        .locator('main dl > div')
        .evaluateAll((cells) =>
          cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
        );
      expect(cut, `${width} px`).toEqual([]);
    }
  });
}

for (const path of ['/solutions', '/solutions/insurance']) {
  test(`the bars of the table of ${path} span its rows`, async ({ page }) => {
    await page.goto(path);
    const rows = page.getByRole('row').filter({ has: page.locator('svg') });
    expect(await rows.count()).toBeGreaterThan(2);
    // Measured from the first cell: as wide as the row only while the columns keep their proportions.
    for (const row of await rows.all()) {
      const [whole, bar] = await Promise.all([row.boundingBox(), row.locator('svg').boundingBox()]);
      expect(Math.abs((bar?.x ?? 0) - (whole?.x ?? 0))).toBeLessThan(1);
      expect(Math.abs((bar?.width ?? 0) - (whole?.width ?? 0))).toBeLessThan(1);
    }
  });
}

test('a visitor goes from the index of sectors to a sheet, then to a use case', async ({ page }) => {
  await page.goto('/solutions');
  await page.getByRole('link', { name: 'Choisir un secteur' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'À chaque secteur' })).toBeInViewport();
  await page.getByRole('main').getByRole('heading', { level: 3, name: 'Assurance' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/solutions\/insurance$/);
  await page.getByRole('main').getByRole('link', { name: 'Détection de fraude' }).click();
  await expect(page).toHaveURL(/\/solutions\/fraud-detection$/);
});

// The link covers the text: « force » lets the click through to it.
test('the whole sector card is a target', async ({ page }) => {
  await page.goto('/solutions');
  await page.getByRole('main').getByText('Reporting ACPR préparé').click({ force: true });
  await expect(page).toHaveURL(/\/solutions\/finance$/);
});

test('the sectors are listed at the foot of a sheet, the current one marked', async ({ page }) => {
  await page.goto('/solutions/legal');
  const list = page.getByRole('navigation', { name: 'Les secteurs' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(list.getByRole('link', { name: 'Juridique' })).toHaveAttribute('aria-current', 'page');
});

test('an unknown address below /solutions shows the overview', async ({ page }) => {
  const response = await page.goto('/solutions/inconnu');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des solutions par secteur et par cas d’usage');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the insurance market study is whole', async ({ page }) => {
    await page.goto('/solutions/insurance');
    const main = page.getByRole('main');
    await expect(main.getByRole('row', { name: /Assureurs nationaux/ })).toContainText('500K-3M€');
    await expect(main.getByRole('link', { name: 'Calculer votre ROI' })).toHaveAttribute('href', '/documentation');
    await expect(main.getByText('Connecté', { exact: true })).toHaveCount(5);
  });
});
