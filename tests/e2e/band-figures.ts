import { expect, type Page } from 'playwright/test';
import { pages } from './site.ts';

/** The figures of an opening in a band have one size, those that are words aside. Says nothing of a page without such a band. */
export async function expectFiguresOfOneSize(page: Page, address: string): Promise<void> {
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
