import type { Page } from 'playwright/test';

/**
 * Elements that stick out of the screen sideways, as the start of their HTML. The body clips them, so the page's
 * scroll width would not tell. What scrolls inside a box of its own is not outside.
 */
export function elementsOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isVisible = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const scrolls = (element: Element) => /auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX);
    const isInScroller = (element: Element) => {
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        if (scrolls(box)) return true;
      }
      return false;
    };
    const screen = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left < -0.5 || right > screen + 0.5) && isVisible(element) && !isInScroller(element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** What does not fit the screen at a width: elements that stick out, figures wider than their cell, labels of drawings cut inside a word. */
export async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return [...(await elementsOutside(page)), ...(await figuresCut(page)), ...(await labelsCut(page))];
}

/** The words of drawings on two lines: a drawing has no hyphens. */
function labelsCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const drawing of document.querySelectorAll('main div[aria-hidden=true]')) {
      const texts = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}’']+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) cut.push(`cut: ${word}`);
        }
      }
    }
    return cut;
  });
}

/** The texts of figures that are wider than their cell. */
function figuresCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(dl > div, dd)')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent),
  );
}
