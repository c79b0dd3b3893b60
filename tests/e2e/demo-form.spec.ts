import { text as readText } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { formatIsoDate, readIsoDate } from '../../src/ui/format-date.ts';
import { answerTo } from '../../src/forms/answer.ts';
import { fieldsOf } from '../../src/forms/fields-of.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { startConfiguredSite } from './configured-site.ts';
import { expect, test } from './neutral-site.ts';
import { openAlive } from './open-alive.ts';
import { startReceiver, status } from './receiver.ts';
import { fieldNamed, formPlace, linkedRows, withForm } from './forms.ts';
import { asidesOf, containing, pages, plainPath, settings, withSome } from './site.ts';

const required = { name: 'Claire Martin', company: 'Mutuelle du Port', email: 'claire@example.fr' };
/** A day that is to come for a long time: it falls on the first of a month. */
const day = '2099-12-01';
const booking = formPlace('demo')?.form;
const demoTypes = fieldNamed(booking, 'demoType')?.choices ?? [];
/** The type that is chosen at first, another one and the last one. */
const [standard = '', other = standard] = demoTypes.map(({ value }) => value);
const last = demoTypes.at(-1)?.value ?? standard;
/** What the links to this form can name, by id, and what the form then holds. */
const linkedSectors = linkedRows(booking, 'secteur').map(({ id, fields: { sector: value = '' } }) => ({
  id,
  value,
}));
const linkedUseCases = linkedRows(booking, 'cas').map(({ id, fields: { useCase: value = '' } }) => ({ id, value }));

withForm('demo', ({ path: demo, form: described, block: { ways } }) => {
  const { panel: session, confirmation } = described;
  const slots = fieldNamed(described, 'time')?.days?.flatMap(({ times }) => times) ?? [];
  const daysNote = fieldNamed(described, 'date')?.help ?? '';
  const requiredNames = fieldsOf(described).flatMap(({ name, required: isRequired }) =>
    isRequired === true ? [name] : [],
  );
  const optionalNames = fieldsOf(described).flatMap(({ name, kind, required: isRequired }) =>
    isRequired !== true && kind !== 'cards' ? [name] : [],
  );

  test.beforeEach(async ({ page, javaScriptEnabled }) => {
    if (javaScriptEnabled) await open(page);
  });

  test.describe('the types of demo', () => {
    test('the first is selected; a click on a card changes the duration and the list', async ({ page }) => {
      await expect(type(page, standard)).toBeChecked();
      for (const { value: id, label, figure, points = [] } of demoTypes) {
        await page.locator(`#${id}`).click({ position: { x: 12, y: 12 } });
        await expect(type(page, id)).toBeChecked();
        await expect(panel(page)).toContainText(label);
        await expect(panel(page)).toContainText(`${figure?.value}\u00A0${figure?.unit}`);
        await expect(topics(page)).toHaveText([...points]);
      }
    });

    test('arrow keys select too, and go round', { tag: '@desktop' }, async ({ page }) => {
      await type(page, standard).focus();
      for (const { value: id, points = [] } of [...demoTypes.slice(1), ...demoTypes.slice(0, 1)]) {
        await page.keyboard.press('ArrowDown');
        await expect(type(page, id)).toBeChecked();
        await expect(topics(page)).toHaveText([...points]);
      }
      await page.keyboard.press('ArrowUp');
      await expect(type(page, last)).toBeChecked();
      await expect(panel(page)).toContainText(
        `${demoTypes.at(-1)?.figure?.value}\u00A0${demoTypes.at(-1)?.figure?.unit}`,
      );
    });

    for (const { path, aside } of asidesOf('scale').filter((place) => place.path === demo)) {
      test('a bar of the opening selects its type', async ({ page }) => {
        const scale = page.getByRole('navigation', { name: aside.heading });
        await expect(scale.getByRole('link')).toHaveCount(demoTypes.length);
        await scale.locator(`a[href="#${other}"]`).click();
        await expect(page).toHaveURL(`${path}#${other}`);
        await expect(type(page, other)).toBeChecked();
        await expect(type(page, other)).toBeInViewport();
      });
    }
  });

  test.describe('validation is the browser’s own', () => {
    test(
      'the documented fields are required; sector and use case start empty',
      { tag: '@desktop' },
      async ({ page }) => {
        await expect(field(page, 'sector')).toHaveValue('');
        await expect(field(page, 'useCase')).toHaveValue('');
        await submit(page).click();
        await expect(dialog(page)).toBeHidden();
        const missing = await page
          .locator('form:has([name="currentSolution"]) :is(input, select, textarea):invalid')
          .evaluateAll((fields) => fields.map((each) => each.getAttribute('name')));
        expect(new Set(missing)).toEqual(new Set(requiredNames));
        await fillRequired(page);
        await field(page, 'email').fill('claire');
        await submit(page).click();
        await expect(field(page, 'email')).toBeFocused();
        await expect(dialog(page)).toBeHidden();
      },
    );

    test(
      'a required field that holds blanks only is refused as an empty one is',
      { tag: '@desktop' },
      async ({ page }) => {
        for (const blank of ['name', 'company']) {
          await fillRequired(page);
          await field(page, blank).fill('   ');
          await submit(page).click();
          await expect(field(page, blank)).toBeFocused();
          expect(await field(page, blank).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
          await expect(dialog(page)).toBeHidden();
        }
      },
    );
  });

  test(
    'the field of the day says which days are offered, and is read with it',
    { tag: '@desktop' },
    async ({ page }) => {
      await expect(page.locator('main').getByText(daysNote)).toBeVisible();
      await expect(field(page, 'date')).toHaveAccessibleDescription(daysNote);
    },
  );

  withSome('day on which nothing takes place', fieldNamed(described, 'date')?.closed, ({ days, note }) => {
    test(
      'a day on which nothing takes place is said beside its field, and the request hands over a calendar file',
      { tag: '@desktop' },
      async ({ page }) => {
        await fillRequired(page);
        const said = page.locator('[data-hint]').filter({ hasText: containing(note) });
        for (const date of ['2099-12-05', '2099-12-06', '2099-12-07']) {
          await field(page, 'date').fill(date);
          const weekday = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
          await expect(said).toHaveCount(days.some((closed) => closed === weekday) ? 1 : 0);
        }
        await submit(page).click();
        const file = page.waitForEvent('download');
        const { calendar } = confirmation;
        test.skip(calendar === undefined, 'the confirmation has no calendar file');
        await dialog(page)
          .getByRole('button', { name: calendar?.label ?? '' })
          .click();
        expect(await (await file).createReadStream().then(readText)).toContain('DTSTART;TZID=');
      },
    );
  });

  test.describe('the date is not before the visitor’s today', () => {
    for (const [timezoneId, instant, today, yesterday] of [
      ['Pacific/Auckland', '2026-11-21T12:30:00Z', '2026-11-22', '2026-11-21'],
      ['America/Martinique', '2026-11-22T02:30:00Z', '2026-11-21', '2026-11-20'],
    ] as const) {
      test.describe(`in ${timezoneId}`, { tag: '@desktop' }, () => {
        test.use({ timezoneId });

        test('which is another day than in Greenwich', async ({ page }) => {
          await page.clock.setFixedTime(instant);
          await open(page);
          await expect(field(page, 'date')).toHaveAttribute('min', today);
          await field(page, 'date').fill(yesterday);
          expect(await isTooEarly(page)).toBe(true);
          await field(page, 'date').fill(today);
          expect(await isTooEarly(page)).toBe(false);
        });
      });
    }

    test('also when the page stays open past midnight', { tag: '@desktop' }, async ({ page }) => {
      await page.clock.install({ time: '2026-11-21T22:58:00Z' });
      await open(page);
      await expect(field(page, 'date')).toHaveAttribute('min', '2026-11-21');
      await page.clock.runFor('03:00');
      await expect(field(page, 'date')).toHaveAttribute('min', '2026-11-22');
    });

    test('also when the computer has slept over midnight', { tag: '@desktop' }, async ({ page }) => {
      await page.clock.install({ time: '2026-11-21T20:00:00Z' });
      await open(page);
      await page.clock.pauseAt('2026-11-21T20:01:00Z');
      // The clock goes on, and no timer does.
      await page.clock.setSystemTime('2026-11-22T07:00:00Z');
      await expect(field(page, 'date')).toHaveAttribute('min', '2026-11-21');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(field(page, 'date')).toHaveAttribute('min', '2026-11-22');
    });
  });

  test(
    'a request is confirmed with its title, day and hour, sends nothing, and leaves the form empty',
    { tag: '@desktop' },
    async ({ page }) => {
      const requests: string[] = [];
      await type(page, other).check({ force: true });
      await fillRequired(page);
      await field(page, 'specificNeeds').fill('Le journal des accès');
      page.on('request', (request) => requests.push(request.url()));
      await submit(page).click();
      const sent = { ...required, date: day, time: slots[0] ?? '', demoType: other };
      for (const text of [confirmation.text, ...(confirmation.steps?.items ?? [])]) {
        const read = text.replaceAll(/\{answers\.(\w+)\}/g, (_, name: string) => answerTo(name, described, sent));
        await expect(dialog(page)).toContainText(read);
      }
      await expect(dialog(page)).toContainText(`${readIsoDate(day).weekday} ${formatIsoDate(day)}`);
      await expect(dialog(page).getByRole('button', { name: settings.forms.close })).toBeInViewport({ ratio: 1 });
      await dialog(page).getByRole('button', { name: settings.forms.close }).click();
      await expect(dialog(page)).toBeHidden();
      expect(requests).toEqual([]);
      await expect(type(page, standard)).toBeChecked();
      expect(await filledFields(page)).toEqual({});
      await page.reload();
      await expect(submit(page)).toBeEnabled();
      expect(await filledFields(page)).toEqual({});
    },
  );

  // What may happen to a request is tested once, with the contact form: both share it.
  test(
    'with an endpoint, a failure keeps every field; the retry sends each under its name',
    { tag: '@desktop' },
    async ({ page, baseURL }) => {
      const receiver = await startReceiver();
      const delivery = { delivery: receiver.url, timeoutMs: 5000, minimumFillMs: 0 };
      const site = await startConfiguredSite(baseURL ?? '', { forms: delivery });
      await open(page, `${site.url}${demo}?type=${other}`);
      await fillRequired(page);
      const typed = await filledFields(page);
      receiver.answer = status(500);
      await submit(page).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(settings.forms.failures.title);
      expect(await filledFields(page)).toEqual(typed);
      receiver.answer = status(200);
      await page.getByRole('button', { name: settings.forms.retry }).click();
      await expect(dialog(page)).toContainText(demoTypes.find(({ value }) => value === other)?.label ?? '');
      const [refused, sent] = receiver.received;
      expect({ ...sent, elapsedMs: '' }).toEqual({ ...refused, elapsedMs: '' });
      expect(sent).toMatchObject({ form: 'demo', demoType: other, time: slots[0], date: day, ...required });
      for (const name of optionalNames) expect(sent).toHaveProperty(name, '');
      site.stop();
      receiver.stop();
    },
  );

  test.describe('what has been typed', () => {
    test('survives a reload and a mistaken way back', { tag: '@desktop' }, async ({ page }) => {
      await type(page, last).check({ force: true });
      await fillRequired(page);
      await field(page, 'currentSolution').fill('Un chatbot hébergé\nhors d’Europe');
      const typed = await filledFields(page);
      await page.reload();
      await expect(type(page, last)).toBeChecked();
      await expect.poll(() => filledFields(page)).toEqual(typed);
      await page.goto(plainPath);
      await page.goBack();
      await expect(type(page, last)).toBeChecked();
      await expect.poll(() => filledFields(page)).toEqual(typed);
    });

    const [useCase] = linkedUseCases;
    const [sector] = linkedSectors;
    withSome('sector and use case that a link can name', sector && useCase && { sector, useCase }, (link) => {
      const query = `secteur=${link.sector.id}&cas=${link.useCase.id}`;

      test('is kept beside what a link brings', { tag: '@desktop' }, async ({ page }) => {
        await field(page, 'name').fill('Claire Martin');
        await open(page, `${demo}?type=${other}&${query}&sujet=demo`);
        await expect(type(page, other)).toBeChecked();
        await expect(field(page, 'sector')).toHaveValue(link.sector.value);
        await expect(field(page, 'useCase')).toHaveValue(link.useCase.value);
        await expect(field(page, 'name')).toHaveValue('Claire Martin');
      });

      test(
        'makes way for the choices of a later link, and only for those it names',
        { tag: '@desktop' },
        async ({ page }) => {
          await type(page, last).check({ force: true });
          await field(page, 'sector').selectOption({ index: 0 });
          await field(page, 'specificNeeds').fill('Le journal des accès');
          await open(page, `${demo}?${query}`);
          await expect(type(page, last)).toBeChecked();
          await expect(field(page, 'sector')).toHaveValue(link.sector.value);
          await expect(field(page, 'specificNeeds')).toHaveValue('Le journal des accès');
          await expect(page.getByText(settings.forms.draft.restored)).toBeVisible();
          await open(page, `${demo}?type=${other}`);
          await expect(type(page, other)).toBeChecked();
          await page.getByRole('button', { name: settings.forms.draft.clear }).click();
          await expect(type(page, other)).toBeChecked();
          expect(await filledFields(page)).toEqual({});
        },
      );
    });
  });

  test('a link with unknown values opens the form as it is', { tag: '@desktop' }, async ({ page }) => {
    await open(page, `${demo}?type=nope&secteur=constructor&cas=%00&sujet=`);
    await expect(type(page, standard)).toBeChecked();
    expect(await filledFields(page)).toEqual({});
  });

  /** A page with a link here that names a sector, and what the form then holds. */
  const from = pages
    .flatMap(({ path, blocks }) =>
      linkedSectors.map(({ id, value }) => ({
        path,
        id,
        value,
        isLinked: JSON.stringify(blocks).includes(`${demo}?secteur=${id}`),
      })),
    )
    .find(({ isLinked }) => isLinked);
  withSome('page that leads to a demonstration for its sector', from, ({ path, id, value }) => {
    test('from a sector page, the form opens with the sector', { tag: '@desktop' }, async ({ page }) => {
      await page.goto(path);
      await page.locator(`main a[href^="${demo}?secteur=${id}"]`).first().click();
      await expect(field(page, 'sector')).toHaveValue(value);
    });
  });

  test('is accessible with its errors and with its confirmation', async ({ page }) => {
    await submit(page).click();
    await expect(page.locator('main input:user-invalid').first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await fillRequired(page);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('when the island does not load, every programme can still be read', { tag: '@desktop' }, async ({ page }) => {
    await page.route('**/assets/form-*.js', (route) => route.abort());
    await page.goto(demo);
    await expect(page.getByRole('alert').filter({ hasText: settings.islandError })).toBeVisible();
    for (const { value: id, points = [] } of demoTypes)
      await expect(page.locator(`#${id}`).getByRole('listitem')).toHaveText([...points]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page shows every programme, every slot and the ways to book', async ({ page }) => {
      await page.goto(demo);
      for (const { value: id, points = [] } of demoTypes) {
        const card = page.locator(`#${id}`);
        await expect(card.getByRole('heading', { name: session?.pointsHeading ?? '' })).toBeVisible();
        await expect(card.getByRole('listitem')).toHaveText([...points]);
      }
      await expect(page.getByRole('main').getByRole('time')).toHaveText(slots);
      for (const { label } of ways?.items ?? [])
        await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
    });
  });

  async function open(page: Page, address = demo): Promise<void> {
    await openAlive(page, address);
    await expect(submit(page)).toBeEnabled();
  }

  function field(page: Page, name: string) {
    return page.locator(`main [name="${name}"]`);
  }

  function type(page: Page, id: string) {
    return page.locator(`input[type="radio"][value="${id}"]`);
  }

  /** The panel of the chosen session. */
  function panel(page: Page) {
    return page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: session?.heading ?? '' }) });
  }

  function topics(page: Page) {
    return panel(page).getByRole('listitem');
  }

  function submit(page: Page) {
    return page.locator('main [data-island=form] form [type=submit]');
  }

  function dialog(page: Page) {
    return page.getByRole('dialog');
  }

  async function fillRequired(page: Page): Promise<void> {
    for (const [name, value] of Object.entries(required)) await field(page, name).fill(value);
    await field(page, 'sector').selectOption({ index: 1 });
    await field(page, 'useCase').selectOption({ index: 1 });
    await field(page, 'date').fill(day);
    await page.getByRole('radio', { name: slots[0] ?? '', exact: true }).check({ force: true });
  }

  /** Every field that holds something, the type of demo aside. */
  function filledFields(page: Page): Promise<Record<string, string>> {
    return page.locator('form:has([name="currentSolution"])').evaluate((form: HTMLFormElement) => {
      const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
      return Object.fromEntries(entries.filter(([name, value]) => value !== '' && name !== 'demoType'));
    });
  }

  function isTooEarly(page: Page): Promise<boolean> {
    return field(page, 'date').evaluate((input: HTMLInputElement) => input.validity.rangeUnderflow);
  }
});
