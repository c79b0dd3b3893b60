import { actionsOf } from './actions-of.ts';
import { withAside, withSome } from './site.ts';
import { expect, test } from './test.ts';

withAside(
  'trace',
  ({ path, page: { blocks }, block: { figuresLabel = '', figures = [] }, aside: { trace, lanes } }) => {
    test('the figures stand on one row on a wide screen', { tag: '@desktop' }, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      const tops = await page
        .getByRole('group', { name: figuresLabel })
        .locator('dl > div')
        .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().top)));
      expect(tops).toHaveLength(figures.length);
      expect(new Set(tops).size).toBe(1);
    });

    test(
      'the trace says who acts in words, for those who do not see the drawing',
      { tag: '@desktop' },
      async ({ page }) => {
        await page.goto(path);
        const steps = page.getByRole('figure').first().locator('ol').getByRole('listitem');
        await expect(steps).toHaveText(
          trace.steps.map(({ lane, actor, text }) => `${lanes[lane]}\u00A0: ${actor}${text}`),
        );
      },
    );

    const link = actionsOf(blocks.find(({ type }) => type === 'call')).find(({ href }) => href !== undefined);
    withSome('button at the end of a use case', link, ({ label, href = '' }) => {
      test('a visitor goes from a use case to where its last buttons lead', { tag: '@desktop' }, async ({ page }) => {
        await page.goto(path);
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).last().click();
        await expect(page).toHaveURL(href);
      });
    });
  },
);
