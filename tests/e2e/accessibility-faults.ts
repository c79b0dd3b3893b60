import type axeCore from 'axe-core';
import type { Page } from 'playwright/test';
import { axeSource } from './axe-source.ts';
import { placesOnPage } from './places-on-page.ts';

/** A rule of axe, and the places it is broken at. */
export interface AccessibilityFault {
  rule: string;
  places: string[];
}

interface Options {
  /** A selector: only that part of the page; default all of it. */
  within?: string;
  /** Only this rule; default all. */
  rule?: string;
  /**
   * The places that were measured before, by their structure (`placesOnPage`): contrast and the size of targets, which take two thirds of
   * the time, are measured where the structure is new. Those of the page are added.
   */
  measured?: Set<number>;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that lay the page out and look behind each text. */
const measuring = ['color-contrast', 'target-size'];

/** What axe finds on the page as it is now, by WCAG 2.2 AA and good practice. */
export async function accessibilityFaults(
  page: Page,
  { within, rule, measured }: Options = {},
): Promise<AccessibilityFault[]> {
  const hasAxe = await page.evaluate(() => {
    // Half faded in, a card has half its contrast. What only waits for its moment (no duration) stays as it is.
    for (const animation of document.getAnimations()) {
      const { duration, endTime } = animation.effect?.getComputedTiming() ?? {};
      if (duration !== 0 && endTime !== Infinity) animation.finish();
    }
    return 'axe' in globalThis;
  });
  if (!hasAxe) await page.evaluate(axeSource);
  const rules = rule === undefined ? tags : [rule];
  if (measured === undefined) return page.evaluate(runAxe, { within, rules, off: [] });
  const { fresh, keys } = await placesOnPage(page, within ?? 'body', measured);
  for (const key of keys) measured.add(key);
  const isMeasured = measuring.filter((id) => rule === undefined || id === rule);
  const faults = rule === undefined ? await page.evaluate(runAxe, { within, rules, off: measuring }) : [];
  if (fresh === 0) return faults;
  return [...faults, ...(await page.evaluate(runAxe, { within: '[data-fresh]', rules: isMeasured, off: [] }))];
}

/** Runs in the page. No page has frames of other sites; only what is wrong is described in full, which is a third of the time. */
async function runAxe({
  within,
  rules,
  off,
}: {
  within?: string | undefined;
  rules: string[];
  off: string[];
}): Promise<AccessibilityFault[]> {
  const { axe } = globalThis as unknown as { axe: typeof axeCore };
  const { violations } = await axe.run(within === undefined ? document : { include: [[within]] }, {
    runOnly: rules,
    rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ target }) => target.join(' ')) }));
}
