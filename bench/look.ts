import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { startPreview } from '../codegen/site/preview/preview.ts';
import { routes } from '#generated/routes.ts';
import { isOfPage } from '#src/shared/route.ts';
import { findProgram } from '../tests/run/programs.ts';
import { emitContactSheet } from './look/contact-sheet.ts';

/**
 * `npm run look [-- /path …]`: pictures of every page of `dist/` (or of those named) at four widths, and a contact
 * sheet of them for each width, in `tests/.results/look/`. For eyes, not for comparison: nothing here can fail a test.
 */
const root = join(import.meta.dirname, '..');
const folder = join(root, 'tests/.results/look');
const widths = [390, 768, 1280, 1920];

const named = process.argv.slice(2);
const all = routes.flatMap((route) => (isOfPage(route) && route.path === route.handle.canonical ? [route.path] : []));
const unknown = named.filter((path) => !all.includes(path));
if (unknown.length > 0) {
  console.error(`Aucune page à cette adresse : ${unknown.join(', ')}.`);
  process.exit(1);
}
const paths = named.length > 0 ? named : all;

await rm(folder, { recursive: true, force: true });
const preview = await startPreview({ root, port: 0 });
const executablePath = findProgram('chromium');
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
try {
  await Promise.all(widths.map((width) => pictureAll(browser, preview.url, width)));
} finally {
  await browser.close();
  await preview.close();
}
console.log(`${paths.length} pages × ${widths.length} largeurs : ${folder}`);

async function pictureAll(from: Browser, base: string, width: number): Promise<void> {
  await mkdir(join(folder, String(width)), { recursive: true });
  // Cards that fade in would be caught half way.
  const context = await from.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: 'fr-FR' });
  const page = await context.newPage();
  for (const path of paths) await picture(page, base, path, width);
  const sheet = join(folder, `${width}.html`);
  await writeFile(sheet, emitContactSheet(paths.map((path) => ({ path, file: `${width}/${nameOf(path)}` }))));
  await page.setViewportSize({ width: 2400, height: 900 });
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({ path: join(folder, `${width}.png`), fullPage: true });
  await context.close();
}

async function picture(page: Page, base: string, path: string, width: number): Promise<void> {
  await page.goto(base + (path === '/404' ? '/une-adresse-inconnue' : path), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, String(width), nameOf(path)), fullPage: true });
}

/** `/solutions/finance` → `solutions-finance.png`. */
function nameOf(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
