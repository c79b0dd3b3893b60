import type { Page } from 'playwright/test';
import { withBlock, placesOf, startingWith, withSome } from './site.ts';
import { expect, test } from './test.ts';
import { requestHref } from '../../src/ui/addresses.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { elementsOutside } from './layout.ts';
import { dayAfter } from './event-days.ts';
import { openAlive } from './open-alive.ts';

// Days are told by date alone: one without summer time, and not that of Paris, whose day begins an hour before.
test.use({ timezoneId: 'UTC' });

const sessions = (placesOf('agenda').find(({ block }) => block.look === 'programme')?.block.rows ?? []).toSorted(
  (a, b) => a.date.localeCompare(b.date),
);
const days = sessions.map(({ date }) => date);
const [firstDay = '2026-01-01'] = days;
const lastDay = days.at(-1) ?? firstDay;
/** A session in the middle: others come before and after it. */
const middle = sessions[Math.floor(sessions.length / 2)];

const upcoming = (page: Page) => page.locator('[data-holds=upcoming] > li');
const past = (page: Page) => page.locator('[data-holds=past] > li');
const daysOf = (list: ReturnType<typeof past>) =>
  list.evaluateAll((items) => items.map((item) => item.querySelector('time')?.dateTime));

withBlock(
  'agenda',
  ({ path: programme, block: { groups, register, none = '', recording: request } }) => {
    const { message: confirmation, label: registerLabel, joined = registerLabel } = register;
    if (groups === undefined || confirmation === undefined || request === undefined) return;
    const recording = (page: Page) => page.getByRole('link', { name: startingWith(request.label) });

    withSome('session', middle, ({ date }) => {
      test('the webinars are upcoming or past by the visitor’s date, past ones apart and latest first', async ({
        page,
      }) => {
        for (const time of [`${dayAfter(date)}T00:01:00Z`, `${dayAfter(lastDay, 1500)}T12:00:00Z`]) {
          const come = days.filter((day) => day >= time.slice(0, 10));
          await page.clock.setFixedTime(time);
          await openAlive(page, programme);
          expect(await daysOf(upcoming(page)), time).toEqual(come);
          expect(await daysOf(past(page)), time).toEqual(days.slice(0, days.length - come.length).toReversed());
          const heading = (name: string) => page.getByRole('heading', { name, exact: true });
          await expect(heading(groups.upcoming)).toBeVisible();
          await expect(heading(groups.past)).toBeVisible({ visible: come.length < days.length });
          await expect(page.getByText(none)).toBeVisible({ visible: come.length === 0 });
          await expect(page.locator('main a[download]:visible')).toHaveCount(come.length);
          await expect(recording(page)).toHaveCount(days.length - come.length);
          expect(await elementsOutside(page)).toEqual([]);
        }
      });

      test('who registers for a webinar reads a message, which leads to a request for that session', async ({
        page,
      }) => {
        await page.clock.setFixedTime(`${firstDay}T12:00:00Z`);
        await openAlive(page, programme);
        const message = page.getByRole('dialog', { name: confirmation.text });
        await test.step('each label has it', async () => {
          const offered = new Set(sessions.map(({ registered }) => (registered === true ? joined : registerLabel)));
          for (const label of offered) {
            const button = upcoming(page)
              .getByRole('button', { name: startingWith(label) })
              .first();
            await button.click();
            await expect(message).toBeVisible();
            await page.keyboard.press('Escape');
            await expect(message).toBeHidden();
            await expect(button).toHaveText(startingWith(label));
          }
        });
        await test.step('it leads to a request for the link of that session', async () => {
          const link = page.getByRole('dialog').getByRole('link', { name: confirmation.action.label });
          for (const session of sessions.slice(0, 2).toReversed()) {
            await page.locator(`[data-request=${session.id}]`).click();
            await expect(link).toHaveAttribute('href', requestHref(confirmation.action.href ?? '', session.id));
            await page.keyboard.press('Escape');
          }
        });
        expect(await accessibilityFaults(page, { within: 'main' }), 'with the message open').toEqual([]);
      });

      test('the webinars change lists at the visitor’s midnight, and the focus goes along', async ({ page }) => {
        await page.clock.install({ time: `${date}T23:50:00Z` });
        await openAlive(page, programme);
        const button = upcoming(page).first().getByRole('button');
        await button.focus();
        await page.clock.runFor('09:00');
        await expect(button).toBeFocused();
        await page.clock.runFor('02:00');
        expect((await daysOf(past(page)))[0]).toBe(date);
        await expect(page.locator('[data-holds=past] a[data-when=past]:focus')).toBeVisible();
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      withSome('session', sessions[0], ({ registered }) => {
        test('a session shows the documented message, says that nothing was sent, and closes', async ({ page }) => {
          await page.goto(programme);
          const label = startingWith(registered === true ? joined : registerLabel);
          const opener = page.getByRole('main').getByRole('button', { name: label }).first();
          await opener.click();
          const dialog = page.getByRole('dialog', { name: confirmation.text });
          await expect(dialog).toBeVisible();
          await expect(dialog).toContainText(confirmation.note);
          await expect(dialog.getByRole('button', { name: confirmation.close })).toBeFocused();
          await dialog.getByRole('button', { name: confirmation.close }).click();
          await expect(dialog).toBeHidden();
          await expect(opener).toHaveText(label);
        });
      });
    });
  },
  ({ look }) => look === 'programme',
);
