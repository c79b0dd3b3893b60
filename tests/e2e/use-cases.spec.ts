import { actionsOf } from './actions-of.ts';
import { withSome, tables, withBlock } from './site.ts';
import { expect, test } from './test.ts';
import { contextHref } from '../../src/ui/context-href.ts';

withBlock(
  'hero',
  ({ path, page: { blocks }, block: { figuresLabel = '', figures = [], aside } }) => {
    if (aside?.kind !== 'machine') return;
    const { trace, lanes } = aside;
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

    test('the trace says who acts in words, for those who do not see the drawing', async ({ page }) => {
      await page.goto(path);
      const steps = page.getByRole('figure').first().locator('ol').getByRole('listitem');
      const { layers, own, outsideLabel } = aside;
      const placeOf = (name: string) => layers.find(({ items = [] }) => items.includes(name));
      await expect(steps).toHaveText(
        (trace?.steps ?? []).map(({ lane, actor, text, outside }, index) => {
          const { name = own?.name, shortName = name } = placeOf(actor) ?? {};
          const place = outside === true ? outsideLabel : shortName;
          return `${index + 1}${lanes?.[lane]}\u00A0: ${actor}${text}${place}`;
        }),
      );
    });

    const link = actionsOf(blocks.find(({ type }) => type === 'call')).find(({ href }) => href !== undefined);
    withSome('button at the end of a use case', link, ({ label, href = '' }) => {
      test('a visitor goes from a use case to where its last buttons lead', async ({ page }) => {
        await page.goto(path);
        await page.getByRole('main').getByRole('link', { name: label, exact: true }).last().click();
        await expect(page).toHaveURL(href);
      });
    });
  },
  ({ layout, aside }) => layout === 'band' && aside?.kind === 'machine' && aside.trace !== undefined,
);

withBlock(
  'offers',
  ({ path, block: { groups = [], ask } }) => {
    test('the button of a package says which one it asks for, and leads to the contact page', async ({ page }) => {
      await page.goto(path);
      for (const { id, offers } of groups) {
        for (const { name, context } of offers) {
          const href = contextHref(ask.href, context);
          await expect(page.locator(`#${id} a[href="${href}"]`)).toHaveAccessibleName(`${ask.label}\u00A0: ${name}`);
        }
      }
      const last = page.locator(`#${groups.at(-1)?.id} a`).last();
      const href = (await last.getAttribute('href')) ?? '';
      await last.click();
      await expect(page).toHaveURL(href);
    });
  },
  ({ groups }) => groups !== undefined,
);

test('the buttons of each model lead to where their rows say', async ({ page }) => {
  for (const { path, actions } of tables.approaches) {
    await page.goto(path);
    for (const { label, href } of actions)
      await expect(page.locator(`main a[href^="${href}"]`).filter({ hasText: label }).first()).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  withBlock('timeline', ({ path, block: { heading, steps, unit, leads } }) => {
    test('a calendar names the weeks of each step and who leads it', async ({ page }) => {
      await page.goto(path);
      const rows = page.getByRole('region', { name: heading }).getByRole('listitem');
      for (const { title, from, to, lead } of steps) {
        const when = from === to ? `${unit.one} ${from}` : `${unit.many} ${from} – ${to}`;
        const row = rows.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
        await expect(row).toContainText(`${when} ${leads[lead]}`);
      }
    });
  });
});
