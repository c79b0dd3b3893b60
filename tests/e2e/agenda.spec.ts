import type { Locator, Page } from 'playwright/test';
import { countEvents } from '../../src/blocks/agenda/arrange-events.ts';
import { requestHref } from '../../src/ui/addresses.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import {
  agendaDay,
  eventsFitting,
  eventsFrom,
  lastDay,
  longestWord,
  pastEvents,
  upcomingEvents,
  dayAfter,
} from './event-days.ts';
import { elementsOutside } from './layout.ts';
import { openAlive } from './open-alive.ts';
import { withBlock, withSome } from './site.ts';
import { expect, test } from './test.ts';

/** In no title and no description. */
const unknownWord = 'zzzzqq';
/** Typed words as they stand in an address. */
const inAddress = (text: string) => new URLSearchParams({ recherche: text }).toString();
// Days are told by date alone: one without summer time.
test.use({ timezoneId: 'UTC' });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(`${agendaDay}T12:00:00Z`);
});

withBlock(
  'agenda',
  ({ path: agenda, block: { filter, action, register } }) => {
    if (filter === undefined) return;
    const { search, count: words, empty } = filter;
    const registerHref = register.href ?? '';
    const rows = (page: Page) => page.locator('li[data-date]:visible');
    const row = (page: Page, anchor: string) => page.locator(`#${anchor}`);
    const count = (page: Page) => page.getByRole('main').getByRole('status').first();
    const field = (page: Page) => page.getByRole('searchbox', { name: search.label });
    const options = (page: Page) => page.getByRole('group', { name: filter.legend }).getByRole('radio');
    const option = (page: Page, value = 'all') => options(page).and(page.locator(`[value="${value}"]`));
    const reset = (page: Page) => page.getByRole('button', { name: empty.reset });
    const sentence = (events: readonly unknown[]) => countEvents(events.length, words);
    const all = eventsFitting('all', '');
    const [first] = upcomingEvents;

    /** The page shows these events, as many as it says, and no other. */
    async function expectShown(page: Page, events: readonly { anchor: string }[]): Promise<void> {
      await expect(count(page)).toHaveText(sentence(events));
      await expect(rows(page)).toHaveCount(events.length);
      const shown = await rows(page).evaluateAll((items) => items.map(({ id }) => id));
      expect(new Set(shown)).toEqual(new Set(events.map(({ anchor }) => anchor)));
    }

    test('the events are filtered by each of the options, all at first, and searched by their words; the count agrees', async ({
      page,
    }) => {
      await openAlive(page, agenda);
      await expect(option(page)).toBeChecked();
      const values = await options(page).evaluateAll((radios) =>
        radios.map((radio) => radio.getAttribute('value') ?? ''),
      );
      expect(values).toEqual(
        expect.arrayContaining(['all', 'upcoming', 'past', ...all.flatMap(({ category }) => category?.id ?? [])]),
      );
      for (const value of values.toReversed()) {
        await option(page, value).check();
        await expectShown(page, eventsFitting(value, ''));
        await expect(page).toHaveURL(value === 'all' ? agenda : `${agenda}?filtre=${value}`);
      }
      await test.step('are searched in titles and descriptions, without regard to accents and capitals', async () => {
        const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
        const texts = all
          .slice(0, 3)
          .flatMap(({ title, description = '' }) => [
            plain(title).toUpperCase(),
            plain(description).toLowerCase().slice(0, 40),
            longestWord(title),
          ]);
        for (const text of [...texts, unknownWord, '']) {
          await field(page).fill(text);
          await expectShown(page, eventsFitting('all', text));
        }
      });
    });

    test('no event found is said, a button brings all back, and long words are broken @phone', async ({ page }) => {
      await openAlive(page, `${agenda}?filtre=past`);
      expect(await accessibilityFaults(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
      await field(page).fill(unknownWord);
      await expect(rows(page)).toHaveCount(0);
      await expect(page.getByText(empty.heading)).toBeVisible();
      expect(await accessibilityFaults(page, { within: 'main' })).toEqual([]);
      expect(await elementsOutside(page)).toEqual([]);
      await reset(page).click();
      await expectShown(page, all);
      await expect(field(page)).toBeFocused();
      await expect(page).toHaveURL(agenda);
      await expectBroken(page, page.locator('li[data-date] :is(h3, ul li)'));
    });

    test('the events are filtered by keyboard alone, and the focus stays where it is', async ({ page }) => {
      const text = longestWord((pastEvents[0] ?? all[0])?.title ?? '');
      await openAlive(page, agenda);
      await page.getByRole('link', { name: action?.label ?? '' }).focus();
      await page.keyboard.press('Tab');
      await expect(option(page)).toBeFocused();
      while (!(await option(page, 'past').isChecked())) await page.keyboard.press('ArrowRight');
      await expect(option(page, 'past')).toBeFocused();
      await expectShown(page, pastEvents);
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await expectShown(page, eventsFitting('past', text));
      await expect(page).toHaveURL(`${agenda}?filtre=past#${inAddress(text)}`);
    });

    withSome('event to come', first, ({ id, anchor, title, category }) => {
      const categoryId = category?.id ?? 'all';

      test('filtered events are shared by their address, and there after a reload and on the way back', async ({
        page,
      }) => {
        const word = longestWord(title);
        const address = (value: string) => `${agenda}?filtre=${value}&source=lettre#${inAddress(word)}`;
        await openAlive(page, address('upcoming'));
        await expect(option(page, 'upcoming')).toBeChecked();
        await expect(field(page)).toHaveValue(word);
        await expectShown(page, eventsFitting('upcoming', word));

        await field(page).fill(`${word} ${unknownWord}`);
        await option(page, categoryId).check();
        await field(page).fill(word);
        await expect(page).toHaveURL(address(categoryId));
        await page.reload();
        await expectShown(page, eventsFitting(categoryId, word));
        await expect(field(page)).toHaveValue(word);

        await row(page, anchor).getByRole('link', { name: register.label }).click();
        await expect(page).toHaveURL(requestHref(registerHref, id));
        await page.goBack();
        await expect(option(page, categoryId)).toBeChecked();
        await expectShown(page, eventsFitting(categoryId, word));
        // Safari resets the field of a page that comes back from its cache.
        await field(page).evaluate((input: HTMLInputElement) => input.form?.reset());
        await expect(field(page)).toHaveValue(word);

        await openAlive(page, `${agenda}?filtre=${unknownWord}`);
        await expect(option(page)).toBeChecked();
        await expect(count(page)).toHaveText(sentence(all));
      });
    });

    withSome('event to come beside a past one', pastEvents[0] && first, () => {
      test('the events that are past are dimmer than those to come, in each of their texts', async ({ page }) => {
        await openAlive(page, agenda);
        const upcoming = await lightness(page, 'upcoming');
        for (const [index, { part, light }] of (await lightness(page, 'past')).entries())
          expect(light, part).toBeLessThan((upcoming[index]?.light ?? 0) * 0.9);
      });
    });
  },
  ({ look }) => look === 'list',
);

withBlock(
  'agenda',
  ({ path, block: { heading, limit = 0, none = '' } }) => {
    test('the next events of the hub are those whose day has not passed; long words are broken', async ({ page }) => {
      const strip = page.getByRole('region', { name: heading });
      await page.goto(path);
      await expectBroken(page, strip.locator('li h3, li h3 + p'));
      await page.setViewportSize({ width: 1280, height: 800 });
      for (const [time, events] of [
        [`${agendaDay}T20:00:00Z`, eventsFrom(agendaDay)],
        [`${dayAfter(agendaDay)}T00:01:00Z`, eventsFrom(dayAfter(agendaDay))],
        [`${lastDay}T23:30:00Z`, eventsFrom(lastDay)],
        [`${dayAfter(lastDay)}T00:01:00Z`, []],
      ] as const) {
        await page.clock.setFixedTime(time);
        await page.goto(path);
        await expect(strip.getByRole('heading', { level: 3 })).toHaveText(
          events.slice(0, limit).map(({ title }) => title),
        );
        await expect(strip.getByText(none)).toBeVisible({ visible: events.length === 0 });
        expect(await elementsOutside(page)).toEqual([]);
      }
    });
  },
  ({ look }) => look === 'strip',
);

/** With one word of 60 letters in each of them, these texts stay on a screen of 320 px. */
async function expectBroken(page: Page, texts: Locator): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  const cut = await texts.evaluateAll((elements) => {
    for (const element of elements) element.textContent = 'W'.repeat(60);
    return elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).length;
  });
  expect(cut, 'texts wider than their place').toBe(0);
  expect(await elementsOutside(page)).toEqual([]);
}

/** How light the text of each part of the first event of a kind is: the sum of its red, green and blue, times all the opacities around it. */
function lightness(page: Page, status: 'upcoming' | 'past'): Promise<{ part: string; light: number }[]> {
  return page
    .locator(status === 'past' ? 'li[data-past]' : 'li[data-date]:not([data-past])')
    .first()
    .evaluate((row) => {
      return ['h3', 'h3 + p', 'h3 + p + p', 'time > :nth-child(2)', '.figure'].map((part) => {
        const element = row.querySelector(part);
        if (!element) throw new Error(`no ${part}`);
        let opacity = 1;
        for (let around: Element | null = element; around; around = around.parentElement)
          opacity *= Number(getComputedStyle(around).opacity);
        const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
        return { part, light: (red + green + blue) * opacity };
      });
    });
}
