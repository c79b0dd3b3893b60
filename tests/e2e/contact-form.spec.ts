import { answerPieces, fieldsOf } from '../../src/forms/answer.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import {
  answerRead,
  dialog,
  emailName,
  empty,
  field,
  fieldNames,
  fill,
  filled,
  form,
  forms,
  held,
  lineName,
  open,
  otherSubject,
  required,
  submit,
  topic,
  topicsOf,
  watchErrors,
  whole,
  writtenNames,
} from './contact-form-page.ts';
import { expect, test } from './neutral-site.ts';
import { fieldNamed, withForm } from './forms.ts';
import { settings, startingWith, withSome } from './site.ts';

test.beforeEach(watchErrors);

withForm('contact', ({ path, block: { aside }, form: described }) => {
  const { confirmation, hints = [] } = described;
  const pieces = answerPieces([confirmation.text, confirmation.closing ?? ''].join(' '));
  /** The fields that the confirmation speaks of. */
  const confirmed = [...pieces.flatMap(({ name }) => name ?? []), ...(confirmation.recap?.fields ?? [])];
  /** One that may be left empty, and of which the confirmation says nothing. */
  const left = fieldNames.find((name) => !required.includes(name) && !confirmed.includes(name));
  test('has the fields of its file, those that it says required, checked by the browser alone', async ({ page }) => {
    await open(page);
    const controls = await form(page)
      .locator('input:not([name=reference], [hidden]), select, textarea')
      .evaluateAll((all) =>
        all.map((element) => {
          const { name, type, required: isRequired } = element as HTMLInputElement;
          return [name, type, isRequired];
        }),
      );
    expect(controls.map(([name]) => name)).toEqual(fieldNames);
    expect(controls.filter(([, , isRequired]) => isRequired).map(([name]) => name)).toEqual(required);
    for (const { name, kind } of fieldsOf(described).filter((one) => ['email', 'tel'].includes(one.kind)))
      expect(controls).toContainEqual([name, kind, required.includes(name)]);
    await expect(form(page)).not.toHaveAttribute('novalidate');
    await expect(form(page)).toContainText(forms.privacy.notSent);
    const [first] = required;
    if (first === undefined) return;
    await submit(page).click();
    await expect(field(page, first)).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('is accessible while the browser shows what is missing @both', async ({ page }) => {
    await open(page);
    await fill(page);
    const emptied = required.findLast((name) => writtenNames.includes(name));
    if (emailName !== undefined) await field(page, emailName).fill('zoe');
    if (emptied !== undefined) await field(page, emptied).fill('');
    const wrong = fieldNames.filter((name) => name === emailName || name === emptied);
    const [first] = wrong;
    test.skip(first === undefined, 'the form refuses nothing');
    await submit(page).click();
    await expect(field(page, first ?? '')).toBeFocused();
    await expect(form(page).locator(':user-invalid:not(fieldset)')).toHaveCount(wrong.length);
    expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
  });

  test('filled in by keyboard only: confirmation with every element, focus in and back, then all fields empty, no request', async ({
    page,
  }) => {
    const requests: string[] = [];
    await open(page);
    page.on('request', (request) => requests.push(request.url()));
    await field(page, fieldNames[0] ?? '').focus();
    for (const [index, [name, value]] of Object.entries(filled).entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await expect(field(page, name)).toBeFocused();
      if (name === left) continue;
      const isList = await field(page, name).evaluate((element) => element instanceof HTMLSelectElement);
      // Down to the choice: a space would open the list.
      if (isList) while ((await field(page, name).inputValue()) !== value) await page.keyboard.press('ArrowDown');
      else for (const line of value.split(/(?=\n)/)) await page.keyboard.insertText(line);
    }
    expect(await held(page)).toEqual({ ...whole, ...(left !== undefined && { [left]: '' }) });
    await page.keyboard.press('Tab');
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(dialog(page)).toBeVisible();
    const title = answerPieces(confirmation.title).map(({ text, name }) => (name === undefined ? text : filled[name]));
    await expect(dialog(page).getByRole('heading', { name: title.join('') })).toBeFocused();
    for (const part of [
      ...confirmed.map((name) => answerRead(name)),
      ...(confirmation.steps?.items ?? []),
      forms.privacy.nothingSent,
    ])
      await expect(dialog(page)).toContainText(part);
    for (const { label, href = '' } of confirmation.actions ?? [])
      await expect(dialog(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
    expect(await held(page)).toEqual(empty);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(submit(page)).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('draft-contact'))).toBeNull();
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(path);
  });

  test('what was not answered is said in the confirmation in the words of its field @both', async ({ page }) => {
    await open(page);
    await fill(page, required);
    await submit(page).click();
    for (const name of confirmed.filter((one) => !required.includes(one))) {
      const { unanswered = 'none' } = fieldNamed(described, name) ?? {};
      await expect(dialog(page)).toContainText(unanswered);
    }
    // The dialog is longer than the screen of a telephone; its button and its link are whole all the same.
    const { actions = [] } = confirmation;
    for (const part of [
      dialog(page).getByRole('button', { name: forms.close }),
      ...actions.map(({ label }) => dialog(page).getByRole('link', { name: label })),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await dialog(page).getByRole('button', { name: forms.close }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await held(page)).toEqual(empty);
  });

  test('hints and the description of the subject follow the choices, and are announced once', async ({ page }) => {
    await open(page);
    const said = form(page).getByRole('status');
    await expect(said).toHaveText('');
    for (const { id, field: name, values, message } of hints) {
      for (const value of values) {
        await field(page, name).selectOption(value);
        await expect(said).toContainText(message);
        await expect(form(page).locator(`[data-hint=${id}]`)).toBeVisible();
        const active = hints.filter((hint) => hint.field === name && hint.values.includes(value));
        await expect(form(page).locator('[data-hint]')).toHaveCount(active.length);
      }
      await field(page, name).selectOption('');
      await expect(said).toHaveText('');
      await expect(form(page).locator('[data-hint]')).toHaveCount(0);
    }
    for (const { value, note = '' } of fieldNamed(described, 'subject')?.choices?.slice(0, 2) ?? []) {
      await field(page, 'subject').selectOption(value);
      await expect(field(page, 'subject')).toHaveAccessibleDescription(startingWith(note));
    }
  });

  const query = /\?([^#]*)/.exec(aside?.action?.href ?? '')?.[1]?.split('&') ?? [];
  const asked = topicsOf('demande').find((one) => query.includes(one.query));
  withSome(
    'request beside the form',
    aside?.action && asked && { ...aside.action, asked },
    ({ label, asked: { text } }) => {
      test('the audit beside the form asks for itself @both', async ({ page }) => {
        await open(page);
        await page.getByRole('link', { name: label }).click();
        await expect(topic(page)).toContainText(text);
        await expect(form(page)).toBeInViewport();
      });
    },
  );

  test('goes on working when a translator has replaced every text of the page', async ({ page }) => {
    await open(page);
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(({ parentElement }) => parentElement?.localName !== 'option')) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data.toUpperCase());
      }
    });
    await fill(page);
    await field(page, 'subject').selectOption(otherSubject);
    const lists = fieldsOf(described).filter(({ kind, name }) => kind === 'choice' && name !== 'subject');
    for (const list of lists) await field(page, list.name).selectOption(list.required === true ? { index: 1 } : '');
    await expect(field(page, 'subject')).toHaveAccessibleDescription(
      // Upper case is what the translator of this test makes of texts that were there before.
      startingWith(fieldNamed(described, 'subject')?.choices?.find(({ value }) => value === otherSubject)?.note ?? ''),
    );
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    for (const name of confirmed.filter((one) => writtenNames.includes(one)))
      await expect(dialog(page)).toContainText(answerRead(name));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('when its script does not arrive, the form says what to do and leads nowhere', async ({ page }) => {
    await page.route('**/assets/form-*.js', (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: settings.islandError })).toBeVisible();
    await field(page, lineName).fill('Ada');
    await field(page, lineName).press('Enter');
    await expect(submit(page)).toBeDisabled();
    await expect(page).toHaveURL(path);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the mail address stands above the form, and nothing typed reaches the address bar @both', async ({
      page,
    }) => {
      await page.goto(path);
      const note = page.locator('noscript p').filter({ hasText: forms.noScript });
      await expect(note.locator(`a[href="mailto:${settings.contact.email}"]`)).toBeVisible();
      await field(page, lineName).fill('Ada');
      await field(page, lineName).press('Enter');
      await expect(submit(page)).toBeDisabled();
      await expect(page).toHaveURL(path);
    });
  });
});
