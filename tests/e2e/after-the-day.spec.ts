import { buildDay } from '../../codegen/run/build-day.ts';
import { hasPassed } from '../../src/ui/days.ts';
import { openAlive } from './open-alive.ts';
import { settings, withBlock } from './site.ts';
import { expect, test } from './test.ts';

// After every date of the spec, whatever it says: pages that were built before change by the visitor's own clock.
const longAfter = '2998-07-01T12:00:00Z';

test.describe('on a day after all of theirs', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(longAfter);
  });

  withBlock(
    'agenda',
    ({ path, block: { labels } }) => {
      test('no event of the agenda can be booked: each is said to be over, latest first', async ({ page }) => {
        await openAlive(page, path);
        const rows = page.locator('li[data-date]');
        const count = await rows.count();
        await expect(page.locator('li[data-past]')).toHaveCount(count);
        await expect(rows.locator('button:disabled:visible')).toHaveCount(labels.closed === undefined ? 0 : count);
        await expect(rows.locator('a:visible')).toHaveCount(0);
        const days = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-date') ?? ''));
        expect(days).toEqual(days.toSorted().toReversed());
        await page.locator('main [type=radio][value=upcoming]').check();
        await expect(rows.filter({ visible: true })).toHaveCount(0);
      });
    },
    ({ look }) => look === 'list',
  );

  withBlock(
    'offers',
    ({ path, block: { id } }) => {
      test('the launch offer has neither places, discount nor booking, and its section keeps its name', async ({
        page,
      }) => {
        await page.goto(path);
        const offer = page.locator(`#${id}`);
        await expect(offer.locator('[data-after-end=header]')).toBeVisible();
        await expect(offer.locator('[data-until-end]')).toHaveCount(0);
        await expect(offer.locator('s')).toHaveCount(0);
        const heading = await offer.locator('h2').textContent();
        await expect(offer).toHaveAccessibleName(heading ?? '');
      });
    },
    ({ id, rows, validUntil }) => id !== undefined && rows !== undefined && validUntil !== undefined,
  );
});

withBlock(
  'offers',
  ({ path, block: { id, validUntil = '' } }) => {
    test('while an offer lasts, nothing says that it has ended', async ({ page }) => {
      test.skip(
        hasPassed(validUntil, buildDay(settings.locale.timeZone)),
        'the offer had ended when the site was built',
      );
      await page.clock.setFixedTime('2001-07-01T12:00:00Z');
      await page.goto(path);
      const offer = page.locator(`#${id}`);
      await expect(offer.locator('[data-until-end]').first()).toBeVisible();
      await expect(offer.locator('[data-after-end]')).toHaveCount(0);
    });
  },
  ({ id, validUntil }) => id !== undefined && validUntil !== undefined,
);
