import { required, watchErrors, whole, filled, writtenNames } from './contact-form-page.ts';
import { withForm, fillFields } from './forms.ts';
import { status } from './receiver.ts';
import { expect, test } from './test.ts';
import type { Page } from '#src/ui/site.ts';
import { openAlive, unfold } from './open-alive.ts';
import { site } from './site.ts';

test.beforeEach(watchErrors);

withForm('contact', ({ path }) => {
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
});

// A control hides the member of its form that has its name: scripts that read it there would find the control.
const names = ['elements', 'reset'];
// Named in no text of the confirmation.
const field = writtenNames.at(-1) ?? '';

withForm('contact', ({ path }) => {
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
