import type { Page } from 'playwright/test';
import { isNightly } from '../run/sample.ts';
import { accessibilityFaults, type AccessibilityOptions } from './accessibility-faults.ts';
import { expectSilent } from './complaints.ts';
import { skipToContent, walkByKeyboard } from './keyboard-walk.ts';
import { elementsOutside, faultsAt, targetsTooSmall } from './layout.ts';
import { expect, test } from './test.ts';
import { openAlive, unfold } from './open-alive.ts';
import { blockFamilies, families, registers } from './page-families.ts';
import { pages, placesOf, unknownPath } from './site.ts';
import { band, chat } from './shell-parts.ts';

/** The figures of an opening in a band have one size, those that are words aside. Says nothing of a page without such a band. */
async function expectFiguresOfOneSize(page: Page, address: string): Promise<void> {
  const blocks = pages.find(({ path }) => path === address)?.blocks ?? [];
  const [figures = []] = blocks.flatMap((block) =>
    block.type === 'hero' && block.layout === 'band' ? [block.figures ?? []] : [],
  );
  const isFigure = figures.map(({ value }) => value.length <= 9);
  if (!isFigure.includes(true)) return;
  const values = page.locator('main section').first().locator('dl').last().locator('dd');
  await expect.soft(values, 'figures of the band').toHaveCount(isFigure.length);
  const all = await values.evaluateAll((cells) => cells.map((value) => getComputedStyle(value).fontSize));
  const sizes = all.filter((_, index) => isFigure[index]);
  expect.soft(new Set(sizes).size, 'sizes of the figures of the band').toBe(1);
}

/** What stands beside every button of the chat: the sentence that says that an AI answers. Nothing on a site whose band opens no chat. */
const notice = band?.action.chat === 'alert' ? chat?.aiNotice : undefined;

/** The buttons of the chat before which the page has not said that sentence, nor says it beside them, as their words. The header has it elsewhere. */
async function buttonsWithoutNotice(page: Page): Promise<string[]> {
  if (notice === undefined) return [];
  return page.evaluate((text) => {
    const notices = [...document.querySelectorAll('p:not(header p, [hidden])')].filter(
      (said) => said.textContent === text,
    );
    const isSaid = (button: Element) =>
      notices.some(
        (said) =>
          button.parentElement?.parentElement?.contains(said) === true ||
          said.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
    return [...document.querySelectorAll('[data-chat]')]
      .filter((button) => button.closest('header') === null && button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => !isSaid(button))
      .map((button) => button.textContent);
  }, notice);
}

// One tab goes from page to page, as a visitor does: a tab of its own for each page takes as long as all checks of fit.
let tab: Page;
test.beforeAll(async ({ browser, baseURL }) => {
  tab = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
});
test.afterEach(() => tab.removeAllListeners());
test.afterAll(() => tab.close());

const screen = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const firsts = [...families, unknownPath];
/** What is the same on every page: axe takes as long for it as for many a page, and reads it on the first. */
const shell = ['body > header', 'body > section', 'body > footer'];
/** Those that open with a machine, whose rows of names are as high as its plates. */
const machines = new Set(
  placesOf('hero').flatMap(({ path, block: { aside } }) => (aside?.kind === 'machine' ? [path] : [])),
);
/** The widths at which a page is measured, apart from the first of its blocks. */
const widthsOf = (address: string) => (machines.has(address) ? [1280, 390, 320] : [320]);

/** Of the other pages of each family the one with the longest word or path of a file, which fits last; nightly all of them. */
const others = [...Map.groupBy(pages, ({ family }) => family).values()].flatMap((all) => {
  const rest = all.filter(({ path }) => !firsts.includes(path));
  const longest = ({ blocks }: (typeof pages)[number]) =>
    Math.max(
      ...(
        JSON.stringify(blocks, (key, value: unknown) => (key === 'href' ? undefined : value)).match(
          /(?<=[\s"])[\p{L}’'/-]+(?=[\s".,])/gu,
        ) ?? []
      ).map((word) => word.length),
    );
  return isNightly ? rest : rest.toSorted((a, b) => longest(b) - longest(a)).slice(0, 1);
});

// One visit of a page makes all checks that change nothing of it: a visit costs more than most of them. Pages of one family share their
// blocks: axe looks at the first of each, nightly at the others. What is wrong with names, ids and headings would be
// found in the HTML of every page (tests/built/html.test.ts).
for (const { path: address } of others) {
  test(`${address} is silent, asks no other server, and fits the narrowest screen`, async ({ baseURL }) => {
    await tab.setViewportSize(screen);
    await expectSilent(tab, baseURL ?? '', async () => {
      await openAlive(tab, address);
      if (isNightly) await expectSound(tab, { without: shell });
      await expectFiguresOfOneSize(tab, address);
      await unfold(tab);
      // The first page of each family is measured at the widths of every layout.
      for (const width of widthsOf(address)) expect.soft(await faultsAt(tab, width), `${width} px`).toEqual([]);
    });
  });
}

// On the screen of a phone the first page of each family is enough: each page is measured at a smaller width above. Nothing of a page asks
// for the width of its window but its stylesheet: it opens on the phone, then the window grows.
for (const address of firsts) {
  test(`${address}, the first of its family, is accessible, silent, fits every screen and finger, and is walked by keyboard`, async ({
    baseURL,
  }) => {
    await expectSilent(tab, baseURL ?? '', async () => {
      await test.step('as it opens on a phone', async () => {
        await tab.setViewportSize(phone);
        await openAlive(tab, address);
        expect.soft(await tab.evaluate(() => document.getAnimations().length), 'animations').toBe(0);
        // Its names, states and colours are those of the large screen: what is left is what scrolls there alone.
        const rules = isNightly || address === '/' ? {} : { rules: ['scrollable-region-focusable'] };
        if (blockFamilies.has(address) || isNightly) await expectSound(tab, rules);
      });
      await test.step('on a large screen', async () => {
        await tab.setViewportSize(screen);
        await expectSound(tab, address === '/' ? {} : { without: shell });
        await expectFiguresOfOneSize(tab, address);
      });
      await unfold(tab);
      // The first page is walked with motion, header and footer included (accessibility.spec.ts).
      const isWalked = blockFamilies.has(address) && address !== '/' && !registers.has(address);
      if (isWalked)
        await test.step('by keyboard, there', async () => {
          await skipToContent(tab);
          expect.soft(await walkByKeyboard(tab, 'main', 'Tab')).toEqual({ faults: [], missed: [] });
        });
      await tab.setViewportSize(phone);
      // The way back is where the header may cover the focus. On the screen of a phone, which walks one more layout.
      if (isWalked)
        await test.step('by keyboard, and back on a phone', async () => {
          expect.soft(await walkByKeyboard(tab, 'main', 'Shift+Tab')).toEqual({ faults: [], missed: [] });
        });
      expect.soft(await targetsTooSmall(tab), 'targets for fingers').toEqual([]);
      for (const width of blockFamilies.has(address) ? [320, 390, 768, 1024, 1280, 1920] : widthsOf(address))
        expect.soft(await faultsAt(tab, width), `${width} px`).toEqual([]);
      // A telephone of 320 px, and what its reader may set: a font of 24 or 32 px makes it as narrow as these in one of 16.
      for (const width of [213, 160]) {
        await tab.setViewportSize({ width, height: 900 });
        // The letters of drawings are as large in any font.
        const outside = (await elementsOutside(tab)).filter((start) => !/^<(?:g|text)\b/.test(start));
        expect.soft(outside, `a font of ${Math.round((320 * 16) / width)} px`).toEqual([]);
      }
      await tab.setViewportSize({ width: 320, height: 900 });
      await spaceText(tab);
      expect.soft(await elementsOutside(tab), 'with wide spacing').toEqual([]);
      await lengthenWords(tab);
      expect.soft(await elementsOutside(tab), 'in long words').toEqual([]);
      // The header is the same on every page.
      if (address === '/' || isNightly)
        await test.step('1280 × 1024 at 400 %: the header scrolls away', async () => {
          await tab.setViewportSize({ width: 320, height: 256 });
          await tab.mouse.wheel(0, 600);
          await expect(tab.getByRole('banner')).not.toBeInViewport();
          expect.soft(await elementsOutside(tab), 'at 400 %').toEqual([]);
        });
    });
  });
}

/** The spacing of WCAG 1.4.12, until the next page. What a drawing says in words of its own stands beside it as text. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      :not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
      svg { letter-spacing: normal !important; word-spacing: normal !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Each long word of the page becomes one of the length that German has, until the next page. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    for (const part of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
        if (text.parentElement?.closest('svg, code') === null)
          text.nodeValue = (text.nodeValue ?? '').replaceAll(/\p{L}{10,}/gu, 'Datenschutzbeauftragter');
    }
  });
}

/** A page as it stands is accessible, and fits. */
async function expectSound(page: Page, options: AccessibilityOptions): Promise<void> {
  expect.soft(await accessibilityFaults(page, options), 'accessibility').toEqual([]);
  expect.soft(await buttonsWithoutNotice(page), 'buttons of the chat without its sentence').toEqual([]);
  expect.soft(await elementsOutside(page), 'as it stands').toEqual([]);
}
