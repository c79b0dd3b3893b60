import { empty, filled, forms, textName, watchErrors, whole } from './contact-form-page.ts';
import { status } from './receiver.ts';
import { requestFields } from '../../src/forms/prefill.ts';
import { withForm } from './forms.ts';
import { expect, test } from './test.ts';

test.beforeEach(watchErrors);

withForm('contact', ({ path, form: described }) => {
  const travelling = requestFields(described, whole, path);
  // What travels does not depend on the screen: one project is enough.
  test('an accepted request arrives whole, once, however often the button is pressed', async ({
    contact,
    delivering,
    receiver,
    page,
  }) => {
    receiver.answer = (response, request) => setTimeout(() => status(204)(response, request), 300);
    await delivering(path);
    await expect(contact.form).toContainText(forms.privacy.sent);
    await contact.fillIn();
    await contact.submit.dblclick();
    await expect(contact.submit).toHaveText(forms.sending);
    await page.keyboard.press('Enter');
    await expect(contact.dialog).toBeVisible();
    await expect(contact.dialog).not.toContainText(forms.privacy.nothingSent);
    const [request] = receiver.received;
    const requestId = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;
    const elapsedMs = expect.stringMatching(/^\d+$/) as unknown;
    expect(request).toEqual({ form: 'contact', requestId, elapsedMs, ...travelling });
    expect(receiver.received).toHaveLength(1);
    expect(await contact.held()).toEqual(empty);
  });

  test('a request that fails keeps every field, says so, and goes through at the next try', async ({
    contact,
    delivering,
    receiver,
    page,
  }) => {
    receiver.answer = status(422);
    await delivering(path);
    await contact.fillIn();
    await contact.submit.click();
    await expect(contact.problem).toContainText(forms.failures.refused);
    await expect(contact.problem).toContainText(forms.failures.kept);
    await expect(contact.dialog).toHaveCount(0);
    expect(await contact.held()).toEqual(whole);
    await expect(contact.submit).toBeFocused();
    await expect(contact.submit).toHaveText(forms.retry);
    expect(await contact.faults()).toEqual([]);
    receiver.answer = status(200);
    await page.keyboard.press('Enter');
    await expect(contact.dialog).toBeVisible();
    await expect(contact.problem).toHaveCount(0);
    const ids = receiver.received.map(({ requestId }) => requestId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('what is sent faster than anyone types, or by a robot, is stopped; a person who sends again gets through', async ({
    contact,
    delivering,
    receiver,
    page,
  }) => {
    await page.clock.install();
    await delivering(path, { minimumFillMs: 600_000 });
    await contact.fillIn();
    await contact.submit.click();
    await expect(contact.problem).toContainText(forms.stopped);
    await page.clock.fastForward('10:00');
    const trap = contact.field('reference');
    await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://spam.example'));
    await contact.submit.click();
    await expect(trap).toHaveValue('');
    await expect(contact.problem).toContainText(forms.stopped);
    expect(receiver.received).toEqual([]);
    await expect(contact.field(textName)).toHaveValue(filled[textName] ?? '');
    await contact.send();
    expect(receiver.received).toHaveLength(1);
  });
});
