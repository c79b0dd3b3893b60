import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { axeSource } from './axe-source.ts';

/**
 * What axe finds on the page as it is now, by WCAG 2.2 AA and good practice: each rule with the places it is broken at.
 * @param options.within a selector: only that part of the page; default all of it
 * @param options.rule only this rule; default all
 */
export async function accessibilityFaults(
  page: Page,
  { within, rule }: { within?: string; rule?: string } = {},
): Promise<{ rule: string; places: string[] }[]> {
  // Half faded in, a card has half its contrast. What only waits for its moment (no duration) stays as it is.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { duration, endTime } = animation.effect?.getComputedTiming() ?? {};
      if (duration !== 0 && endTime !== Infinity) animation.finish();
    }
  });
  // No page has frames of other sites: axe runs where the page is, and describes in full only what it finds wrong (a third of the time).
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (rule === undefined) axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  else axe.withRules(rule);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ target }) => target.join(' ')) }));
}
