import { isNightly } from '../run/sample.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { expect, test } from './test.ts';
import { openAlive, unfold } from './open-alive.ts';
import { placesOf } from './site.ts';

// The other pages are walked where each is visited (every-page.spec.ts), without motion.
test('by keyboard, everything on the first page is reached, seen and outlined, there and back', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openAlive(page, '/');
  await unfold(page);
  expect(await walkByKeyboard(page, 'body', 'Tab')).toEqual({ faults: [], missed: [] });
  // The way back is where the header may cover the focus. On the screen of a phone, which walks one more layout.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await walkByKeyboard(page, 'body', 'Shift+Tab')).toEqual({ faults: [], missed: [] });
});

// The colours are the tokens': a page with drawings and one with a form show all of them.
test('in forced colours texts keep their contrast, and buttons take the colours of the system', async ({ page }) => {
  const schemes = { calculator: 'dark', form: 'light' } as const;
  for (const type of ['calculator', 'form'] as const) {
    const path = placesOf(type)[0]?.path;
    if (path === undefined) continue;
    await page.emulateMedia({ forcedColors: 'none' });
    await page.goto(path);
    const button = page.getByRole('main').locator('.button-primary').first();
    const own = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.emulateMedia({ forcedColors: 'active' });
    // Colours of buttons take a moment to change.
    await expect(button).not.toHaveCSS('background-color', own);
    for (const colorScheme of isNightly ? (['dark', 'light'] as const) : [schemes[type]]) {
      await page.emulateMedia({ colorScheme });
      const faults = await accessibilityFaults(page, { within: 'main', rules: ['color-contrast'] });
      expect.soft(faults, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
