import type { Page } from 'playwright/test';
import { expect, test } from './neutral-site.ts';
import { openAlive, unfold } from './open-alive.ts';
import { placesOf, withBlock } from './site.ts';

/** The parts of the cards of each row start on one line. @param cards, part selectors; the part inside of its card */
async function expectLevel(page: Page, cards: string, part: string): Promise<void> {
  const rows = await page.locator(cards).evaluateAll((all, inside) => {
    const topOf = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
    const byRow = Map.groupBy(all, topOf);
    return [...byRow.values()].map((row) => row.map((card) => topOf(card.querySelector(inside))));
  }, part);
  expect(rows.flat().length, cards).toBeGreaterThan(1);
  for (const row of rows) expect(Math.max(...row) - Math.min(...row), `${cards} ${part}`).toBeLessThanOrEqual(1);
}

withBlock(
  'entries',
  ({ path }) => {
    test('the details and the ranges of cards start on one line', async ({ page }) => {
      await page.goto(path);
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        for (const part of ['dl', 'svg:last-child']) await expectLevel(page, 'main li:has(> dl)', part);
      }
    });
  },
  ({ rows }) => rows.every(({ range, pairs }) => range !== undefined && pairs !== undefined),
);

withBlock(
  'catalogue',
  ({ path, block: { groups = [], rows = groups.flatMap((group) => group.rows) } }) => {
    test('the details of tiles start on one line', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(path);
      const tiles = 'main li:has(> :is(h3, h4)):has(> :last-child [role=group])';
      await expect(page.locator(tiles)).toHaveCount(rows.length);
      await expectLevel(page, tiles, ':scope > :last-child');
    });
  },
  ({ look }) => look === 'tiles',
);

withBlock(
  'quotes',
  ({ path }) => {
    test('quotes side by side start on one line, also below two figures', async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 1000 });
      await page.goto(path);
      await expectLevel(page, 'main li:has(> figure > blockquote)', 'blockquote');
    });
  },
  ({ illustrative, rows }) => illustrative !== undefined && rows.some(({ second }) => second !== undefined),
);

withBlock(
  'offers',
  ({ path }) => {
    test('what offers include starts on one line, and their comparison fits a telephone', async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 900 });
      await page.goto(path);
      await expectLevel(page, 'main li:has(> div > h3):has(h4)', ':scope > :last-child');
      await page.setViewportSize({ width: 320, height: 900 });
      await unfold(page);
      const boxes = page.locator('main details > section[tabindex]');
      const hidden = await boxes.evaluateAll((all) => all.map((box) => box.scrollWidth - box.clientWidth));
      expect(hidden.filter((width) => width > 0)).toEqual([]);
    });
  },
  ({ groups, comparison, rows = [] }) =>
    groups === undefined && comparison !== undefined && rows.every(({ features }) => features !== undefined),
);

withBlock(
  'table',
  ({ path }) => {
    test('the bars of a row of a table are drawn on scales of one length', async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const rows = await page
          .locator('main tr:has(td > svg)')
          .evaluateAll((all) =>
            all.map((row) => [...row.querySelectorAll('td > svg')].map((bar) => bar.getBoundingClientRect().width)),
          );
        for (const bars of rows) expect(Math.max(...bars) - Math.min(...bars), `${width} px`).toBeLessThanOrEqual(1);
      }
    });
  },
  ({ groups }) =>
    groups.some(({ rows }) => rows.some(({ cells }) => cells?.every(({ from }) => from !== undefined) === true)),
);

for (const path of new Set(placesOf('offers').map((place) => place.path))) {
  test(`lists of ${path} beside longer ones are not stretched`, async ({ page }) => {
    await page.goto(path);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const lists = await page.locator('main ul.dashes').evaluateAll((all) =>
        all.map((list) => {
          const lines = Array.from(list.children, (line) => line.getBoundingClientRect());
          return lines.slice(1).map(({ top }, index) => Math.round(top - (lines[index]?.bottom ?? 0)));
        }),
      );
      const gaps = lists.flat();
      for (const gap of gaps) expect(Math.abs(gap - (gaps[0] ?? 0)), `${width} px`).toBeLessThanOrEqual(1);
    }
  });
}

for (const { path, block } of placesOf('form').filter((place) => place.block.form.panel !== undefined)) {
  test(`the facts beside the form of ${path} stand on one line`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openAlive(page, path);
    const facts = page.locator('main form dl > div > dd:nth-child(2)');
    await expect(facts).toHaveCount(block.form.panel?.facts.length ?? 0);
    const tops = await facts.evaluateAll((all) => all.map((fact) => Math.round(fact.getBoundingClientRect().top)));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
  });
}

withBlock(
  'hero',
  ({ path, block: { figuresLabel = '', figures = [] } }) => {
    test('the figures stand on one row on a wide screen', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      const tops = await page
        .getByRole('group', { name: figuresLabel })
        .locator('dl > div')
        .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().top)));
      expect(tops).toHaveLength(figures.length);
      expect(new Set(tops).size).toBe(1);
    });
  },
  ({ layout, aside }) => layout === 'band' && aside?.kind === 'machine' && aside.trace !== undefined,
);

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
