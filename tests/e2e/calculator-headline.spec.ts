import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { withCalculator } from './roi-calculator-page.ts';

const windows = [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const;

/** Where the button stands in the window before it is pressed. */
const places = ['start', 'center', 'end', 'nearest'] as const;

/** The figures that answer the question, as pixels hidden above or below what can be seen. */
function hiddenOf(page: Page): Promise<number[]> {
  return page.locator('[data-headline]').evaluateAll((figures) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return figures.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.max(0, Math.round(header - top), Math.round(bottom - innerHeight));
    });
  });
}

withCalculator(() => {
  for (const [width, height] of windows) {
    test(`the headline figures are seen after each calculation in a window of ${width} × ${height}${width > 390 ? ' @nightly' : ''}`, async ({
      calculator,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await calculator.open();
      for (const block of places) {
        await calculator.submit.evaluate((button, at) => button.scrollIntoView({ block: at }), block);
        const isAway = (await hiddenOf(page)).some((pixels) => pixels > 0);
        await calculator.submit.click();
        await expect(page.locator('[data-headline]')).toHaveCount(3);
        await expect.poll(() => hiddenOf(page), { message: `button at ${block}` }).toEqual([0, 0, 0]);
        // The focus follows to a result that was out of the window.
        if (isAway) await expect(calculator.aside.locator('h3').first()).toBeFocused();
        // What loads later keeps them there.
        await expect(calculator.chart).toBeVisible();
        expect(await hiddenOf(page), `button at ${block}, all loaded`).toEqual([0, 0, 0]);
        // The one action that stands out and the way to share are not far below.
        const actions = page.locator('aside [data-panel=share], aside .button-primary');
        await expect(actions).toHaveCount(2);
        const lowest = await actions.evaluateAll((all) => {
          const top = all[0]?.closest('aside > div')?.getBoundingClientRect().top ?? 0;
          return Math.max(...all.map((one) => one.getBoundingClientRect().bottom - top));
        });
        expect(lowest).toBeLessThanOrEqual(560);
      }
      // A calculation whose headline is in view moves nothing.
      const before = await page.evaluate(() => scrollY);
      await calculator
        .control('currentCloudSpend')
        .evaluate((field) => (field as HTMLElement).focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      await page.waitForTimeout(200);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  }
});
