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
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 });
      pictures.push(`data:image/jpeg;base64,${picture.toString('base64')}`);
    }
    return pictures;
  } finally {
    await browser.close();
  }
}
