import { expect, test, type Locator } from 'playwright/test';
import { technologies } from '../../src/generated/tables/technologies.ts';

test('cards fade in 0.1 s after one another, the four panels after 0.5 to 0.8 s', async ({ page }) => {
  await page.goto('/services/ollama');
  const delays = (elements: Locator) =>
    elements.evaluateAll((all) =>
      all.map((element) => {
        const { animationName, animationDelay } = getComputedStyle(element);
        return `${animationName} ${animationDelay}`;
      }),
    );
  expect(await delays(page.locator('main .stagger > *'))).toEqual(['rise 0s', 'rise 0.1s', 'rise 0.2s', 'rise 0.3s']);
  const panels = page.locator('main .panel-in').filter({ has: page.getByRole('heading', { level: 2 }) });
  expect(await delays(panels)).toEqual(['rise 0.5s', 'rise 0.6s', 'rise 0.7s', 'rise 0.8s']);
});

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/services/ollama');
  const names = await page
    .locator('main .stagger > *, main .panel-in')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).animationName));
  expect(new Set(names)).toEqual(new Set(['none']));
});

test('the documentation opens in a new tab and leaves the sheet where it is', async ({ page, context }) => {
  await page.goto('/services/qdrant');
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Documentation (nouvel onglet)' }).last().click();
  await expect(await opened).toHaveURL('/documentation');
  expect(new URL(page.url()).pathname).toBe('/services/qdrant');
});

test('a visitor goes from one sheet to the next and back', async ({ page }) => {
  const [first, second] = technologies;
  if (first === undefined || second === undefined) throw new Error('the table has fewer than two technologies');
  await page.goto(first.href);
  const sheets = page.getByRole('navigation', { name: 'Fiches techniques' });
  await expect(sheets.getByRole('link', { name: 'Fiche précédente' })).toHaveCount(0);
  await sheets.getByRole('link', { name: 'Fiche suivante' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.heading);
  await sheets.getByRole('link', { name: 'Fiche précédente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.heading);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sheet is whole: panels, badges and deployment are there to read', async ({ page }) => {
    await page.goto('/services/searxng');
    const main = page.getByRole('main');
    for (const name of ['Spécifications Techniques', 'Cas d’Usage', 'Intégrations', 'Déploiement Auto-hébergé']) {
      await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(main.getByText('Connecté', { exact: true })).toHaveCount(3);
  });
});
