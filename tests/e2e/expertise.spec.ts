import { expect, test } from 'playwright/test';
import { approaches } from '../../src/generated/tables/approaches.ts';
import { expertiseAreas } from '../../src/generated/tables/expertise-areas.ts';

const widths = [320, 390, 768, 1024, 1280, 1920];
const paths = ['/expertise', ...approaches.map(({ path }) => path), '/about'];

for (const path of paths) {
  test(`${path} fits every screen without sideways scrolling`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the index of the catalogue leads down to each area', async ({ page }) => {
  await page.goto('/expertise');
  const index = page.getByRole('navigation', { name: 'Le catalogue' });
  await expect(index.getByRole('link')).toHaveCount(9);
  for (const { id, shortTitle, title } of expertiseAreas) {
    await index.getByRole('link', { name: shortTitle, exact: true }).click();
    await expect(page).toHaveURL(`/expertise#${id}`);
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeInViewport();
  }
});

test('the button of a package says which one it asks for, and leads to the contact page', async ({ page }) => {
  await page.goto('/expertise');
  await page.getByRole('link', { name: /^Demander\s: Dossier de conformité$/ }).click();
  await expect(page).toHaveURL('/contact?sujet=compliance&expertise=compliance&approche=dfy');
});

test('the comparison is a table: each model heads a column and links to its page', async ({ page }) => {
  await page.goto('/expertise');
  const table = page.getByRole('table', { name: 'Qui se charge de chaque tâche, selon l’approche' });
  await expect(table.getByRole('columnheader')).toHaveText(['Tâche', ...approaches.map(({ name }) => name)]);
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Installation des serveurs' }) });
  await expect(row.getByRole('cell')).toHaveText(['Nous', 'Ensemble', 'Vous']);
  await table.getByRole('link', { name: 'Done With You' }).click();
  await expect(page).toHaveURL('/expertise/dwy');
});

for (const { path, actions } of approaches) {
  test(`the buttons of ${path} lead to the contact page`, async ({ page }) => {
    for (const { label, href } of actions) {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: label, exact: true }).first().click();
      await expect(page).toHaveURL(href ?? '');
      await expect(page).toHaveURL(/\/contact\?/);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a calendar names the weeks of each step and who leads it', async ({ page }) => {
    await page.goto('/expertise/dfy');
    const steps = page.getByRole('region', { name: 'Du cadrage à la passation' }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'Documents et connecteurs' })).toContainText(/Semaines 3 – 5 nous/);
  });

  test('the about page shows its team by role', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByRole('region', { name: 'Six métiers' }).getByRole('term')).toHaveCount(6);
  });
});
