import { withBlock } from './site.ts';
import { expect, test } from './test.ts';

withBlock(
  'entries',
  ({ path, block }) => {
    test('a link to another site is announced as a new tab', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(path);
      for (const { href, name } of block.rows.filter((row) => URL.canParse(row.href))) {
        const link = page.locator(`main a[href="${href}"]`).filter({ hasText: name });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAccessibleName(/\(nouvel onglet\)$/);
      }
    });
  },
  ({ look }) => look === 'links',
);
