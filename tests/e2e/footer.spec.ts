import { expect, test } from './neutral-site.ts';
import {
  badges,
  band as bandOfSite,
  copyright,
  footerActions,
  footerLists,
  legal,
  lineForm,
  statistics,
} from './shell-parts.ts';
import { navigation, plainPath, withSome } from './site.ts';

const { labels } = navigation;

withSome('band', bandOfSite, ({ heading, status = '', action, hiddenOn = [] }) => {
  test('the band is before the footer, but not on the pages that the spec names @both', async ({ page }) => {
    const band = page.getByRole('region', { name: heading });
    await page.goto(plainPath);
    await expect(band).toBeVisible();
    await expect(band.getByText(status)).toBeVisible();
    await expect(band.getByText(action.label, { exact: true })).toBeVisible();
    expect(await band.evaluate((element) => element.nextElementSibling?.localName)).toBe('footer');
    for (const path of hiddenOn) {
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(band).toHaveCount(0);
    }
  });
});

test('the footer holds figures, lists, badges, actions and year', async ({ page }) => {
  await page.goto(plainPath);
  const part = page.getByRole('contentinfo');
  const texts = statistics.flatMap(({ text, value, label }) => [text ?? value, label]);
  for (const text of [...texts, ...badges, String(copyright?.year ?? '')])
    await expect(part.getByText(text).first()).toBeVisible();
  for (const { label, href } of footerActions.filter((action) => action.href !== undefined))
    await expect(part.getByRole('link', { name: label })).toHaveAttribute('href', href ?? '');
  const lists = part.getByRole('navigation', { name: labels.footer }).getByRole('list');
  const wanted = footerLists.map((list) => list.items.map(({ name }) => name));
  await expect(lists).toHaveCount(wanted.length);
  for (const [index, names] of wanted.entries()) await expect(lists.nth(index).getByRole('link')).toHaveText(names);
  await expect(part.getByRole('navigation', { name: labels.legal ?? '' }).getByRole('link')).toHaveText(
    legal.map(({ name }) => name),
  );
});

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
