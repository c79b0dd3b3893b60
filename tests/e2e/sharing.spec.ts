import { navigation, pages, withSome } from './site.ts';
import { expect, test } from './test.ts';
import { footerLinks } from './shell-parts.ts';

/** A page below another one, and that one. */
const below = pages.flatMap((page) =>
  pages.filter((above) => page.path.replace(/\/[^/]*$/, '') === above.path).map((above) => ({ page, above })),
)[0];

withSome('page below another', below, ({ page: { path }, above }) => {
  test('the way to a page leads back up, and what stands for the page elsewhere is served as what it is', async ({
    page,
    request,
  }) => {
    await page.goto(path);
    const head = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content');
    const picture = new URL((await head('og:image')) ?? '');
    for (const [address, type] of [
      [picture.pathname + picture.search, 'image/png'],
      ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
      ['/favicon.svg', /^image\/svg\+xml/],
      ['/apple-touch-icon.png', 'image/png'],
      ['/manifest.webmanifest', /^application\/manifest\+json/],
      ['/llms.txt', /^text\/plain; ?charset=utf-8/],
    ] as const) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type'], address).toMatch(type);
    }
    const trail = page.getByRole('navigation', { name: navigation.labels.breadcrumb });
    await trail.locator(`a[href="${above.path}"]`).click();
    await expect(page).toHaveURL(above.path);
    await expect(trail.locator('[aria-current=page]')).toBeVisible();
  });
});

const [link] = footerLinks;

// What the browser makes of the rules does not depend on the screen.
test('the browser reads the rules, and fetches the page behind a link under the pointer', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const rules: { errorType?: string }[] = [];
  const fetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet));
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') fetched.push(new URL(key.url).pathname);
  });
  await session.send('Preload.enable');
  await page.goto('/');
  await expect.poll(() => rules.length).toBeGreaterThan(0);
  expect(rules.flatMap(({ errorType }) => errorType ?? [])).toEqual([]);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: link?.name ?? '' })
    .first()
    .hover();
  await expect.poll(() => fetched).toContain(link?.href);
});
