import { accessibilityFaults } from './accessibility-faults.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { expect, test } from './neutral-site.ts';
import { openAlive, unfold } from './open-alive.ts';
import { band, menuItems } from './shell-parts.ts';
import { navigation, placesOf, plainPath, startingWith, withSome } from './site.ts';

const { labels } = navigation;
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

/** A page that a submenu leads to. */
const below = menuItems.flatMap(({ groups = [] }) => groups)[0]?.children[0]?.href ?? plainPath;

test('each submenu is accessible while it is open', async ({ page }) => {
  // Its submenu names the page itself.
  await page.goto(below);
  const buttons = await page
    .getByRole('banner')
    .getByRole('button', { name: startingWith(labels.submenu ?? '') })
    .all();
  for (const button of buttons) {
    await button.click();
    await expect(page.locator(`#${await button.getAttribute('popovertarget')}`)).toBeVisible();
    expect(await accessibilityFaults(page, { within: 'body > header' })).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the menu of the phone is accessible while it is open @phone', async ({ page }) => {
  // On a page of a submenu, the section it belongs to is unfolded.
  await page.goto(below);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: labels.menu, exact: true }).click();
  await expect(header.getByRole('navigation', { name: labels.menu })).toBeVisible();
  expect(await accessibilityFaults(page, { within: 'body > header' })).toEqual([]);
});

withSome('button of the band that opens the chat', band?.action.chat === 'alert' ? band : undefined, ({ heading }) => {
  test('the alert of the missing chat is accessible', async ({ page }) => {
    await page.goto(plainPath);
    await page.getByRole('region', { name: heading }).getByRole('button').click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('the first stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: labels.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});
