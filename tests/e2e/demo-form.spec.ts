import type { Page } from 'playwright/test';
import { formatIsoDate, readIsoDate } from '../../src/ui/format-dates.ts';
import { answerTo } from '../../src/forms/answer.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { startConfiguredSite } from './configured-site.ts';
import {
  answers,
  chosen,
  dateField,
  day,
  demoTypes,
  dialog,
  field,
  fields,
  filledFields,
  fillRequired,
  form,
  last,
  open,
  other,
  panel,
  slots,
  standard,
  submit,
  textName,
  topics,
  type,
  typeField,
} from './demo-form-page.ts';
import { withForm } from './forms.ts';
import { expect, test } from './neutral-site.ts';
import { startReceiver, status } from './receiver.ts';
import { asidesOf, settings } from './site.ts';

withForm('demo', ({ path: demo, form: described, block: { ways } }) => {
  const { panel: session, confirmation } = described;
  const required = fields.filter((one) => one.required === true);
  const choices = required.filter(({ kind }) => kind === 'choice');
  const written = required.filter(({ kind }) => kind === 'text' || kind === 'longText');
  const unanswered = fields.filter((one) => one !== typeField && !(one.name in answers));

  /** The panel tells the chosen type, its duration and what it covers, as far as the form says so. */
  async function expectTold(page: Page, { label, figure, points = [] }: (typeof demoTypes)[number]): Promise<void> {
    if (session === undefined) return;
    await expect(panel(page)).toContainText(label);
    if (figure !== undefined) await expect(panel(page)).toContainText(`${figure.value}\u00A0${figure.unit}`);
    await expect(topics(page)).toHaveText([...points]);
  }

  test.beforeEach(async ({ page, javaScriptEnabled }) => {
    if (javaScriptEnabled) await open(page);
  });

  test.describe('the types of demo', () => {
    test('the first is selected; a click on a card changes the duration and the list @both', async ({ page }) => {
      await expect(type(page, standard)).toBeChecked();
      for (const choice of demoTypes) {
        await page.locator(`#${choice.value}`).click({ position: { x: 12, y: 12 } });
        await expect(type(page, choice.value)).toBeChecked();
        await expectTold(page, choice);
      }
    });

    test('arrow keys select too, and go round', async ({ page }) => {
      await type(page, standard).focus();
      for (const choice of [...demoTypes.slice(1), ...demoTypes.slice(0, 1)]) {
        await page.keyboard.press('ArrowDown');
        await expect(type(page, choice.value)).toBeChecked();
        await expectTold(page, choice);
      }
      await page.keyboard.press('ArrowUp');
      await expect(type(page, last)).toBeChecked();
      for (const choice of demoTypes.slice(-1)) await expectTold(page, choice);
    });

    for (const { path, aside } of asidesOf('scale').filter((place) => place.path === demo)) {
      test('a bar of the opening selects its type @both', async ({ page }) => {
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
    test('the fields that the form says required are so, and refused when they hold blanks only; lists start empty', async ({
      page,
    }) => {
      for (const { name } of choices) await expect(field(page, name)).toHaveValue('');
      await submit(page).click();
      await expect(dialog(page)).toBeHidden();
      const missing = await form(page)
        .locator(':is(input, select, textarea):invalid')
        .evaluateAll((all) => all.map((each) => each.getAttribute('name')));
      expect(new Set(missing)).toEqual(new Set(required.map(({ name }) => name)));
      const email = fields.find(({ kind }) => kind === 'email');
      if (email !== undefined) {
        await fillRequired(page);
        await field(page, email.name).fill('claire');
        await submit(page).click();
        await expect(field(page, email.name)).toBeFocused();
        await expect(dialog(page)).toBeHidden();
        await field(page, email.name).fill('');
      }
      for (const { name: blank } of written) {
        await fillRequired(page);
        await field(page, blank).fill('   ');
        await submit(page).click();
        await expect(field(page, blank)).toBeFocused();
        expect(await field(page, blank).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
        await expect(dialog(page)).toBeHidden();
      }
    });
  });

  test('a request is confirmed with its title, day and hour, sends nothing, and leaves the form empty', async ({
    page,
  }) => {
    const requests: string[] = [];
    await type(page, other).check({ force: true });
    await fillRequired(page);
    if (textName !== undefined) await field(page, textName).fill('Le journal des accès');
    page.on('request', (request) => requests.push(request.url()));
    await submit(page).click();
    const sent = { ...answers, ...chosen(other) };
    for (const text of [confirmation.text, ...(confirmation.steps?.items ?? [])]) {
      const read = text.replaceAll(/\{answers\.(\w+)\}/g, (_, name: string) => answerTo(name, described, sent));
      await expect(dialog(page)).toContainText(read);
    }
    if (JSON.stringify(confirmation).includes(`{answers.${dateField?.name}}`))
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
  });

  // What may happen to a request is tested once, with the contact form: both share it.
  test('with an endpoint, a failure keeps every field; the retry sends each under its name', async ({
    page,
    baseURL,
  }) => {
    const receiver = await startReceiver();
    const delivery = { delivery: receiver.url, timeoutMs: 5000, minimumFillMs: 0 };
    const site = await startConfiguredSite(baseURL ?? '', { forms: delivery });
    await open(page, site.url + demo);
    await type(page, other).check({ force: true });
    await fillRequired(page);
    const typed = await filledFields(page);
    receiver.answer = status(500);
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(settings.forms.failures.title);
    expect(await filledFields(page)).toEqual(typed);
    receiver.answer = status(200);
    await page.getByRole('button', { name: settings.forms.retry }).click();
    await expect(dialog(page)).toBeVisible();
    const [refused, sent] = receiver.received;
    expect({ ...sent, elapsedMs: '' }).toEqual({ ...refused, elapsedMs: '' });
    expect(sent).toMatchObject({ form: 'demo', ...chosen(other), ...answers });
    for (const { name } of unanswered) expect(sent).toHaveProperty(name, '');
    site.stop();
    receiver.stop();
  });

  test('is accessible with its errors and with its confirmation @both', async ({ page }) => {
    await submit(page).click();
    if (required.length > 0) await expect(form(page).locator(':user-invalid').first()).toBeVisible();
    expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
    await fillRequired(page);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
  });

  test('when the island does not load, every programme can still be read', async ({ page }) => {
    await page.route('**/assets/form-*.js', (route) => route.abort());
    await page.goto(demo);
    await expect(page.getByRole('alert').filter({ hasText: settings.islandError })).toBeVisible();
    for (const { value: id, points = [] } of demoTypes)
      await expect(page.locator(`#${id}`).getByRole('listitem')).toHaveText([...points]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page shows every programme, every slot and the ways to book @both', async ({ page }) => {
      await page.goto(demo);
      for (const { value: id, points = [] } of demoTypes) {
        const card = page.locator(`#${id}`);
        if (session?.pointsHeading !== undefined && points.length > 0)
          await expect(card.getByRole('heading', { name: session.pointsHeading })).toBeVisible();
        await expect(card.getByRole('listitem')).toHaveText([...points]);
      }
      await expect(page.getByRole('main').getByRole('time')).toHaveText(slots);
      for (const { label } of ways?.items ?? [])
        await expect(page.getByRole('heading', { name: label, exact: true })).toBeVisible();
    });
  });
});
