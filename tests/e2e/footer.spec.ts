import { expect, test } from './neutral-site.ts';
import { lineForm, footerLinks } from './shell-parts.ts';
import { plainPath, withSome } from './site.ts';

withSome('form on one line', lineForm, ({ field: described, submit, confirmation }) => {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form of the footer validates the address, sends nothing and stays on the page', async ({ page }) => {
      const sent: string[] = [];
      await page.goto(plainPath);
      page.on('request', (request) => {
        if (request.isNavigationRequest() || request.method() !== 'GET') sent.push(request.url());
      });
      const field = page.getByRole('textbox', { name: described.label });
      await field.fill('dupont@example.fr');
      await page.getByRole('button', { name: submit, exact: true }).click();
      await expect(field).toHaveValue('dupont@example.fr');
      expect(sent).toEqual([]);
    });
  });

  test('the form of the footer refuses what is no address, says that nothing was sent, and sends nothing', async ({
    page,
  }) => {
    await page.goto(plainPath);
    const requests: string[] = [];
    // The icon of the tab is fetched when the browser has time for it, what answers the form when it is used.
    page.on('request', (request) => {
      if (!/\/favicon\.svg$|\/assets\/[\w-]+\.js$/.test(request.url()))
        requests.push(`${request.method()} ${request.url()}`);
    });
    const field = page.getByRole('textbox', { name: described.label });
    const button = page.getByRole('button', { name: submit, exact: true });
    const status = page.getByRole('contentinfo').getByRole('status');
    await field.fill('dupont');
    await button.click();
    await expect(status).toHaveText('');
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await field.fill('dupont@example.fr');
    await button.click();
    await expect(status).toHaveText(confirmation);
    await expect(page).toHaveURL(plainPath);
    // A request that the submission began is known by the time another one has been answered.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(requests).toEqual([expect.stringMatching(/^GET .*\/robots\.txt$/)]);
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
