import type { Page } from 'playwright/test';

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
