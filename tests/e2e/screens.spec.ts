import { blockFamilies, registers } from './page-families.ts';
import { placesOf, withSome } from './site.ts';
import { expect, test } from './test.ts';

const played = placesOf('hero').find(({ block: { screen } }) => screen?.kind === 'conversation');

withSome('opening with a screen', played, ({ path, block: { screen } }) => {
  test('a screen lights up once, in view, and is lit for visitors who want less motion', async ({ page }) => {
    if (screen?.kind !== 'conversation') return;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const figure = page.getByRole('figure').filter({ hasText: screen.question });
    const answer = figure.getByText(screen.model).locator('..');
    // Below the window it waits, but not on paper.
    await expect(figure).not.toBeInViewport();
    await expect(answer).toHaveCSS('opacity', '0.35');
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: 'screen' });
    await figure.scrollIntoViewIfNeeded();
    await expect(answer).toHaveCSS('opacity', '1');
    // Its bars grow from what can be seen to their length, as lines do from a number through the sentence that cites it.
    for (const bar of await figure.locator('rect').all()) await expect(bar).toHaveCSS('scale', '1');
    await page.evaluate(async () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(figure).not.toBeInViewport();
    await expect(answer).toHaveCSS('opacity', '1');
    await page.reload();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(answer).toHaveCSS('opacity', '1');
  });
});

test('no text is blank when a page opens, after jumps and on paper', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of blockFamilies) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.evaluate(blankTexts, { isPaper: true }), `${path} on paper`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    if (!registers.has(path)) expect.soft(await page.evaluate(blankTexts, { isPaper: false }), path).toEqual([]);
  }
});

/** Runs in the page. @returns texts with less than 0.3 of their ink or size in the first frame of what moves: all on paper, those in the window after each jump */
async function blankTexts({ isPaper }: { isPaper: boolean }): Promise<string[]> {
  const blank = new Set<string>();
  // Texts share what they stand in.
  let inks = new Map<Element, number>();
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 1.2) {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations())
      if (animation.timeline === document.timeline) animation.currentTime = 0;
    inks = new Map();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element === null || text.nodeValue?.trim() === '') continue;
      const box = element.getBoundingClientRect();
      if (!isPaper && (box.bottom <= 0 || box.top >= innerHeight)) continue;
      if (element.checkVisibility({ visibilityProperty: true }) && inkOf(element) < 0.3)
        blank.add(text.nodeValue ?? '');
    }
    if (isPaper) break;
  }
  return [...blank];

  function inkOf(element: Element | null): number {
    if (element === null) return 1;
    const before = inks.get(element);
    if (before !== undefined) return before;
    const { opacity, transform, scale } = getComputedStyle(element);
    const { a, b, c, d } = new DOMMatrix(transform === 'none' ? '' : transform);
    const [x = 1, y = x] = scale === 'none' ? [1] : scale.split(' ').map(Number);
    const own = Number(opacity) * Math.min(Math.hypot(a, b) * x, Math.hypot(c, d) * y, 1);
    const ink = own * inkOf(element.parentElement);
    inks.set(element, ink);
    return ink;
  }
}
