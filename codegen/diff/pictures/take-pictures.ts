import type { Page } from 'playwright';
import { findChromium, findHeadlessShell } from '../../run/find-chromium.ts';

/** Wide enough for the layout of a large screen. */
const width = 1280;

/**
 * Pictures of documents, as data addresses; nothing where the machine has no Chromium that starts. The documents run no script and reach
 * no network.
 */
export async function takePictures(documents: readonly string[]): Promise<string[] | undefined> {
  const executablePath = findHeadlessShell() ?? findChromium();
  if (executablePath === undefined) return undefined;
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      viewport: { width, height: 600 },
      reducedMotion: 'reduce',
      javaScriptEnabled: false,
      offline: true,
    });
    const page = await context.newPage();
    const pictures: string[] = [];
    for (const document of documents) {
      await page.setContent(document, { waitUntil: 'load' });
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80, ...(await clipOf(page)) });
      pictures.push(`data:image/jpeg;base64,${picture.toString('base64')}`);
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

/** The tallest picture that can still be read beside another one, and what is shown around what is marked in a taller section. */
const tallest = 2000;
const around = 500;

/** Of a tall section, the part that holds what is marked. */
async function clipOf(page: Page) {
  const height = (await page.locator('body').boundingBox())?.height ?? 0;
  const boxes = await Promise.all((await page.locator('mark').all()).map((mark) => mark.boundingBox()));
  const tops = boxes.flatMap((box) => (box === null ? [] : [box.y]));
  if (height <= tallest || tops.length === 0) return {};
  const y = Math.max(0, Math.min(...tops) - around);
  return { clip: { x: 0, y, width, height: Math.min(height - y, Math.max(...tops) + around - y, tallest) } };
}
