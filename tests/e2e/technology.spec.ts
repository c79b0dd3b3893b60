import type { Locator } from 'playwright/test';
import { placesOf, withBlock, withSome } from './site.ts';
import { expect, test } from './test.ts';

const seconds = (time: number) => `rise ${time.toFixed(1).replace('.0', '')}s`;

const framed = placesOf('panels').find(({ block }) => block.look !== 'sheet');
withSome('page of panels', framed, ({ path }) => {
  test('cards fade in 0.1 s after one another, panels from 0.5 s on', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const delays = (elements: Locator) =>
      elements.evaluateAll((all) =>
        all
          .map((element) => getComputedStyle(element))
          .filter(({ animationName }) => animationName !== 'none')
          .map(({ animationName, animationDelay }) => `${animationName} ${animationDelay}`),
      );
    const cards = await delays(page.locator('main .stagger > *'));
    // From the fourth on they come together.
    expect(cards.slice(0, 4)).toEqual(cards.slice(0, 4).map((_, index) => seconds(index / 10)));
    const panels = await delays(
      page.locator('main :not(.stagger) > *').filter({ has: page.getByRole('heading', { level: 2 }) }),
    );
    expect(panels.length).toBeGreaterThan(0);
    expect(panels).toEqual(panels.map((_, index) => seconds(0.5 + index / 10)));
  });

  test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
    await page.goto(path);
    const names = await page
      .locator('main *')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).animationName));
    expect(new Set(names)).toEqual(new Set(['none']));
  });
});

const inNewTab = placesOf('highlight').flatMap(({ path, block: { action } }) =>
  action?.newTab === true && action.href?.startsWith('/') === true ? [{ path, ...action }] : [],
)[0];
withSome('link of a section that opens a page of the site in a new tab', inNewTab, ({ path, label, href = '' }) => {
  test('the documentation opens in a new tab and leaves the sheet where it is', async ({ page, context }) => {
    await page.goto(path);
    const opened = context.waitForEvent('page');
    await page
      .getByRole('main')
      .getByRole('link', { name: `${label} (nouvel onglet)` })
      .first()
      .click();
    await expect(await opened).toHaveURL(href);
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

withBlock(
  'siblings',
  ({ block: { label, rows, previous = '', next = '' } }) => {
    withSome('second sheet', rows[1], (second) => {
      test('a visitor goes from one sheet to the next and back', async ({ page }) => {
        const first = rows[0] ?? second;
        await page.goto(first.href);
        const sheets = page.getByRole('navigation', { name: label });
        await expect(sheets.getByRole('link', { name: previous })).toHaveCount(0);
        await sheets.getByRole('link', { name: next }).click();
        await expect(page).toHaveURL(second.href);
        await sheets.getByRole('link', { name: previous }).click();
        await expect(page).toHaveURL(first.href);
      });
    });
  },
  ({ look }) => look === 'neighbours',
);

withBlock(
  'steps',
  ({ path, block: { copy } }) => {
    test('a button copies its command whole, by keyboard, and says so; refused, the command is selected', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      const line = page.locator('p:has(> [data-copy])').first();
      const button = line.getByRole('button');
      await button.press('Enter');
      await expect(page.locator('output[data-copied]')).toHaveText(copy?.copied ?? '');
      const command = await line.locator('code').textContent();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      await button.press('Enter');
      await expect(page.locator('output[data-copied]')).toHaveText(copy?.selected ?? '');
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(command);
    });
  },
  ({ copy }) => copy !== undefined,
);
