import { answerName } from '../../src/forms/answer.ts';
import { answerRead, empty, fieldNames, filled, forms, required, textName, whole } from './contact-form-page.ts';
import { expect, test } from './test.ts';
import { fieldNamed, withForm } from './forms.ts';
import { openAlive, unfold } from './open-alive.ts';
import { startingWith, withSome } from './site.ts';

withForm('contact', ({ path, form: described }) => {
  const { confirmation, hints = [] } = described;
  const pieces = [confirmation.text, confirmation.closing ?? ''].join(' ').split(answerName);
  const confirmed = [...pieces.filter((_, index) => index % 2 === 1), ...(confirmation.recap?.fields ?? [])];
  /** One that may be left empty, and of which the confirmation says nothing. */
  const folded = described.groups
    .find(({ fold }) => fold !== undefined)
    ?.fields.find(({ kind }) => kind === 'longText');
  const left = fieldNames.find((name) => !required.includes(name) && !confirmed.includes(name));

  withSome('folded field', folded, ({ name }) => {
    test('a folded group opens around a field that a draft fills or the browser refuses @both', async ({
      contact,
      page,
    }) => {
      await openAlive(page, path);
      await expect(contact.field(name)).toBeHidden();
      await unfold(page);
      await contact.fillIn([name]);
      await openAlive(page, path);
      await expect(contact.field(name)).toBeVisible();
      await contact.fillIn(required);
      await contact.field(name).evaluate((field: HTMLInputElement) => {
        field.setCustomValidity('no');
        field.closest('details')?.removeAttribute('open');
      });
      await contact.submit.click();
      await expect(contact.field(name)).toBeFocused();
    });
  });

  test('filled in by keyboard only: confirmation with every element, focus in and back, then all fields empty, no request', async ({
    contact,
    page,
  }) => {
    const requests: string[] = [];
    await contact.open();
    page.on('request', (request) => requests.push(request.url()));
    await contact.field(fieldNames[0] ?? '').focus();
    for (const [index, [name, value]] of Object.entries(filled).entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      // The line that folds a group is a stop of its own.
      if ((await page.locator('summary:focus').count()) > 0) await page.keyboard.press('Tab');
      await expect(contact.field(name)).toBeFocused();
      if (name === left) continue;
      const isList = await contact.field(name).evaluate((element) => element instanceof HTMLSelectElement);
      // Down to the choice: a space would open the list.
      if (isList) while ((await contact.field(name).inputValue()) !== value) await page.keyboard.press('ArrowDown');
      else for (const line of value.split(/(?=\n)/)) await page.keyboard.insertText(line);
    }
    expect(await contact.held()).toEqual({ ...whole, ...(left !== undefined && { [left]: '' }) });
    await page.keyboard.press('Tab');
    await expect(contact.submit).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(contact.dialog).toBeVisible();
    const title = confirmation.title.split(answerName).map((part, index) => (index % 2 === 0 ? part : filled[part]));
    await expect(contact.dialog.getByRole('heading', { name: title.join('') })).toBeFocused();
    for (const part of [
      ...confirmed.map((name) => answerRead(name)),
      ...(confirmation.steps?.items ?? []),
      forms.privacy.nothingSent,
    ])
      await expect(contact.dialog).toContainText(part);
    for (const { label, href = '' } of confirmation.actions ?? [])
      await expect(contact.dialog.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(await contact.faults()).toEqual([]);
    expect(await contact.held()).toEqual(empty);
    await page.keyboard.press('Escape');
    await expect(contact.dialog).toHaveCount(0);
    await expect(contact.submit).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('draft-contact'))).toBeNull();
    expect(requests).toEqual([]);
    await expect(page).toHaveURL(path);
  });

  test('a long message is printed whole', async ({ contact, page }) => {
    await contact.open();
    await contact.field(textName).fill('Une ligne\n'.repeat(40));
    await page.emulateMedia({ media: 'print' });
    expect(await contact.field(textName).evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  });

  test('what was not answered is said in the confirmation in the words of its field', async ({ contact }) => {
    await contact.open();
    await contact.fillIn(required);
    await contact.submit.click();
    for (const name of confirmed.filter((one) => !required.includes(one))) {
      const { unanswered = 'none' } = fieldNamed(described, name) ?? {};
      await expect(contact.dialog).toContainText(unanswered);
    }
    // The dialog is longer than the screen of a telephone; its button and its link are whole all the same.
    const { actions = [] } = confirmation;
    for (const part of [
      contact.dialog.getByRole('button', { name: forms.close }),
      ...actions.map(({ label }) => contact.dialog.getByRole('link', { name: label })),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await contact.dialog.getByRole('button', { name: forms.close }).click();
    await expect(contact.dialog).toHaveCount(0);
    expect(await contact.held()).toEqual(empty);
  });

  test('hints and the description of the subject follow the choices, and are announced once', async ({ contact }) => {
    await contact.open();
    const said = contact.form.getByRole('status');
    await expect(said).toHaveText('');
    for (const { id, field: name, values, message } of hints) {
      for (const value of values) {
        await contact.field(name).selectOption(value);
        await expect(said).toContainText(message);
        await expect(contact.form.locator(`[data-hint=${id}]`)).toBeVisible();
        const active = hints.filter((hint) => hint.field === name && hint.values.includes(value));
        await expect(contact.form.locator('[data-hint]')).toHaveCount(active.length);
      }
      await contact.field(name).selectOption('');
      await expect(said).toHaveText('');
      await expect(contact.form.locator('[data-hint]')).toHaveCount(0);
    }
    for (const { value, note = '' } of fieldNamed(described, 'subject')?.choices?.slice(0, 2) ?? []) {
      await contact.field('subject').selectOption(value);
      await expect(contact.field('subject')).toHaveAccessibleDescription(startingWith(note));
    }
  });
});
