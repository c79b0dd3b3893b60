import type { Page } from 'playwright/test';
import { configuredUrl } from './configured-site.ts';
import { status, type Receiver } from './receiver.ts';
import { lineForm } from './shell-parts.ts';
import { placesOf, plainPath, withSome } from './site.ts';
import { expect, test } from './test.ts';

withSome('form on one line', lineForm, ({ name, field, submit, subscribed, failure }) => {
  const address = (page: Page) => page.getByRole('textbox', { name: field.label });
  const answer = (page: Page) => page.getByRole('contentinfo').getByRole('status');
  const button = (page: Page) => page.getByRole('button', { name: submit, exact: true });
  const trap = (page: Page) => page.locator('[data-line-form] [name=reference]');
  /** What the receiver is to get. */
  const sent = (email: string) => ({
    form: name,
    requestId: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    elapsedMs: expect.stringMatching(/^\d+$/) as unknown,
    [field.name]: email,
    page: plainPath,
  });

  // What travels does not depend on the screen: one project is enough.
  test.describe('the form of the footer of a site that delivers', () => {
    /** A page of a site that delivers to the receiver. */
    async function open(
      page: Page,
      { url }: Receiver,
      siteUrl = '',
      path = plainPath,
      minimumFillMs = 0,
    ): Promise<void> {
      const forms = { delivery: url, timeoutMs: 1500, minimumFillMs };
      await page.goto((await configuredUrl(siteUrl, { forms })) + path);
    }

    test('confirms what was accepted, and keeps the address otherwise', async ({ page, baseURL, receiver }) => {
      receiver.answer = status(500);
      await open(page, receiver, baseURL);
      await address(page).fill('ada@example.fr');
      await address(page).press('Enter');
      await expect(answer(page)).toHaveText(failure);
      await expect(address(page)).toHaveValue('ada@example.fr');
      receiver.answer = status(201);
      await button(page).dblclick();
      await expect(answer(page)).toHaveText(subscribed);
      await expect(address(page)).toHaveValue('');
      expect(receiver.received).toEqual([sent('ada@example.fr'), sent('ada@example.fr')]);
    });

    test('stops what a robot sends; a person who sends again gets through', async ({ page, baseURL, receiver }) => {
      await open(page, receiver, baseURL);
      await address(page).fill('ada@example.fr');
      await trap(page).evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
      await button(page).click();
      await expect(answer(page)).toHaveText(failure);
      expect(receiver.received).toEqual([]);
      await button(page).click();
      await expect(answer(page)).toHaveText(subscribed);
      expect(receiver.received).toEqual([sent('ada@example.fr')]);
    });

    test('stops what is sent faster than anyone types @nightly', async ({ page, baseURL, receiver }) => {
      await page.clock.install();
      await open(page, receiver, baseURL, plainPath, 600_000);
      await address(page).fill('ada@example.fr');
      await button(page).click();
      await expect(answer(page)).toHaveText(failure);
      expect(receiver.received).toEqual([]);
      await page.clock.fastForward('10:00');
      await button(page).click();
      await expect(answer(page)).toHaveText(subscribed);
    });

    test('keeps the address when what sends it does not arrive', async ({ page, baseURL, receiver }) => {
      await page.route('**/assets/send-line-form-*.js', (route) => route.abort());
      await open(page, receiver, baseURL);
      await address(page).fill('ada@example.fr');
      await button(page).click();
      await expect(answer(page)).toHaveText(failure);
      await expect(address(page)).toHaveValue('ada@example.fr');
    });

    test('has a trap that, like that of a form, is neither seen, nor reached by keyboard, nor read aloud', async ({
      page,
      baseURL,
      receiver,
    }) => {
      const withForm = placesOf('form')[0]?.path;
      await open(page, receiver, baseURL, withForm);
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
