import { accessibilityFaults } from './accessibility-faults.ts';
import { elementsOutside, figuresCut } from './layout.ts';
import { expect, test } from './neutral-site.ts';
import { openAlive } from './open-alive.ts';
import { families } from './page-families.ts';
import { pages, unknownPath } from './site.ts';

// Pages of one family share their blocks: on the screen of a phone the first of each is enough for axe, as each page is measured
// at that width here too.
for (const address of [...pages.map(({ path }) => path), unknownPath]) {
  const isOne = families.includes(address) || address === unknownPath;
  test(
    `${address} is accessible, silent, asks no other server, and fits every screen`,
    isOne ? {} : { tag: '@desktop' },
    async ({ page, baseURL }) => {
      const messages: string[] = [];
      const strangers: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(error.message));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) strangers.push(request.url());
      });
      await openAlive(page, address);
      expect(await accessibilityFaults(page)).toEqual([]);
      // That an address is unknown is logged by the browser.
      expect(messages.filter((message) => address !== unknownPath || !message.includes('404'))).toEqual([]);
      expect(strangers).toEqual([]);
      expect(await elementsOutside(page)).toEqual([]);
      if (test.info().project.name === 'phone') return;
      await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
      for (const width of [320, 390, 768, 1024, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await elementsOutside(page), `${width} px`).toEqual([]);
        expect(await figuresCut(page), `${width} px`).toEqual([]);
      }
    },
  );
}
