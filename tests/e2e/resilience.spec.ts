import type { Browser, Page } from 'playwright/test';
import { isNightly } from '../run/sample.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { islandPages, islandsOf, pagesWithIslands, islandErrorOf } from './island-pages.ts';
import { blockFamilies, families } from './page-families.ts';
import { plainPages, plainPath, unknownPath } from './site.ts';
import { complaintsOf } from './complaints.ts';
import { expect, test } from './test.ts';
import { translate } from './translate.ts';
import { islandOf, useIsland } from './use-island.ts';

/** A page without applications besides the home page. */
const plainAddresses = plainPages.slice(-1).map(({ path }) => path);

for (const { name, address } of islandPages) {
  // What all islands share is seen at the form, the largest but one, and in each of them nightly.
  const mark = name === 'form' ? '' : ' @nightly';
  test.describe(`${name} on ${address}`, () => {
    test(`whose script does not arrive leaves the page readable and says what to do${mark}`, async ({ page }) => {
      await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
      await page.goto(address);
      await expect(islandOf(page, name).locator('[data-island-error]')).toHaveText(islandErrorOf(name));
      await expect(islandOf(page, name).locator('[data-island-error]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-island-error]:visible')).toHaveCount(1);
    });

    test(`works with storage that is disabled${mark}`, async ({ page }) => {
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, storage, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      });
      await page.goto(address);
      await useIsland(page, name);
    });

    test('works with storage that is full, on a page that the browser has translated @nightly', async ({ page }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await page.goto(address);
      await expect(islandOf(page, name)).toHaveAttribute('data-alive');
      await translate(page);
      await useIsland(page, name);
      await translate(page);
      await useIsland(page, name);
    });
  });
}

for (const [index, address] of pagesWithIslands.entries()) {
  test(`${address} without any script is accessible, and says what to do${index === 0 ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(address);
    const messages = page.locator('[data-island-error]');
    await expect(messages.filter({ visible: true })).toHaveCount(0);
    // The message comes after twelve seconds, which need not pass here.
    await messages.evaluateAll((all) => {
      for (const animation of all.flatMap((message) => message.getAnimations())) animation.finish();
    });
    await expect(messages.filter({ visible: true })).toHaveText(islandsOf(address).map(islandErrorOf));
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([]);
  });
}

test.describe('from the back/forward cache', () => {
  let browser: Browser;
  test.beforeAll(async ({ playwright, launchOptions }) => {
    // Playwright turns the cache off, and a browser without a window has none.
    const wholeBrowser = process.env['CHROMIUM_PATH'];
    browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(wholeBrowser !== undefined && wholeBrowser !== '' && { executablePath: wholeBrowser }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser.close());

  // In one tab: a tab of the whole browser takes longer than a page.
  test('every kind of page comes back alive', async ({ baseURL }) => {
    test.slow();
    const page = await browser.newPage({ baseURL: baseURL ?? '', locale: 'fr-FR' });
    const complaints = complaintsOf(page);
    const addresses = [...new Set(['/', ...plainAddresses, ...pagesWithIslands])];
    for (const address of isNightly ? addresses : addresses.slice(-1)) {
      await page.goto(address, { waitUntil: 'load' });
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
      });
      await page.goto(plainPath);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(address);
      const reasons = () =>
        performance
          .getEntriesByType('navigation')
          .map((entry) => ('notRestoredReasons' in entry ? entry.notRestoredReasons : null));
      expect(await page.evaluate(reasons), address).toEqual([null]);
      expect(await page.evaluate(() => (globalThis as { persisted?: boolean }).persisted), address).toBe(true);
      for (const island of new Set(islandsOf(address))) await useIsland(page, island);
      expect(complaints, address).toEqual([]);
    }
    await page.close();
  });
});

test('in print nothing is folded, faded, fixed or pale, and links say where they lead', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  for (const address of new Set(['/', ...plainAddresses, ...pagesWithIslands])) {
    await page.goto(address);
    const faults = await page.locator('body *').evaluateAll((all) => {
      const seen = all.filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const name = (element: Element) => element.outerHTML.slice(0, 100);
      const lightness = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        return (red + green + blue) / 3;
      };
      const hasText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      // The name of a figure leads to its source: on paper it is a name alone, or each figure would come with the same address. So are the
      // pages that a register names, whose short form on paper is of names.
      const bare = [
        ...document.querySelectorAll('main a:is([href^="/"], [href^="http"]):not(.source, .register .fact a)'),
      ].filter((link) => link.checkVisibility());
      return {
        // Folded on telephones only, or said to be printed; not what stands in a section that is not.
        lost: [...document.querySelectorAll('main :is(.fold, .printed) > :not(summary)')]
          .filter((part) => part.closest('section')?.checkVisibility() !== false && !part.checkVisibility())
          .map(name),
        // A card that still fades in when it is printed is pale on paper.
        fading: all.filter((element) => getComputedStyle(element).animationName === 'rise').map(name),
        fixed: seen.filter((element) => getComputedStyle(element).position === 'fixed').map(name),
        light: seen
          .filter(
            (element) =>
              hasText(element) &&
              getComputedStyle(element).color.startsWith('rgb') &&
              lightness(getComputedStyle(element).color) > 140,
          )
          .map(name),
        targets: bare
          .filter((link) => {
            const { content, position } = getComputedStyle(link, '::after');
            const printed = `${link.textContent ?? ''} ${content}`;
            // A target that is laid over the card would hide what the card says.
            return position !== 'static' || !printed.includes(link.getAttribute('href') ?? '?');
          })
          .map(name),
      };
    });
    expect(faults, address).toEqual({ lost: [], fading: [], fixed: [], light: [], targets: [] });
  }
});

test.describe('without JavaScript', () => {
  // What fades in is there from the start.
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  // Pages of one family share their blocks; the one heading of each page is a law of its HTML (tests/contract/pages.test.ts).
  test('every page shows what it says, and no control that does nothing', async ({ page }) => {
    const screens = [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ];
    for (const path of [...(isNightly ? families : blockFamilies), unknownPath]) {
      await page.goto(path);
      // The header and the footer are those of every page.
      for (const screen of path === '/' ? screens : screens.slice(0, 1)) {
        await page.setViewportSize(screen);
        const at = `${path}, ${screen.width} px`;
        expect(await waitingTexts(page), `${at}: texts that wait for a script`).toBe(0);
        const { headings, length, dead } = await page.evaluate(() => {
          const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
          const controls = [...document.querySelectorAll('button, input, select, textarea')];
          const styles = Array.from(document.styleSheets, ({ cssRules }) =>
            Array.from(cssRules, (rule) => rule.cssText),
          ).join();
          // One of a group of choices by which the styles of the page show and hide.
          const isStyled = (radio: HTMLInputElement) =>
            radio.name !== '' &&
            (Array.from(document.getElementsByName(radio.name), ({ id }) => styles.includes(`#${id}:checked`)).includes(
              true,
            ) ||
              (radio.closest('.group') !== null && styles.includes('.group):not(:has(:checked))')));
          return {
            headings: [...document.querySelectorAll('h1')].filter(isSeen).length,
            length: document.querySelector('main')?.innerText.length,
            dead: controls
              .filter((control) => isSeen(control) && !control.matches(':disabled'))
              .filter((control) => {
                if (control.matches('[popovertarget], [commandfor]')) return false;
                if (control.matches('[type=radio]') && isStyled(control as HTMLInputElement)) return false;
                const { form } = control as HTMLInputElement;
                // A button that only a script answers, a field of no form, or of a form that leads nowhere.
                return control.matches('button[type=button]') || !form?.matches('[action], [method=dialog]');
              })
              .map((control) => control.outerHTML.slice(0, 100)),
          };
        });
        expect(headings, at).toBe(1);
        expect(length, at).toBeGreaterThan(200);
        expect(dead, at).toEqual([]);
      }
    }
  });
});

function waitingTexts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main :is(h2, h3, p, dd)')].filter((text) => getComputedStyle(text).opacity === '0')
        .length,
  );
}
