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
  /** Everything is measured, as for what stands in a shadow root, whose structure is not compared. */
  isWhole?: boolean;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that lay the page out and look behind each text: two thirds of the time. */
const measuring = ['color-contrast', 'target-size'];
/** With BROWSER=all (`npm run bench -- --only browser`), all of every page is measured, whatever was measured before. */
const measuresAll = process.env['BROWSER'] === 'all';
/** What this worker has measured, by structure (`placesOnPage`), for each stylesheet, screen and choice of colours. */
const measured = new Map<string, Set<number>>();

/**
 * What axe finds on the page as it is now, by WCAG 2.2 AA and good practice. Contrast and the size of targets are measured where the
 * structure of a place is new, all other rules everywhere.
 */
export async function accessibilityFaults(
  page: Page,
  { within, rule, isWhole = measuresAll }: Options = {},
): Promise<AccessibilityFault[]> {
  const { hasAxe, look } = await page.evaluate(prepare);
  if (!hasAxe) await page.evaluate(axeSource);
  const rules = rule === undefined ? tags : [rule];
  if (isWhole) return page.evaluate(runAxe, { within, rules, off: [] });
  const known = measured.get(look) ?? new Set();
  measured.set(look, known);
  const { fresh, keys } = await placesOnPage(page, within ?? 'body', known);
  for (const key of keys) known.add(key);
  const faults = measuring.includes(rule ?? '') ? [] : await page.evaluate(runAxe, { within, rules, off: measuring });
  const isAsked = measuring.filter((id) => rule === undefined || id === rule);
  if (fresh === 0 || isAsked.length === 0) return faults;
  return [...faults, ...(await page.evaluate(runAxe, { within: '[data-fresh]', rules: isAsked, off: [] }))];
}

/** Runs in the page. @returns what gives it its colours, in one text */
function prepare(): { hasAxe: boolean; look: string } {
  // Half faded in, a card has half its contrast. What only waits for its moment (no duration) stays as it is.
  for (const animation of document.getAnimations()) {
    const { duration, endTime } = animation.effect?.getComputedTiming() ?? {};
    if (duration !== 0 && endTime !== Infinity) animation.finish();
  }
  // The names of stylesheets say what is in them.
  const sheets = Array.from(document.styleSheets, ({ href }) => (href === null ? '' : new URL(href).pathname));
  const media = ['(forced-colors: active)', '(prefers-color-scheme: dark)', 'print'].map(
    (query) => matchMedia(query).matches,
  );
  return { hasAxe: 'axe' in globalThis, look: [innerWidth, ...sheets, ...media].join(' ') };
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
