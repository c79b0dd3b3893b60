import { expect, test } from 'playwright/test';
import { routes } from '../../src/generated/routes.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { elementsOutside } from './layout.ts';
import { openAlive } from './open-alive.ts';

const addresses = routes.filter(({ path, canonical }) => path === canonical).map(({ path }) => path);

for (const address of addresses) {
  test(`${address} is accessible, silent, and asks no other server`, async ({ page, baseURL }) => {
    const messages: string[] = [];
    const strangers: string[] = [];
    page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(baseURL ?? '').origin) strangers.push(request.url());
    });
    // The page of unknown addresses answers 404 everywhere, also at its own address: that status is logged by the browser.
    await openAlive(page, address === '/404' ? '/une-adresse-inconnue' : address);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(messages.filter((message) => address !== '/404' || !message.includes('404'))).toEqual([]);
    expect(strangers).toEqual([]);
    expect(await elementsOutside(page)).toEqual([]);
  });
}

// The widths are set here: one project is enough.
test('every page fits screens of 320, 768 and 1920 px', { tag: '@desktop' }, async ({ page }) => {
  test.setTimeout(120_000);
  for (const address of addresses) {
    await page.goto(address === '/404' ? '/une-adresse-inconnue' : address);
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await elementsOutside(page), `${address} at ${width} px`).toEqual([]);
    }
  }
});
