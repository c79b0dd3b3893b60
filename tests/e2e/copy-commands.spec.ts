import { withBlock } from './site.ts';
import { expect, test } from './test.ts';

withBlock(
  'steps',
  ({ path, block: { copy } }) => {
    test(
      'a button copies its command whole, by keyboard, and says so; refused, the command is selected',
      { tag: '@desktop' },
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(path);
        const line = page.locator('p:has(> [data-copy])').first();
        const button = line.getByRole('button');
        await button.press('Enter');
        await expect(page.locator('output[data-copied]')).toHaveText(copy?.copied ?? '');
        const command = await line.locator('code').textContent();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
        await page.evaluate(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
        });
        await button.press('Enter');
        await expect(page.locator('output[data-copied]')).toHaveText(copy?.selected ?? '');
        expect(await page.evaluate(() => getSelection()?.toString())).toBe(command);
      },
    );
  },
  ({ copy }) => copy !== undefined,
);
