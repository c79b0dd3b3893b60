import { expect, test, type Page } from 'playwright/test';
import { settings } from '../../src/generated/site.ts';

const alert = (page: Page) => page.getByRole('alertdialog');
const band = (page: Page) => page.getByRole('region', { name: settings.supportBand.title }).getByRole('button');
const callsOf = (page: Page) => page.evaluate(() => (globalThis as { calls?: string[] }).calls ?? []);

/** Installs a widget before the page's own scripts. A function named in `throwing` throws once it is called. */
async function installWidget(
  page: Page,
  functions: readonly string[],
  throwing: readonly string[] = [],
): Promise<void> {
  const paths = [settings.chat.activate, settings.chat.open];
  await page.addInitScript(
    (widget) => {
      const calls: string[] = [];
      const root: Record<string, unknown> = Object.assign(globalThis, { calls });
      for (const [index, kind] of ['activate', 'open'].entries()) {
        if (!widget.functions.includes(kind)) continue;
        const names = (widget.paths[index] ?? '').split('.');
        const method = names.pop() ?? '';
        const owner = names.reduce((value, name) => (value[name] ??= {}) as Record<string, unknown>, root);
        owner[method] = () => {
          calls.push(kind);
          if (widget.throwing.includes(kind)) throw new Error('widget');
        };
      }
    },
    { paths, functions, throwing },
  );
}

test('absent: the message, as documented, in an alert that gives the focus back', async ({ page }) => {
  await page.goto('/about');
  await band(page).click();
  await expect(alert(page)).toBeVisible();
  await expect(alert(page)).toContainText(
    /Le chat support n.est pas encore disponible\. Veuillez réessayer dans quelques secondes\./,
  );
  await expect(alert(page).getByRole('button')).toBeFocused();
  await alert(page).getByRole('button').click();
  await expect(alert(page)).toBeHidden();
  await expect(band(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alert(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert(page)).toBeHidden();
  await expect(band(page)).toBeFocused();
});

test('absent: the header shows the message too, from the menu on a phone', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  if (test.info().project.name === 'phone') await header.getByRole('button', { name: 'Menu', exact: true }).click();
  await header.getByRole('button', { name: 'Support 24/7' }).click();
  await expect(alert(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(alert(page)).toBeHidden();
  await expect(header.locator(':focus')).toBeVisible();
});

test('both functions: activation alone is called', async ({ page }) => {
  await installWidget(page, ['activate', 'open']);
  await page.goto('/about');
  await band(page).click();
  await expect.poll(() => callsOf(page)).toEqual(['activate']);
  await expect(alert(page)).toBeHidden();
});

test('only the opening function: it is called', async ({ page }) => {
  await installWidget(page, ['open']);
  await page.goto('/about');
  await band(page).click();
  await expect.poll(() => callsOf(page)).toEqual(['open']);
  await expect(alert(page)).toBeHidden();
});

test('a widget that throws counts as absent and breaks nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await installWidget(page, ['activate', 'open'], ['activate', 'open']);
  await page.goto('/about');
  await band(page).click();
  await expect(alert(page)).toBeVisible();
  expect(await callsOf(page)).toEqual(['activate', 'open']);
  expect(errors).toEqual([]);
});

test.describe('the button of the home page', () => {
  const hero = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Support 24/7' }).first();

  test('activates the chat', async ({ page }) => {
    await installWidget(page, ['activate']);
    await page.goto('/');
    await hero(page).click();
    await expect.poll(() => callsOf(page)).toEqual(['activate']);
  });

  test('does nothing without the activation function', async ({ page }) => {
    await installWidget(page, ['open']);
    await page.goto('/');
    await hero(page).click();
    // The band's own call marks the moment by which the first click has had its effect.
    await band(page).click();
    await expect.poll(() => callsOf(page)).toEqual(['open']);
    await expect(page).toHaveURL('/');
    await expect(alert(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a chat button leads to the contact page', async ({ page }) => {
    await page.goto('/about');
    await band(page).click();
    await expect(page).toHaveURL((url) => url.pathname === settings.chat.fallbackHref);
  });
});
