import { expect, test } from './neutral-site.ts';
import { placesOf } from './site.ts';
import { unfold } from './unfold.ts';

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
