import { formatIsoDate, readIsoDate } from '../../src/ui/format-date.ts';
import { answerTo } from '../../src/forms/answer.ts';
import { fieldsOf } from '../../src/forms/fields-of.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { startConfiguredSite } from './configured-site.ts';
import {
  day,
  demoTypes,
  dialog,
  field,
  filledFields,
  fillRequired,
  last,
  open,
  other,
  panel,
  required,
  slots,
  standard,
  submit,
  topics,
  type,
} from './demo-form-page.ts';
import { withForm } from './forms.ts';
import { expect, test } from './neutral-site.ts';
import { startReceiver, status } from './receiver.ts';
import { asidesOf, settings } from './site.ts';

withForm('demo', ({ path: demo, form: described, block: { ways } }) => {
  const { panel: session, confirmation } = described;
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
      'the documented fields are required, and refused when they hold blanks only; sector and use case start empty',
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

  test('is accessible with its errors and with its confirmation', async ({ page }) => {
    await submit(page).click();
    await expect(page.locator('main input:user-invalid').first()).toBeVisible();
    expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
    await fillRequired(page);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
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
});
