import { expect, test } from './neutral-site.ts';
import { openAlive, unfold } from './open-alive.ts';
import { placesOf, withBlock } from './site.ts';

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
