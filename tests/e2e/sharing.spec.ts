import { expect, test } from 'playwright/test';

test('the way to a page leads back up, and what stands for the page elsewhere is served as what it is @desktop', async ({
  page,
  request,
}) => {
  await page.goto('/services/n8n');
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
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByText('Services')).toHaveAttribute(
    'aria-current',
    'page',
  );
});
