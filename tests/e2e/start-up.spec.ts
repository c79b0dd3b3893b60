import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { lineForm } from './shell-parts.ts';
import { plainPath, settings, site } from './site.ts';

const { forceTheme, themeIntervalMs, cleanUp, blockDragAndDrop, blockContextMenu } = settings.startup ?? {};
const { scheme } = site.theme;
const otherScheme = scheme === 'dark' ? 'light' : 'dark';

/** Puts entries into both storages before the page's own scripts, on the first page only. */
async function fillStorage(page: Page, entries: Record<string, string>): Promise<void> {
  await page.goto(plainPath);
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

test('the page has its scheme before any script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) });
  await page.goto(plainPath);
  await expect(page.locator('html')).toHaveClass(scheme);
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme);
  await page.close();
});

test('the theme is stored, and put back within the interval when something changes it', async ({ page }) => {
  test.skip(!forceTheme, 'the site does not force its theme');
  await page.clock.install();
  await page.goto(plainPath);
  const stored = () => page.evaluate(() => localStorage.getItem('theme'));
  await expect.poll(stored).toBe(scheme);
  await page.evaluate((other) => {
    localStorage.setItem('theme', other);
    document.documentElement.className = '';
    document.documentElement.dataset['theme'] = other;
  }, otherScheme);
  await page.clock.runFor(themeIntervalMs ?? 0);
  expect(await stored()).toBe(scheme);
  await expect(page.locator('html')).toHaveClass(scheme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
});

test('another tab that changes the theme is answered, and two tabs do not answer each other without end', async ({
  page,
  context,
}) => {
  test.skip(!forceTheme, 'the site does not force its theme');
  // Without its clock: the theme is put back every second, which would hide that a change is not answered.
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'setInterval', { value: () => 0 });
  });
  await page.goto(plainPath);
  const other = await context.newPage();
  // An alien page of the same origin that insists on the other scheme.
  await other.route('**/alien', (route) => route.fulfill({ contentType: 'text/html', body: '<title>alien</title>' }));
  await other.goto('/alien');
  await other.evaluate((wanted) => {
    const counter = globalThis as { writes?: number };
    counter.writes = 0;
    const insist = () => {
      if (localStorage.getItem('theme') === wanted) return;
      counter.writes = (counter.writes ?? 0) + 1;
      localStorage.setItem('theme', wanted);
    };
    addEventListener('storage', insist);
    insist();
  }, otherScheme);
  const writes = () => other.evaluate(() => (globalThis as { writes?: number }).writes ?? 0);
  await expect.poll(writes).toBeGreaterThan(1);
  await other.waitForTimeout(500);
  expect(await writes()).toBeLessThan(20);
});

test('entries that look like credentials are removed from both storages, the others stay', async ({ page }) => {
  test.skip(cleanUp?.enabled !== true, 'the site cleans no storage up');
  if (cleanUp === undefined) return;
  const [word = ''] = cleanUp.words;
  await fillStorage(page, {
    [`my-${word}`]: 'x',
    profile: JSON.stringify({ [cleanUp.words.at(-1) ?? '']: 'x' }),
    [`${cleanUp.runtimeLocalPrefix}port`]: '3000',
    // Words that begin otherwise, or go on.
    [`zz${word}zz-filter`]: 'Hugo',
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
    await expect.poll(keys).toEqual(['filter', `zz${word}zz-filter`].toSorted());
  }
});

test('dragging and dropping are prevented everywhere but in fields; so is the menu of the right button, that of the keyboard aside', async ({
  page,
}) => {
  await page.goto(plainPath);
  const prevented = [
    ...(blockDragAndDrop === true ? ['dragstart', 'dragover', 'drop'] : []),
    ...(blockContextMenu === true ? ['contextmenu'] : []),
  ];
  test.skip(prevented.length === 0, 'the site lets visitors drag, and leaves the menu of the right button');
  for (const type of prevented) {
    const button = type === 'contextmenu' ? 2 : 0;
    await expect.poll(() => isPrevented(page, 'h1', type, button)).toBe(true);
    if (lineForm) expect(await isPrevented(page, '[data-line-form] input', type, button)).toBe(false);
  }
  if (blockContextMenu !== true) return;
  expect(await isPrevented(page, 'h1', 'contextmenu', 0)).toBe(false);
  // A real click.
  await page.evaluate(() => {
    addEventListener('contextmenu', (event) => (document.title = event.defaultPrevented ? 'prevented' : 'shown'));
  });
  await page.getByRole('heading', { level: 1 }).click({ button: 'right' });
  await expect(page).toHaveTitle('prevented');
  if (lineForm === undefined) return;
  await page.getByRole('textbox', { name: lineForm.field.label }).click({ button: 'right' });
  await expect(page).toHaveTitle('shown');
});
