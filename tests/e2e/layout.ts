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

/**
 * What does not fit the screen at a width: elements that stick out, figures and columns wider than their cell, words of drawings and of code cut in two or at
 * the edge of their drawing, those too small to read, on wide screens two buttons that do not stand side by side, names of a machine in each other's way.
 */
export async function faultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return [
    ...(await elementsOutside(page)),
    ...(await cellsCut(page)),
    ...(await labelsCut(page)),
    ...(await labelsPastEdge(page)),
    ...(width < 1024 ? [] : await pairsBroken(page)),
    ...(await labelsTooSmall(page, width < 640 ? 11 : 10)),
    ...(await namesInTheWay(page)),
  ];
}

/** The rows of two buttons of which the second stands below the first, those of a narrow panel beside the page aside. */
function pairsBroken(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :has(> .action + .action):not(aside *)')]
      .map((row) => [...row.querySelectorAll(':scope > .action')])
      .filter((pair) => pair.length === 2 && new Set(pair.map((one) => one.getBoundingClientRect().top)).size === 2)
      .map((pair) => `broken: ${pair.map(({ textContent }) => textContent).join(', ')}`),
  );
}

/** The names beside the drawing of a machine that lie over another one, or leave the frame. */
function namesInTheWay(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const frame = document.querySelector('.machine > div')?.getBoundingClientRect();
    if (frame === undefined) return [];
    const places = [...document.querySelectorAll('.machine li')].flatMap((row, level) => {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const found: { level: number; name: string; box: DOMRect }[] = [];
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        // What is said to screen readers alone has a box of one pixel.
        if ((text.parentElement?.offsetWidth ?? 0) === 1) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) found.push({ level, name: text.nodeValue ?? '', box });
      }
      return found;
    });
    const overlaps = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return places.flatMap(({ level, name, box }) => [
      ...(box.right > frame.right || box.bottom > frame.bottom || box.top < frame.top
        ? [`${name} leaves the frame`]
        : []),
      ...places
        .filter((other) => other.level > level && overlaps(box, other.box))
        .map((other) => `${name} lies over ${other.name}`),
    ]);
  });
}

/** The words of drawings and of code on two lines: they have no hyphens. */
function labelsCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const drawing of document.querySelectorAll('main :is(div[aria-hidden=true], code)')) {
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

/** The level texts of drawings that reach past the left or the right edge of their drawing, which cuts them. */
function labelsPastEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((text) => {
      const drawing = text.ownerSVGElement;
      if (drawing === null || getComputedStyle(drawing).overflow === 'visible' || text.getScreenCTM()?.b !== 0)
        return [];
      const [edge, { left, right }] = [drawing.getBoundingClientRect(), text.getBoundingClientRect()];
      return left < edge.left - 1 || right > edge.right + 1 ? [`past the edge: ${text.textContent}`] : [];
    }),
  );
}

/** The texts of drawings that are smaller than `least` pixels on the screen. */
function labelsTooSmall(page: Page, least: number): Promise<string[]> {
  return page.evaluate(
    (smallest) =>
      [...document.querySelectorAll<SVGTextElement>('main svg text')].flatMap((text) => {
        const { a = 0, b = 0 } = text.getScreenCTM() ?? {};
        const size = Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
        return size < smallest && text.getBoundingClientRect().width > 0
          ? [`${size.toFixed(1)} px: ${text.textContent}`]
          : [];
      }),
    least,
  );
}

/** The texts of figures, and of the columns of a list, that are wider than their cell: they touch what stands beside it. A picture may reach the edges of its card. */
function cellsCut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(dl > div, dd, li > div:not(:has(picture)))')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent),
  );
}

/**
 * The targets of the page that are smaller than 24 × 24 CSS px, folded ones included, as their size and the start of their
 * HTML. A control is as large as its label, or as the part of it that covers a whole card. WCAG spares links in
 * sentences, which the site has not, and what another control of the page does too: the dots of a grid are links for the mouse alone, its rows
 * and columns are links beside it.
 * Source: WCAG 2.5.8.
 */
export function targetsTooSmall(page: Page): Promise<string[]> {
  return page.locator('a[href]:not([tabindex="-1"]), button, input, select, textarea, summary').evaluateAll((all) => {
    const least = 24;
    for (const details of document.querySelectorAll('details')) details.open = true;
    const isLarge = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const cover = getComputedStyle(element, '::after');
      return (
        (width >= least && height >= least) ||
        (cover.position === 'absolute' && parseFloat(cover.width) >= least && parseFloat(cover.height) >= least)
      );
    };
    return all
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => ![element, ...((element as HTMLInputElement).labels ?? [])].some(isLarge))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 100)}`;
      });
  });
}
