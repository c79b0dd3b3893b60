import type { Page } from 'playwright/test';
import { footerLinks, lineForm } from './shell-parts.ts';
import { placesOf, plainPath, withSome } from './site.ts';
import { status } from './receiver.ts';
import { expect, test } from './test.ts';

withSome('form on one line', lineForm, ({ field: described, submit, confirmation }) => {
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
    const said = page.getByRole('contentinfo').getByRole('status');
    await field.fill('dupont');
    await button.click();
    await expect(said).toHaveText('');
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await field.fill('dupont@example.fr');
    await button.click();
    await expect(said).toHaveText(confirmation);
    await expect(page).toHaveURL(plainPath);
    // A request that the submission began is known by the time another one has been answered.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(requests).toEqual([expect.stringMatching(/^GET .*\/robots\.txt$/)]);
  });
});

const [link] = footerLinks;

test('the browser reads the rules, and fetches the page behind a link under the pointer', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const rules: { errorType?: string }[] = [];
  const fetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet));
  session.on('Preload.prefetchStatusUpdated', ({ key, status: state }) => {
    if (state === 'Ready') fetched.push(new URL(key.url).pathname);
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

withSome('form on one line', lineForm, ({ name, field, submit, subscribed, failure }) => {
  const address = (page: Page) => page.getByRole('textbox', { name: field.label });
  const answer = (page: Page) => page.getByRole('contentinfo').getByRole('status');
  const button = (page: Page) => page.getByRole('button', { name: submit, exact: true });
  const trap = (page: Page) => page.locator('[data-line-form] [name=reference]');
  const sent = (email: string) => ({
    form: name,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    elapsedMs: expect.stringMatching(/^\d+$/) as unknown,
    [field.name]: email,
    page: plainPath,
  });

  test.describe('the form of the footer of a site that delivers', () => {
    test('confirms what was accepted, and keeps the address otherwise', async ({ page, delivering, receiver }) => {
      receiver.answer = status(500);
      await delivering(plainPath);
      await address(page).fill('ada@example.fr');
      await address(page).press('Enter');
      await expect(answer(page)).toHaveText(failure);
      await expect(address(page)).toHaveValue('ada@example.fr');
      receiver.answer = status(201);
      await button(page).dblclick();
      await expect(answer(page)).toHaveText(subscribed);
      await expect(address(page)).toHaveValue('');
      expect(receiver.received).toEqual([sent('ada@example.fr'), sent('ada@example.fr')]);
      // So it is where the script that sends does not arrive.
      await page.route('**/assets/send-line-form-*.js', (route) => route.abort());
      await page.reload();
      await address(page).fill('ada@example.fr');
      await button(page).click();
      await expect(answer(page)).toHaveText(failure);
      await expect(address(page)).toHaveValue('ada@example.fr');
    });

    test('stops what a robot sends; a person who sends again gets through', async ({ page, delivering, receiver }) => {
      await delivering(plainPath);
      await address(page).fill('ada@example.fr');
      await trap(page).evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
      await button(page).click();
      await expect(answer(page)).toHaveText(failure);
      expect(receiver.received).toEqual([]);
      await button(page).click();
      await expect(answer(page)).toHaveText(subscribed);
      expect(receiver.received).toEqual([sent('ada@example.fr')]);
    });

    test('has a trap that is neither seen, nor reached by keyboard, nor read aloud', async ({ page, delivering }) => {
      const withForm = placesOf('form')[0]?.path;
      await delivering(withForm ?? plainPath);
      const traps = page.locator('[name=reference]');
      await expect(traps).toHaveCount(withForm === undefined ? 1 : 2);
      for (const one of await traps.all()) {
        // Wherever one points at its place, something else is there.
        const seen = await one.evaluate((input) => {
          input.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = input.getBoundingClientRect();
          const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
          const points = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height] as const));
          return points.filter(([x, y]) => document.elementFromPoint(x, y) === input);
        });
        expect(seen).toEqual([]);
        await expect(one).toHaveAttribute('tabindex', '-1');
        await expect(one).toHaveAttribute('autocomplete', 'off');
        expect(await one.evaluate((input) => input.closest('[aria-hidden=true]') !== null)).toBe(true);
      }
      await address(page).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(trap(page)).not.toBeFocused();
    });
  });
});
