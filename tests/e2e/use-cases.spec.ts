import { expect, test } from 'playwright/test';
import { useCases } from '../../src/generated/tables/use-cases.ts';

const widths = [320, 390, 768, 1280, 1920];

for (const { id, path, heading } of useCases) {
  test(`the page of ${id} fits every screen without sideways scrolling`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      const clipped = await page
        .locator('main dd')
        .evaluateAll((all) =>
          all.filter((value) => value.scrollWidth > value.clientWidth + 1).map((value) => value.textContent),
        );
      expect(clipped, `figures at ${width} px`).toEqual([]);
    }
  });
}

test('the six figures stand on one row on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/solutions/fraud-detection');
  const tops = await page
    .locator('main dl > div')
    .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(tops).toHaveLength(6);
  expect(new Set(tops).size).toBe(1);
});

test('the trace says who acts in words, for those who do not see the drawing', async ({ page }) => {
  await page.goto('/solutions/data-decision');
  const steps = page.getByRole('figure', { name: 'Une question du comité, jusqu’au chiffre' }).getByRole('listitem');
  await expect(steps).toHaveCount(5);
  await expect(steps.first()).toHaveText(/Personnes\s: Direction/);
  await expect(steps.nth(1)).toHaveText(/Modèles\s: Ollama/);
});

test('a visitor goes from a use case to the demo, and from its highlighted box to the documentation', async ({
  page,
}) => {
  await page.goto('/solutions/cybersecurity');
  await page.getByRole('main').getByRole('link', { name: 'Déployer la Solution' }).last().click();
  await expect(page).toHaveURL('/demo?cas=cybersecurity');
  await page.goto('/solutions/algorithmic-trading');
  await page.getByRole('main').getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(page).toHaveURL(/\/documentation$/);
});

test('the support page has no support band, the others have', async ({ page }) => {
  await page.goto('/solutions/support-client');
  await expect(page.getByText('Besoin d’une réponse immédiate')).toHaveCount(0);
  await page.goto('/solutions/training');
  await expect(page.getByText('Besoin d’une réponse immédiate')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is whole: trace, figures, panel and index are there to read', async ({ page }) => {
    await page.goto('/solutions/medical-assistant');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: 'Stack Technique' })).toBeVisible();
    await expect(main.getByText('Rédige le compte rendu, chaque élément avec sa source.')).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'Tous les cas d’usage' }).getByRole('link')).toHaveCount(13);
  });
});
