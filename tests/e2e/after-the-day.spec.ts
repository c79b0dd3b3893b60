import { buildDay } from '../../codegen/run/build-day.ts';
import { hasPassed } from '../../src/ui/days.ts';
import { openAlive } from './open-alive.ts';
import { settings, withBlock } from './site.ts';
import { expect, test } from './test.ts';

// After every date of the spec, whatever it says: pages that were built before change by the visitor's own clock.
const longAfter = '2998-07-01T12:00:00Z';

withBlock(
  'agenda',
  ({ path, block: { labels } }) => {
    test('no event of the agenda can be booked after its day: each is over, latest first', async ({ page }) => {
      await page.clock.setFixedTime(longAfter);
      await openAlive(page, path);
      const rows = page.locator('li[data-date]');
      const count = await rows.count();
      await expect(page.locator('li[data-past]')).toHaveCount(count);
      await expect(rows.locator('button:disabled:visible')).toHaveCount(labels.closed === undefined ? 0 : count);
      await expect(rows.locator('a:visible')).toHaveCount(0);
      const days = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-date') ?? ''));
      expect(days).toEqual(days.toSorted().toReversed());
    });
  },
  ({ look }) => look === 'list',
);

withBlock(
  'offers',
  ({ path, block: { id, validUntil = '' } }) => {
    test('the launch offer lasts until its day, then has neither places, discount nor booking', async ({ page }) => {
      const offer = page.locator(`#${id}`);
      await page.clock.setFixedTime('2001-07-01T12:00:00Z');
      await page.goto(path);
      if (!hasPassed(validUntil, buildDay(settings.locale.timeZone))) {
        await expect(offer.locator('[data-until-end]').first()).toBeVisible();
        await expect(offer.locator('[data-after-end]')).toHaveCount(0);
      }
      await page.clock.setFixedTime(longAfter);
      await page.reload();
      await expect(offer.locator('[data-after-end=header]')).toBeVisible();
      await expect(offer.locator('[data-until-end]')).toHaveCount(0);
      await expect(offer.locator('s')).toHaveCount(0);
      await expect(offer).toHaveAccessibleName((await offer.locator('h2').textContent()) ?? '');
    });
  },
  ({ id, rows, validUntil }) => id !== undefined && rows !== undefined && validUntil !== undefined,
);
