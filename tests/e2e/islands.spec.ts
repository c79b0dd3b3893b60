import { expect, test } from 'playwright/test';
import { openAlive } from './open-alive.ts';

test('an island that is alive shows no message, and pages without one load no React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openAlive(page, '/roi-calculator');
  await expect(page.getByRole('alert').filter({ hasText: 'Rechargez la page' })).toHaveCount(0);
  scripts.length = 0;
  await page.goto('/services/ollama');
  expect(scripts.filter((script) => !script.startsWith('/assets/main-'))).toEqual([]);
});
