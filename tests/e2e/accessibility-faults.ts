import type axeCore from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';

export interface AccessibilityFault {
  rule: string;
  places: string[];
}

export interface AccessibilityOptions {
  /** A selector: only that part of the page; default all of it. */
  within?: string;
  /** Selectors: all but these parts. */
  without?: readonly string[];
  rules?: readonly string[];
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds on the page as it is now, by WCAG 2.2 AA and good practice. */
export async function accessibilityFaults(
  page: Page,
  { within, without = [], rules = tags }: AccessibilityOptions = {},
): Promise<AccessibilityFault[]> {
  if (!(await page.evaluate(endAnimations))) await page.evaluate(axe);
  return page.evaluate(runAxe, { within: within ?? 'html', without, rules });
}

/** Runs in the page. @returns whether axe is there already */
function endAnimations(): boolean {
  // Half faded in, a card has half its contrast. What only waits for its moment (no duration) stays as it is.
  for (const animation of document.getAnimations()) {
    const { duration, endTime } = animation.effect?.getComputedTiming() ?? {};
    if (duration !== 0 && endTime !== Infinity) animation.finish();
  }
  return 'axe' in globalThis;
}

/** Runs in the page. No page has frames of other sites. */
async function runAxe({ within, without, rules }: Required<AccessibilityOptions>) {
  const { axe: program } = globalThis as unknown as { axe: typeof axeCore };
  const context = { include: [[within]], exclude: without.map((selector) => [selector]) };
  const options = { runOnly: [...rules], iframes: false, resultTypes: ['violations' as const] };
  const { violations } = await program.run(context, options);
  return violations.map(({ id, nodes }) => ({ rule: id, places: nodes.map(({ target }) => target.join(' ')) }));
}
