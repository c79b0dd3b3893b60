import type { Page } from 'playwright/test';
import { expect, test } from './test.ts';
import { openAlive, unfold } from './open-alive.ts';
import { families } from './page-families.ts';
import { placesOf, withSome, type BlockOf, type BlockType } from './site.ts';

/** Numbers of pixels in groups: those of one group are alike. */
type Measure = (page: Page) => Promise<number[][]>;

/** The tops of a part of each card, part by part and row by row of cards. */
function topsInRows(cards: string, ...parts: readonly string[]): Measure {
  return (page) =>
    page.locator(cards).evaluateAll((all, inside) => {
      const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
      const rows = Map.groupBy(all, (card) => Math.round(topOf(card)));
      return inside.flatMap((part) =>
        [...rows.values()].map((row) => row.map((card) => topOf(card.querySelector(part)))),
      );
    }, parts);
}

const topsOf =
  (selector: string): Measure =>
  async (page) => [
    await page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
  ];

/** Declares that something measures alike at these widths, on each first page of a family that has such a block. */
function even<Type extends BlockType>(
  what: string,
  type: Type,
  widths: readonly number[],
  measure: Measure,
  is: (block: BlockOf<Type>) => boolean = () => true,
): void {
  const paths = new Set(placesOf(type).flatMap(({ path, block }) => (is(block) ? [path] : [])));
  withSome(`block « ${type} » of which ${what}`, paths.size > 0 ? paths : undefined, () => {
    test(what, async ({ page }) => {
      for (const path of families.filter((one) => paths.has(one))) {
        await openAlive(page, path);
        await unfold(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const groups = await measure(page);
          expect(groups.flat().length, `${path}: measured`).toBeGreaterThan(1);
          for (const group of groups)
            expect(Math.max(...group) - Math.min(...group), `${path}, ${width} px`).toBeLessThanOrEqual(1);
        }
      }
    });
  });
}

const isOfPacks = ({ comparison, rows = [] }: BlockOf<'offers'>) =>
  comparison !== undefined && rows.every(({ features }) => features !== undefined);

even(
  'the details and the ranges of cards start on one line',
  'entries',
  [768, 1280],
  topsInRows('main li:has(> dl)', 'dl', 'svg:last-child'),
  ({ rows }) => rows.every(({ range, pairs }) => range !== undefined && pairs !== undefined),
);
even(
  'the details of tiles start on one line',
  'catalogue',
  [768],
  topsInRows('main li:has(> :is(h3, h4)):has(> :last-child [role=group])', ':scope > :last-child'),
  ({ look }) => look === 'tiles',
);
even(
  'quotes side by side start on one line, also below two figures',
  'quotes',
  [1920],
  topsInRows('main li:has(> figure > blockquote)', 'blockquote'),
  ({ illustrative, rows }) => illustrative !== undefined && rows.some(({ second }) => second !== undefined),
);
even(
  'what offers include starts on one line',
  'offers',
  [768],
  topsInRows('main li:has(> div > h3):has(h4)', ':scope > :last-child'),
  isOfPacks,
);
even(
  'the facts beside a form stand on one line',
  'form',
  [768],
  topsOf('main form dl > div > dd:nth-child(2)'),
  ({ form }) => form.panel !== undefined,
);
even(
  'the figures stand on one row on a wide screen',
  'hero',
  [1280],
  topsOf('main section:first-of-type [role=group] > dl > div'),
  ({ layout, aside }) => layout === 'band' && aside?.kind === 'machine' && aside.trace !== undefined,
);
even(
  'lists beside longer ones are not stretched',
  'offers',
  [768, 1280],
  async (page) => [
    await page.locator('main ul.dashes').evaluateAll((all) =>
      all.flatMap((list) => {
        const lines = Array.from(list.children, (line) => line.getBoundingClientRect());
        return lines.slice(1).map(({ top }, index) => top - (lines[index]?.bottom ?? 0));
      }),
    ),
  ],
  isOfPacks,
);
even(
  'the bars of a row of a table are drawn on scales of one length',
  'table',
  [320, 768, 1280],
  (page) =>
    page
      .locator('main tr:has(td > svg)')
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('td > svg')].map((bar) => bar.getBoundingClientRect().width)),
      ),
  ({ groups }) =>
    groups.some(({ rows }) => rows.some(({ cells }) => cells?.every(({ from }) => from !== undefined) === true)),
);
// Measured from the first cell: as wide as the row only while the columns keep their proportions.
even('the bars of a table of ranges span its rows', 'ranges', [1280], (page) =>
  page.locator('main tr:has(svg)').evaluateAll((all) =>
    all.flatMap((row) => {
      const [whole, bar] = [row, row.querySelector('svg')].map((one) => one?.getBoundingClientRect());
      return [
        [whole?.left ?? 0, bar?.left ?? 0],
        [whole?.width ?? 0, bar?.width ?? 0],
      ];
    }),
  ),
);

test('the comparison of offers fits a telephone', async ({ page }) => {
  const place = placesOf('offers').find(({ block }) => block.comparison !== undefined);
  test.skip(place === undefined, 'no offers are compared');
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(place?.path ?? '/');
  await unfold(page);
  const boxes = page.locator('main details > section[tabindex]');
  const hidden = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
  expect(hidden.filter((width) => width > 0)).toEqual([]);
});

for (const [place, { path, block }] of placesOf('table').entries()) {
  const { caption, columns, groups, marks } = block;

  test(`the table « ${caption} » is one at every width: a header for each column and row, a cell under each${place === 0 ? '' : ' @nightly'}`, async ({
    page,
  }) => {
    await page.goto(path);
    await unfold(page);
    const table = page.getByRole('table', { name: caption });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { labels, text, cells = [{ text }] } of groups.flatMap(({ rows }) => rows)) {
        const rowheader = page.getByRole('rowheader', { name: labels.join(' '), exact: true });
        const row = table.getByRole('row').filter({ has: rowheader });
        await expect(row.getByRole('cell')).toHaveCount(columns.length);
        for (const [index, cell] of cells.entries()) {
          const words = cell.text ?? ('mark' in cell && cell.mark !== undefined ? marks?.[cell.mark] : undefined);
          if (words !== undefined) await expect(row.getByRole('cell').nth(index)).toContainText(words);
        }
      }
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const { head, href } of columns) {
      const header = table.getByRole('columnheader', { name: head });
      await expect(header).toBeVisible();
      if (href !== undefined) await expect(header.getByRole('link')).toHaveAttribute('href', href);
    }
  });
}
