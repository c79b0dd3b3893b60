import type { Page } from '#src/ui/site.ts';
import { empty, filled, forms, required, textName, whole, writtenNames } from './contact-form-page.ts';
import { status } from './receiver.ts';
import { requestFields } from '../../src/forms/prefill.ts';
import { fillFields, withForm } from './forms.ts';
import { openAlive, unfold } from './open-alive.ts';
import { site } from './site.ts';
import { expect, test } from './test.ts';

// A control hides the member of its form that has its name: scripts that read it there would find the control.
const names = ['elements', 'reset'];
// Named in no text of the confirmation.
const field = writtenNames.at(-1) ?? '';

withForm('contact', ({ path, form: described }) => {
  const travelling = requestFields(described, whole, path);
  test('an accepted request arrives whole and once', async ({ contact, delivering, receiver, page }) => {
    const told = Promise.withResolvers<void>();
    receiver.answer = (response, request) => void told.promise.then(() => status(204)(response, request));
    await delivering(path);
    await expect(contact.form).toContainText(forms.privacy.sent);
    await contact.fillIn();
    await contact.submit.dblclick();
    await expect(contact.submit).toHaveText(forms.sending);
    await page.keyboard.press('Enter');
    told.resolve();
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
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
    await contact.submit.click();
    await expect(trap).toHaveValue('');
    await expect(contact.problem).toContainText(forms.stopped);
    expect(receiver.received).toEqual([]);
    await expect(contact.field(textName)).toHaveValue(filled[textName] ?? '');
    await contact.send();
    expect(receiver.received).toHaveLength(1);
  });

  const [first = '', second = ''] = required;

  // The shapes that services give their errors are told in tests/unit/form-answer.test.ts.
  test('a form service that refuses fields has it said under each of them, the first one in focus', async ({
    contact,
    delivering,
    receiver,
  }) => {
    await delivering(path, { timeoutMs: 5000 });
    const errors = [first, second].map((name) => ({ field: name, code: 'X', message: `Refusé : ${name}` }));
    receiver.answer = (response) => {
      // As services give it to a page of another origin that asks for JSON.
      response.writeHead(422, { 'access-control-allow-origin': '*', 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: 'Validation failed', errors }));
    };
    await contact.fillIn();
    await contact.submit.click();
    await expect(contact.field(first)).toBeFocused();
    for (const name of [first, second]) {
      await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(contact.field(name)).toHaveAccessibleDescription(new RegExp(`^Refusé : ${name}`));
    }
    await expect(contact.form.locator('[aria-invalid]')).toHaveCount(2);
    expect(await contact.held()).toEqual(whole);
    expect(await contact.faults()).toEqual([]);
    await contact.field(first).fill('Autre chose');
    await expect(contact.field(first)).not.toHaveAttribute('aria-invalid');
    await expect(contact.field(second)).toHaveAttribute('aria-invalid', 'true');
    receiver.answer = status(200);
    await contact.submit.click();
    await expect(contact.dialog).toBeVisible();
    await expect(contact.form.locator('[aria-invalid]')).toHaveCount(0);
  });

  test('a form with a field named like a member of forms is sent and emptied @nightly', async ({
    contact,
    receiver,
    sendingSite,
    page,
  }) => {
    receiver.answer = status(200);
    for (const name of names) {
      const pages = JSON.parse(
        JSON.stringify(site.pages).replaceAll(`"name":"${field}"`, `"name":"${name}"`),
      ) as readonly Page[];
      await openAlive(page, (await sendingSite({ minimumFillMs: 0 }, pages)) + path);
      await unfold(page);
      const answers = Object.entries(filled).map(([key, value]) => [key === field ? name : key, value] as const);
      await fillFields(contact.form, answers);
      await contact.send();
      expect(receiver.received.at(-1)).toMatchObject({ [name]: filled[field] });
      await page.keyboard.press('Escape');
      await expect(page.locator(`main form [name="${name}"]`)).toHaveValue('');
    }
  });
});
