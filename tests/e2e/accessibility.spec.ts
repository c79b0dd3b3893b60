import { expect, test, type Page } from 'playwright/test';
import { routes } from '../../src/generated/routes.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { elementsOutside } from './layout.ts';

/** The first page of each family: its pages share their blocks. */
const families = [
  ...new Map(
    routes
      .filter(({ path, canonical }) => path === canonical && path !== '/404')
      .map(({ path }) => [path.replace(/^\/(services|solutions|expertise)\/.+/, '$1'), path]),
  ).values(),
];

for (const path of families) {
  test(`by keyboard, everything on ${path} is reached, seen and outlined`, { tag: '@desktop' }, async ({ page }) => {
    test.slow();
    await page.goto(path);
    const stops = await walk(page);
    expect(stops.filter(({ fault }) => fault !== '')).toEqual([]);
    expect(stops.length).toBeGreaterThan(25);
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`with forced ${colorScheme} colours, texts keep their contrast`, { tag: '@desktop' }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const path of families) {
      await page.goto(path);
      expect(await accessibilityFaults(page), path).toEqual([]);
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
    await page.goto(path);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving, path).toBe(0);
  }
});

test('the first stop skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/**
 * Presses Tab from the top of the page until the focus leaves it. For each stop: what has the focus, and what is wrong
 * with how it shows ('' for nothing). Sources: WCAG 2.4.7 and 2.4.11.
 */
async function walk(page: Page): Promise<{ at: string; fault: string }[]> {
  const stops = [];
  for (let count = 0; count < 400; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      // A submenu that was left fades out first.
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = element.outerHTML.slice(0, 100);
      if (right <= left || bottom <= top) return { at, fault: 'has no size' };
      if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return { at, fault: 'off the screen' };
      // Its middle, as far as it is on the screen: what is drawn there must be part of it.
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const drawn = document.elementFromPoint(x, y);
      const isSeen = drawn !== null && (element.contains(drawn) || drawn.contains(element));
      if (!isSeen) return { at, fault: `covered by ${drawn?.outerHTML.slice(0, 80)}` };
      // A button that stretches over its card draws the outline around the card.
      const isOutlined = (place: Element | null, part?: string): boolean =>
        place !== null && getComputedStyle(place, part).outlineStyle !== 'none';
      const outlined =
        isOutlined(element) ||
        isOutlined(element, '::after') ||
        isOutlined(element.closest('label')) ||
        isOutlined(element.parentElement);
      return { at, fault: outlined ? '' : 'has no outline' };
    });
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}
