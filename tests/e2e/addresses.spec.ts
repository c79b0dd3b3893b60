import { expect, test } from 'playwright/test';
import { routes } from '../../src/generated/routes.ts';

test('every address of the route table answers with the page it belongs to', async ({ request }) => {
  for (const { path, canonical } of routes) {
    if (canonical === '/404') continue;
    const response = await request.get(path.replace('*', 'une/adresse-inventee'), { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(`<link rel="canonical" href="https://www.example.fr${canonical}"/>`);
  }
});

for (const address of ['/inconnu', '/services/inconnu', '/expertise/inconnu', '/404', '/404.html']) {
  test(`${address} answers 404 with the not-found page`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Accueil' }).or(page.locator('main a[href="/"]')).first(),
    ).toBeVisible();
  });
}

test('sitemap.xml lists every page once, robots.txt points to it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.fr([^<]*)<\/loc>/g)].map(([, path]) => path);
  const pages = routes.filter(({ path, canonical }) => path === canonical && path !== '/404').map(({ path }) => path);
  expect(new Set(listed)).toEqual(new Set(pages));
  expect(listed).toHaveLength(pages.length);
  expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap: https://www.example.fr/sitemap.xml');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page can be read and left by its links', async ({ page }) => {
    for (const address of ['/', '/services/ollama', '/roi-calculator', '/solutions/finance', '/contact']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const hidden = await page
        .locator('main :is(h2, h3, p, dd)')
        .evaluateAll((elements) => elements.filter((element) => getComputedStyle(element).opacity === '0').length);
      expect(hidden, `nothing of ${address} waits for a script`).toBe(0);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ollama' }).click();
    await expect(page).toHaveURL('/services/ollama');
  });
});
