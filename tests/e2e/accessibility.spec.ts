import { accessibilityFaults } from './accessibility-faults.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { expect, test } from './neutral-site.ts';
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
const coloured = (['calculator', 'form'] as const).flatMap((type) => placesOf(type)[0]?.path ?? []);
test('with forced colours, dark or light, texts keep their contrast', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of coloured) {
    await page.goto(path);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const faults = await accessibilityFaults(page, { rule: 'color-contrast' });
      expect.soft(faults, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('with forced colours, the primary button and the hairlines take the colours of the system', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('main').getByRole('link');
  const filled = await links.evaluateAll((all) =>
    all.findIndex((element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)'),
  );
  test.skip(filled < 0, 'the home page has no primary button');
  const button = links.nth(filled);
  const own = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ forcedColors: 'active' });
  // Colours of buttons take a moment to change.
  await expect(button).not.toHaveCSS('background-color', own);
});
