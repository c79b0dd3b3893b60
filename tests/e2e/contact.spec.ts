import { expect, test } from 'playwright/test';

const widths = [320, 390, 768, 1024, 1280, 1920];

for (const path of ['/contact', '/demo']) {
  test(`${path} fits every screen without sideways scrolling`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the first button of the contact page leads down to the form', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Écrire un message' }).click();
  await expect(page).toHaveURL('/contact#message');
  await expect(page.getByRole('heading', { level: 2, name: /^Dites-nous/ })).toBeInViewport();
});

test('the advice is a table, with one row per priority, subject and group of sectors', async ({ page }) => {
  await page.goto('/contact');
  const table = page.getByRole('table', { name: 'Ce qui change selon la priorité, le sujet et le secteur' });
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Très urgent' }) });
  await expect(row.getByRole('cell')).toContainText(/1\sh ouvrée/);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(row.getByRole('cell')).toContainText(/1\sh ouvrée/);
});

test('the offices lead to the demo and to the documentation', async ({ page }) => {
  const offices = page.getByRole('region', { name: 'Nos bureaux' });
  await page.goto('/contact');
  await offices.getByRole('link', { name: 'Réserver une démonstration' }).click();
  await expect(page).toHaveURL('/demo');
  await page.goto('/contact');
  await offices.getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL('/documentation');
});

test('without the assistant, the button of the offices does nothing and says nothing', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Discuter avec l’assistant' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
});
