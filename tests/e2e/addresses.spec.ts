import { routes } from '#generated/routes.ts';
import { isOfPage } from '#src/shared/route.ts';
import { footerLinks } from './shell-parts.ts';
import { notFoundPath, pages, plainPath, settings, unknownPath } from './site.ts';
import { expect, test } from './test.ts';

/** Pages that do not answer what is below them. */
const closed = pages.filter(
  ({ path, fallback }) =>
    path !== '/' && !fallback && !pages.some((other) => other.fallback && path.startsWith(`${other.path}/`)),
);

test('every address of the route table answers with the page it belongs to', async ({ request }) => {
  for (const route of routes) {
    if (!isOfPage(route) || route.handle.canonical === notFoundPath) continue;
    const { path, handle } = route;
    const response = await request.get(path.replace('*', 'une/adresse-inventee'), { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(
      `<link rel="canonical" href="${settings.baseUrl}${handle.canonical}"`,
    );
  }
});

test('whatever is no address answers 404 with the not-found page', async ({ page, request }) => {
  const response = await page.goto(unknownPath);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href="/"]').first()).toBeVisible();
  const html = await response?.text();
  const others = [...closed.slice(0, 2).map(({ path }) => path + unknownPath), notFoundPath, `${notFoundPath}.html`];
  for (const address of others) {
    const other = await request.get(address);
    expect(other.status(), address).toBe(404);
    expect(await other.text(), address).toBe(html);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is left by the links of its footer', async ({ page }) => {
    await page.goto(plainPath);
    for (const { name, href } of footerLinks.slice(0, 1)) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click();
      await expect(page).toHaveURL(href);
    }
  });
});
