import { text as readText } from 'node:stream/consumers';
import { formatIsoDate, readIsoDate } from '../../src/ui/format-dates.ts';
import { answerTo } from '../../src/forms/answer.ts';
import {
  answers,
  chosen,
  dateField,
  day,
  demoTypes,
  fields,
  last,
  other,
  standard,
  textName,
  DemoForm,
  slotField,
  slots,
} from './demo-form-page.ts';
import { withForm } from './forms.ts';
import { expect, test } from './test.ts';
import { containing, settings, pages, withSome } from './site.ts';

withForm('demo', ({ path: demo, form: described }) => {
  const { panel: session, confirmation } = described;
  const dateName = dateField?.name ?? '';
  const required = fields.filter((one) => one.required === true);
  const choices = required.filter(({ kind }) => kind === 'choice');
  const written = required.filter(({ kind }) => kind === 'text' || kind === 'longText');

  /** The panel tells the chosen type, its duration and what it covers, as far as the form says so. */
  async function expectTold(
    booking: DemoForm,
    { label, figure, points = [] }: (typeof demoTypes)[number],
  ): Promise<void> {
    if (session === undefined) return;
    await expect(booking.panel).toContainText(label);
    if (figure !== undefined) await expect(booking.panel).toContainText(`${figure.value}\u00A0${figure.unit}`);
    await expect(booking.topics).toHaveText([...points]);
  }

  test.beforeEach(({ page }) => new DemoForm(page).open());

  test('the first is selected; a click on a card changes the duration and the list', async ({ booking, page }) => {
    await expect(booking.type(standard)).toBeChecked();
    for (const choice of demoTypes) {
      await page.locator(`#${choice.value}`).click({ position: { x: 12, y: 12 } });
      await expect(booking.type(choice.value)).toBeChecked();
      await expectTold(booking, choice);
    }
    await test.step('arrow keys select too, and go round', async () => {
      await booking.type(last).focus();
      for (const choice of demoTypes) {
        await page.keyboard.press('ArrowDown');
        await expect(booking.type(choice.value)).toBeChecked();
        await expectTold(booking, choice);
      }
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await expect(booking.type(last)).toBeChecked();
      for (const choice of demoTypes.slice(-1)) await expectTold(booking, choice);
    });
  });

  test('the fields that the form says required are so, and refused when they hold blanks only; lists start empty', async ({
    booking,
  }) => {
    for (const { name } of choices) await expect(booking.field(name)).toHaveValue('');
    await booking.submit.click();
    await expect(booking.dialog).toBeHidden();
    const missing = await booking.form
      .locator(':is(input, select, textarea):invalid')
      .evaluateAll((all) => all.map((each) => each.getAttribute('name')));
    expect(new Set(missing)).toEqual(new Set(required.map(({ name }) => name)));
    const email = fields.find(({ kind }) => kind === 'email');
    if (email !== undefined) {
      await booking.fillRequired();
      await booking.field(email.name).fill('claire');
      await booking.submit.click();
      await expect(booking.field(email.name)).toBeFocused();
      await expect(booking.dialog).toBeHidden();
      await booking.field(email.name).fill('');
    }
    for (const { name: blank } of written) {
      await booking.fillRequired();
      await booking.field(blank).fill('   ');
      await booking.submit.click();
      await expect(booking.field(blank)).toBeFocused();
      expect(await booking.field(blank).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false);
      await expect(booking.dialog).toBeHidden();
    }
  });

  test('a request is confirmed with its title, day and hour, sends nothing, and leaves the form empty', async ({
    booking,
    page,
  }) => {
    const requests: string[] = [];
    await booking.type(other).check({ force: true });
    await booking.fillRequired();
    if (textName !== undefined) await booking.field(textName).fill('Le journal des accès');
    page.on('request', (request) => requests.push(request.url()));
    await booking.submit.click();
    const sent = { ...answers, ...chosen(other) };
    for (const text of [confirmation.text, ...(confirmation.steps?.items ?? [])]) {
      const read = text.replaceAll(/\{answers\.(\w+)\}/g, (_, name: string) => answerTo(name, described, sent));
      await expect(booking.dialog).toContainText(read);
    }
    if (JSON.stringify(confirmation).includes(`{answers.${dateField?.name}}`))
      await expect(booking.dialog).toContainText(`${readIsoDate(day).weekday} ${formatIsoDate(day)}`);
    await expect(booking.dialog.getByRole('button', { name: settings.forms.close })).toBeInViewport({ ratio: 1 });
    await booking.dialog.getByRole('button', { name: settings.forms.close }).click();
    await expect(booking.dialog).toBeHidden();
    expect(requests).toEqual([]);
    await expect(booking.type(standard)).toBeChecked();
    expect(await booking.filledFields()).toEqual({});
    await page.reload();
    await expect(booking.submit).toBeEnabled();
    expect(await booking.filledFields()).toEqual({});
  });

  withSome('day on which nothing takes place', dateField?.closed, ({ days, note }) => {
    test('the field of the day says which days are offered; one on which nothing takes place is said beside it, and the request hands over a calendar file', async ({
      booking,
      page,
    }) => {
      if (dateField?.help !== undefined) {
        await expect(page.locator('main').getByText(dateField.help)).toBeVisible();
        await expect(booking.field(dateName)).toHaveAccessibleDescription(dateField.help);
      }
      await booking.fillRequired();
      const said = page.locator('[data-hint]').filter({ hasText: containing(note) });
      for (const date of ['2099-12-05', '2099-12-06', '2099-12-07']) {
        await booking.field(dateName).fill(date);
        const weekday = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }).toLowerCase();
        await expect(said).toHaveCount(days.some((closed) => closed === weekday) ? 1 : 0);
      }
      await booking.submit.click();
      const file = page.waitForEvent('download');
      const { calendar } = confirmation;
      test.skip(calendar === undefined, 'the confirmation has no calendar file');
      await booking.dialog.getByRole('button', { name: calendar?.label ?? '' }).click();
      expect(await (await file).createReadStream().then(readText)).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
    });
  });

  withSome('first day to choose', dateField?.earliest, () => {
    test('the date is not before the visitor’s today, also when the page stays open past midnight', async ({
      booking,
      page,
    }) => {
      await page.clock.install({ time: '2026-11-21T22:58:00Z' });
      await booking.open();
      await expect(booking.field(dateName)).toHaveAttribute('min', '2026-11-21');
      await page.clock.runFor('03:00');
      await expect(booking.field(dateName)).toHaveAttribute('min', '2026-11-22');
    });
  });

  withSome('hour to choose', slotField, ({ name, days = [] }) => {
    test('the hour comes back also where it is the only one', async ({ booking, sendingSite, page }) => {
      const [hour = ''] = slots;
      const one = JSON.stringify([{ ...days[0], times: [hour] }]);
      const changed = JSON.stringify(pages).replaceAll(JSON.stringify(days), one);
      await booking.open((await sendingSite({}, JSON.parse(changed) as typeof pages)) + demo);
      await expect(booking.field(name)).toHaveCount(1);
      await booking.field(name).check({ force: true });
      await page.reload();
      await expect(booking.submit).toBeEnabled();
      await expect(booking.field(name)).toBeChecked();
      await expect(booking.field(name)).toHaveValue(hour);
    });
  });
});
