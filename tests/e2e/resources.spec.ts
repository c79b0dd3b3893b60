import { expect, test } from 'playwright/test';
import { tables, withBlock } from './site.ts';

withBlock('external-links', ({ path }) => {
  test('an external documentation is announced as a new tab', async ({ page }) => {
    await page.goto(path);
    for (const { href, title } of tables.externalResources) {
      const link = page.locator(`main a[href="${href}"]`).filter({ hasText: title });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAccessibleName(/\(nouvel onglet\)$/);
    }
  });
});
