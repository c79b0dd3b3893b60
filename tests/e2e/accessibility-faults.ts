import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** What axe finds on the page as it is now, by WCAG 2.2 AA and good practice: each rule with the places it is broken at. */
export async function accessibilityFaults(page: Page): Promise<{ rule: string; places: string[] }[]> {
  // Half faded in, a card has half its contrast: let the animations of the start end.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ target }) => target.join(' ')) }));
}
