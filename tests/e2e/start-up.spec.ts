import { expect, test, type Page } from 'playwright/test';
import { settings } from '../../src/generated/site.ts';
import { messagesOf } from './messages-of.ts';

/** Puts entries into both storages before the page's own scripts, on the first page only. */
async function fillStorage(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto('/about');
  await page.evaluate((all) => {
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(all)) storage.setItem(key, value);
  }, entries);
  await page.reload();
}

/** Whether the page prevented an event of its own making, as a browser would send it to the element. */
function isPrevented(page: Page, selector: string, type: string, button = 0): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate(
      (element, init) =>
        !element.dispatchEvent(new MouseEvent(init.type, { bubbles: true, cancelable: true, button: init.button })),
      { type, button },
    );
}

test('the page is dark before any script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.close();
});

test('the theme is stored, and put back within the interval when something changes it', async ({ page }) => {
  await page.goto('/about');
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  await expect.poll(stored).toBe('dark');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    document.documentElement.classList.remove('dark');
    document.documentElement.dataset['theme'] = 'light';
  });
  await expect.poll(stored, { timeout: settings.startup.themeIntervalMs + 1500 }).toBe('dark');
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('another tab that changes the theme is answered, and two tabs do not answer each other without end', async ({
  page,
  context,
}) => {
  // Without its clock: the theme is put back every second, which would hide that a change is not answered.
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'setInterval', { value: () => 0 });
  });
  await page.goto('/about');
  const other = await context.newPage();
  // An alien page of the same origin that insists on the light theme.
  await other.route('**/alien', (route) => route.fulfill({ contentType: 'text/html', body: '<title>alien</title>' }));
  await other.goto('/alien');
  await other.evaluate(() => {
    const counter = globalThis as { writes?: number };
    counter.writes = 0;
    const insist = () => {
      if (localStorage.getItem('theme') === 'light') return;
      counter.writes = (counter.writes ?? 0) + 1;
      localStorage.setItem('theme', 'light');
    };
    addEventListener('storage', insist);
    insist();
  });
  const writes = () => other.evaluate(() => (globalThis as { writes?: number }).writes ?? 0);
  await expect.poll(writes).toBeGreaterThan(1);
  await other.waitForTimeout(1500);
  expect(await writes()).toBeLessThan(20);
});

test('entries that look like credentials are removed from both storages, the others stay', async ({ page }) => {
  await fillStorage(page, {
    accessToken: 'x',
    'api-key': 'x',
    profile: '{"password":"x"}',
    'runtime-local:port': '3000',
    'author-filter': 'Hugo',
    filter: 'finance',
  });
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const keys = () =>
      page.evaluate(
        (name) =>
          Object.keys(globalThis[name])
            .filter((key) => key !== 'theme')
            .toSorted(),
        kind,
      );
    await expect.poll(keys).toEqual(['author-filter', 'filter']);
  }
});

test('a page whose storage throws works and says nothing', async ({ page }) => {
  const messages = messagesOf(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/about');
  await page.getByRole('region', { name: settings.supportBand.title }).getByRole('button').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(messages).toEqual([]);
});

test('dragging and dropping are prevented everywhere but in fields', async ({ page }) => {
  await page.goto('/about');
  for (const type of ['dragstart', 'dragover', 'drop']) {
    await expect.poll(() => isPrevented(page, 'h1', type)).toBe(true);
    expect(await isPrevented(page, '#newsletter', type)).toBe(false);
  }
});

test('the menu of the right button is prevented everywhere but in fields; the keyboard keeps its own', async ({
  page,
}) => {
  await page.goto('/about');
  await expect.poll(() => isPrevented(page, 'h1', 'contextmenu', 2)).toBe(true);
  expect(await isPrevented(page, '#newsletter', 'contextmenu', 2)).toBe(false);
  expect(await isPrevented(page, 'h1', 'contextmenu', 0)).toBe(false);
});

test('a real click of the right button is prevented', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    addEventListener('contextmenu', (event) => (document.title = event.defaultPrevented ? 'prevented' : 'shown'));
  });
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  await expect(page).toHaveTitle('prevented');
  await page.getByRole('textbox', { name: settings.footer.newsletter.label }).click({ button: 'right' });
  await expect(page).toHaveTitle('shown');
});
