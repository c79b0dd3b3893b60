import type { Page } from 'playwright/test';
import { expect, test } from './neutral-site.ts';
import { withAside, withBlock, withSome } from './site.ts';

withAside('channels', ({ path, block: { actions = [] } }) => {
  withSome(
    'button down the contact page',
    actions.find(({ href = '' }) => href.startsWith('#')),
    ({ label, href = '' }) => {
      test('a button of the contact page leads down to the form', async ({ page }) => {
        await page.goto(path);
        await page.getByRole('main').getByRole('link', { name: label }).first().click();
        await expect(page).toHaveURL(path + href);
        await expect(page.locator(href).getByRole('heading').first()).toBeInViewport();
      });
    },
  );
});

withBlock(
  'highlight',
  ({ path, block: { heading, ways = [] } }) => {
    const offices = (page: Page) => page.getByRole('region', { name: heading });
    const links = ways.flatMap(({ action: { label, href } }) => (href === undefined ? [] : [{ label, href }]));
    const chats = ways.filter(({ action }) => action.chat !== undefined);

    test('the offices lead to where they say', async ({ page }) => {
      for (const { label, href } of links) {
        await page.goto(path);
        await offices(page).getByRole('link', { name: label }).click();
        await expect(page).toHaveURL(href);
      }
    });

    withSome(
      'chat button at the offices',
      chats.find(({ action }) => action.chat !== 'alert'),
      ({ action: { label } }) => {
        test('without the assistant, the button of the offices does nothing and says nothing', async ({ page }) => {
          await page.goto(path);
          await offices(page).getByRole('button', { name: label }).click();
          await expect(page.getByRole('alertdialog')).toHaveCount(0);
          await expect(page).toHaveURL(path);
        });
      },
    );
  },
  ({ ways }) => ways !== undefined,
);
