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
