import type { Page } from 'playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { expectFiguresOfOneSize } from './band-figures.ts';
import { buttonsWithoutNotice } from './buttons-without-notice.ts';
import { elementsOutside, faultsAt } from './layout.ts';
import { expect, test } from './neutral-site.ts';
import { openAlive } from './open-alive.ts';
import { families } from './page-families.ts';
import { pages, unknownPath } from './site.ts';
import { targetsTooSmall } from './target-size.ts';
import { unfold } from './unfold.ts';

// One tab goes from page to page, as a visitor does: a tab of its own for each page takes as long as all checks of fit.
let tab: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  tab = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
});
test.afterEach(() => tab.removeAllListeners());
test.afterAll(() => tab.close());

/** The least widths of the layouts of a telephone, a tablet and a small laptop: what fits there fits above. */
const leastWidths = [320, 768, 1024];
/** A telephone and a large screen besides: for the first page of each family. */
const allWidths = [320, 390, 768, 1024, 1920];

// One visit of a page makes all checks that change nothing of it: a visit costs more than most of them. Pages of one family share their
// blocks: axe looks at the first of each whole, at the others where something is new. What is wrong with names, ids and headings would be
// found in the HTML of every page (tests/built/html.test.ts).
for (const address of [...pages.map(({ path }) => path), unknownPath]) {
  test(
    `${address} is accessible, silent, asks no other server, and fits every screen`,
    { tag: '@desktop' },
    async ({ baseURL }) => {
      await tab.setViewportSize({ width: 1280, height: 800 });
      const isFirst = [...families, unknownPath].includes(address);
      await expectSound(tab, address, baseURL, { isOfKnownKind: !isFirst });
      await expectFiguresOfOneSize(tab, address);
      await unfold(tab);
      for (const width of isFirst ? allWidths : leastWidths)
        expect.soft(await faultsAt(tab, width), `${width} px`).toEqual([]);
    },
  );
}

// On the screen of a phone the first page of each family is enough: each page is measured at a smaller width above.
for (const address of [...families, unknownPath]) {
  test(
    `${address} on a phone is accessible and silent, has targets for fingers, can be read at 400 %, and moves nothing for those who asked for that`,
    { tag: '@phone' },
    async ({ baseURL }) => {
      await tab.setViewportSize({ width: 390, height: 844 });
      await expectSound(tab, address, baseURL, {
        // Its names and states are those of the large screen.
        isOfKnownKind: true,
        first: async () => {
          expect.soft(await tab.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
        },
      });
      expect.soft(await targetsTooSmall(tab), 'targets').toEqual([]);
      // 1280 × 1024 at 400 %: the header scrolls away.
      await tab.setViewportSize({ width: 320, height: 256 });
      await tab.mouse.wheel(0, 600);
      await expect(tab.getByRole('banner')).not.toBeInViewport();
      expect.soft(await elementsOutside(tab), 'at 400 %').toEqual([]);
    },
  );
}

/** Opens a page and checks it as it is. @param first looks at it before anything else does @param isOfKnownKind axe looks only at what is new */
async function expectSound(
  page: Page,
  address: string,
  baseURL = '',
  { first, isOfKnownKind }: { first?: () => Promise<void>; isOfKnownKind: boolean },
): Promise<void> {
  const messages: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL).origin) strangers.push(request.url());
  });
  await openAlive(page, address);
  await first?.();
  expect.soft(await accessibilityFaults(page, { isOfKnownKind }), 'accessibility').toEqual([]);
  // That an address is unknown is logged by the browser.
  expect.soft(messages.filter((message) => address !== unknownPath || !message.includes('404'))).toEqual([]);
  expect.soft(strangers, 'other servers').toEqual([]);
  expect.soft(await buttonsWithoutNotice(page), 'buttons of the chat without its sentence').toEqual([]);
  expect.soft(await elementsOutside(page), 'as it opens').toEqual([]);
}
