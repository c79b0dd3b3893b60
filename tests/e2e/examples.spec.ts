import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright/test';
import { startPreview, type Preview } from '../../codegen/site/preview/preview.ts';
import { distPath } from '../../codegen/site/publish/publish.ts';
import { exampleSites } from '../examples/example-sites.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { expectSilent } from './complaints.ts';
import { walkByKeyboard } from './keyboard-walk.ts';
import { faultsAt } from './layout.ts';
import { openAlive } from './open-alive.ts';
import { expect, test } from './test.ts';

// The same engine with other content: what its blocks, shell and theme do in a browser holds for any site.
for (const folder of exampleSites(join(import.meta.dirname, '../..'))) {
  test.describe(`examples/${basename(folder)}`, () => {
    const addresses = addressesOf(distPath(folder));
    let preview: Preview;
    // One tab goes from page to page, as in every-page.spec.ts.
    let tab: Page;
    test.beforeAll(async ({ browser }) => {
      preview = await startPreview({ root: folder, port: 0 });
      tab = await browser.newPage();
    });
    test.afterEach(() => tab.removeAllListeners());
    test.afterAll(async () => {
      await tab.close();
      await preview.close();
    });

    for (const address of addresses) {
      const screens = address === '/' ? ' @both' : ' @nightly';
      test(`${address} is accessible, silent, asks no other server, and fits${screens}`, async ({ viewport }) => {
        if (viewport !== null) await tab.setViewportSize(viewport);
        await expectSilent(tab, preview.url, async () => {
          await openAlive(tab, preview.url + address);
          expect(await accessibilityFaults(tab)).toEqual([]);
        });
        for (const width of [1280, 390, 320]) expect(await faultsAt(tab, width), `${width} px`).toEqual([]);
      });
    }

    test('a number that was typed does not change under the wheel', async ({ page }) => {
      const numbers = page.locator('main input[type=number]');
      for (const address of addresses) {
        await openAlive(page, preview.url + address);
        if ((await numbers.count()) === 0) continue;
        const [number] = await numbers.all();
        await number?.fill('12');
        await number?.hover();
        await page.mouse.wheel(0, 300);
        await page.waitForFunction(() => scrollY > 0);
        await expect(numbers.first()).toHaveValue('12');
        return;
      }
      test.skip();
    });

    test('by keyboard, everything on the first page is reached, seen and outlined @both', async ({ page }) => {
      test.skip(addresses.length === 0, 'npm test -- examples');
      await openAlive(page, preview.url);
      expect(await walkByKeyboard(page, 'body', 'Tab')).toEqual({ faults: [], missed: [] });
    });
  });
}

/** The addresses of a built site, the first page first; none where it is not built. */
function addressesOf(dist: string): string[] {
  if (!existsSync(dist)) return [];
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));
  return addresses.filter((address) => address !== '/404').toSorted();
}
