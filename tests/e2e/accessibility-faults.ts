import type axeCore from 'axe-core';
import type { CDPSession, Page } from 'playwright/test';
import { fileURLToPath } from 'node:url';
import { placesOnPage } from './places-on-page.ts';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * What was measured of a look (stylesheets, screen and choice of colours), by structure (`placesOnPage`): by this worker, and, in a run that
 * names a file for it, by all of them. A worker notes what it is about to measure: where that fails, its own test says so.
 */
const byLook = new Map<string, Set<number>>();
const file = process.env['MEASURED_FILE'];

/** The structures that need not be measured again. */
function measuredBefore(look: string): ReadonlySet<number> {
  if (file !== undefined && existsSync(file)) {
    for (const line of readFileSync(file, 'utf8').split('\n').slice(0, -1)) {
      const [written = '', keys = ''] = line.split('\t');
      add(written, keys.split(' ').map(Number));
    }
  }
  return byLook.get(look) ?? new Set();
}

function noteMeasured(look: string, keys: readonly number[]): void {
  const known = byLook.get(look);
  const fresh = keys.filter((key) => known?.has(key) !== true);
  add(look, fresh);
  // A line is written at once: two workers do not mix theirs.
  if (file !== undefined && fresh.length > 0) appendFileSync(file, `${look}\t${fresh.join(' ')}\n`);
}

function add(look: string, keys: readonly number[]): void {
  const known = byLook.get(look) ?? new Set();
  for (const key of keys) known.add(key);
  byLook.set(look, known);
}

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
  /** All rules look only at structures that are new, or, where many are, everywhere: for a page whose kind is looked at whole elsewhere. */
  isOfKnownKind?: boolean;
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that lay the page out and compare the colours of each text: three quarters of the time. */
const measuring = ['color-contrast', 'target-size', 'link-in-text-block'];
/** With BROWSER=all (`npm run bench -- --only browser`), all of every page is measured, whatever was measured before. */
const measuresAll = process.env['BROWSER'] === 'all';

/**
 * What axe finds on the page as it is now, by WCAG 2.2 AA and good practice. Contrast, the size of targets and what tells a link from the
 * text around it are measured where the structure of a place (`placesOnPage`) is new, all other rules everywhere.
 */
export async function accessibilityFaults(
  page: Page,
  { within, rule, isWhole = measuresAll, isOfKnownKind = false }: Options = {},
): Promise<AccessibilityFault[]> {
  const { hasAxe, look } = await page.evaluate(prepare);
  const rules = rule === undefined ? tags : [rule];
  const { fresh, keys } = isWhole
    ? { fresh: 1, keys: [] }
    : await placesOnPage(page, within ?? 'body', measuredBefore(look));
  noteMeasured(look, keys);
  if (fresh === 0 && (isOfKnownKind || measuring.includes(rule ?? ''))) return [];
  if (!hasAxe) await loadAxe(page);
  return page.evaluate(runAxe, {
    // To choose among many parts takes longer than to look at the page whole.
    within: isOfKnownKind && !isWhole && fresh < 40 ? '[data-fresh]' : within,
    rules,
    measuring,
    measured: isWhole ? '' : '[data-fresh]',
    isMeasured: fresh > 0 && (rule === undefined || measuring.includes(rule)),
  });
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

interface Run {
  within?: string | undefined;
  /** By name, or by tag. */
  rules: string[];
  /** Rules by name that look only at what `measured` selects, all of it where that is empty. */
  measuring: string[];
  measured: string;
  isMeasured: boolean;
}

/** Runs in the page. No page has frames of other sites. */
async function runAxe({ within, rules, measuring: ids, measured, isMeasured }: Run): Promise<AccessibilityFault[]> {
  const { axe } = globalThis as unknown as { axe: typeof axeCore };
  // In one run: to read the page takes as long as half the rules.
  const selectors: Record<string, string> = { 'link-in-text-block': `a[href]${measured}, [role=link]${measured}` };
  axe.configure({ rules: ids.map((id) => ({ id, selector: selectors[id] ?? `*${measured}` })) });
  const options = {
    runOnly: rules,
    rules: Object.fromEntries(ids.map((id) => [id, { enabled: isMeasured }])),
    iframes: false,
  };
  const faults: unknown = await axe.run(within === undefined ? document : { include: [[within]] }, options);
  return faults as AccessibilityFault[];
}

/** Runs in the page, in the place of axe's own report, which describes an element for each rule that is kept as well. */
const reportFaults: axeCore.AxeReporter<AccessibilityFault[]> = (results, _, resolve) =>
  resolve(
    results
      .filter(({ violations }) => violations.length > 0)
      .map(({ id, violations }) => ({ rule: id, places: violations.map(({ node }) => node.selector.join(' ')) })),
  );

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The script of axe, in its short form (each page receives it anew), with a memory for colours. It parses the colours of each
 * text and of all that lies behind it as if each were the first of its kind, which is a third of its time; a page has a dozen. It would note
 * the HTML of each element that it looks at, which nobody reads.
 */
const axeSource = `${axe};(${rememberColours.toString()})(globalThis.axe);globalThis.axe.configure({ noHtml: true, reporter: ${reportFaults.toString()} })`;
const sessions = new WeakMap<Page, CDPSession>();

/** Puts axe into the page as it is now. Not by `page.evaluate`: that is `eval`, of which the browser keeps nothing that it has compiled. */
async function loadAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Runtime.evaluate', { expression: axeSource });
}

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}
interface Axe {
  commons: { color: { Color: { prototype: Colour & { parseString: (this: Colour, text: string) => Colour } } } };
}

/** Runs in the page. */
function rememberColours({ commons }: Axe): void {
  const { prototype } = commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour !== undefined) return Object.assign(this, colour);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
