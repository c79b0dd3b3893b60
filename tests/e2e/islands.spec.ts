import { expect, test } from 'playwright/test';

test('when the script of an island does not arrive, the page stays readable and says what to do', async ({ page }) => {
  await page.route('**/assets/roi-calculator-*.js', (route) => route.abort());
  await page.goto('/roi-calculator');
  await expect(page.getByRole('alert').filter({ hasText: 'Rechargez la page' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calculer mon ROI' })).toBeVisible();
});

test('an island that is alive shows no message, and pages without one load no React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/roi-calculator');
  await expect(page.locator('[data-island][data-alive]')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Rechargez la page' })).toHaveCount(0);
  scripts.length = 0;
  await page.goto('/services/ollama');
  expect(scripts.filter((script) => !script.startsWith('/assets/main-'))).toEqual([]);
});
