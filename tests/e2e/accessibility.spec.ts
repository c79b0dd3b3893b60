import { expect, test, type Page } from 'playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { elementsOutside } from './layout.ts';
import { openAlive } from './open-alive.ts';
import { families } from './page-families.ts';
import { targetsTooSmall } from './target-size.ts';

// The register of figures is 800 links of one kind: its walk would take a minute and show nothing more.
for (const path of families.filter((family) => family !== '/methode-et-sources')) {
  test(
    `by keyboard, everything on ${path} is reached, seen and outlined, there and back`,
    { tag: '@desktop' },
    async ({ page }) => {
      test.slow();
      await openAlive(page, path);
      await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      const part = path === '/' ? 'body' : 'main';
      if (path !== '/') await skipToContent(page);
      expect(await walkByKeyboard(page, part, 'Tab')).toEqual({ faults: [], missed: [] });
      // The way back is where the header may cover the focus. On the screen of a phone, which walks one more layout.
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await walkByKeyboard(page, part, 'Shift+Tab')).toEqual({ faults: [], missed: [] });
    },
  );
}

test('everything is large enough for a finger', { tag: '@desktop' }, async ({ page }) => {
  test.slow();
  // Lines are shortest there.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of families) {
    await openAlive(page, path);
    expect(await targetsTooSmall(page), path).toEqual([]);
  }
});

// The colours are the tokens': pages with drawings, a form and a table show all of them.
for (const colorScheme of ['dark', 'light'] as const) {
  test(`with forced ${colorScheme} colours, texts keep their contrast`, { tag: '@desktop' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of ['/', '/ecosystem', '/roi-calculator', '/contact', '/solutions/finance']) {
      await page.goto(path);
      expect(await accessibilityFaults(page, { rule: 'color-contrast' }), path).toEqual([]);
    }
  });
}

test('with forced colours, the primary button and the hairlines take the colours of the system', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('main').getByRole('link').first();
  const own = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(own);
});

test(
  'at 400 % zoom the header scrolls away, and nothing sticks out sideways',
  { tag: '@desktop' },
  async ({ page }) => {
    // 1280 × 1024 at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of families) {
      await page.goto(path);
      await page.mouse.wheel(0, 600);
      await expect(page.getByRole('banner'), path).not.toBeInViewport();
      expect(await elementsOutside(page), path).toEqual([]);
    }
  },
);

test('with reduced motion, nothing moves', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of families) {
    await openAlive(page, path);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving, path).toBe(0);
  }
});

test('each submenu is accessible while it is open', { tag: '@desktop' }, async ({ page }) => {
  // A sector: its submenu names the page itself.
  await page.goto('/solutions/finance');
  for (const button of await page
    .getByRole('banner')
    .getByRole('button', { name: /^Sous-menu/ })
    .all()) {
    await button.click();
    await expect(page.locator(`#${await button.getAttribute('popovertarget')}`)).toBeVisible();
    expect(await accessibilityFaults(page, { within: 'header' })).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the menu of the phone is accessible while it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // On the page of a sector, the section it belongs to is unfolded.
  for (const path of ['/', '/solutions/finance']) {
    await page.goto(path);
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible();
    expect(await accessibilityFaults(page, { within: 'header' }), path).toEqual([]);
  }
});

test('the alert of the missing chat is accessible', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Assistant IA 24/7' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the first stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
