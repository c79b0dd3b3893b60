import { forms, required, watchErrors, whole, filled, writtenNames } from './contact-form-page.ts';
import { isNightly } from '../run/sample.ts';
import { withForm, fillFields } from './forms.ts';
import { type Answer, status } from './receiver.ts';
import { expect, test } from './test.ts';
import type { Page } from '#src/ui/site.ts';
import { configuredUrl } from './configured-site.ts';
import { openAlive, unfold } from './open-alive.ts';
import { site } from './site.ts';

test.describe('form services', () => {
  test.beforeEach(watchErrors);

  /** An answer that a page of another origin may read, as form services give it to whoever asks for JSON. */
  function answers(code: number, body: unknown, headers: Record<string, string> = {}): Answer {
    return (response) => {
      const json = { 'access-control-allow-origin': '*', 'content-type': 'application/json', ...headers };
      response.writeHead(code, json).end(typeof body === 'string' ? body : JSON.stringify(body));
    };
  }

  withForm('contact', ({ path }) => {
    const [first = '', second = ''] = required;

    test.describe('a form service', () => {
      const patient = { timeoutMs: 5000 };

      const refusals: [string, object][] = [
        ['a list', [first, second].map((name) => ({ field: name, code: 'X', message: `Refusé : ${name}` }))],
        ['texts by field', { [second]: [`Refusé : ${second}`], [first]: `Refusé : ${first}` }],
        ['rules by field', { [first]: { message: `Refusé : ${first}` }, [second]: { message: `Refusé : ${second}` } }],
      ];
      test('that refuses fields has it said under each of them, the first one in focus', async ({
        contact,
        delivering,
        receiver,
        page,
      }) => {
        await delivering(path, patient);
        for (const [shape, errors] of isNightly ? refusals : refusals.slice(0, 1)) {
          receiver.answer = answers(422, { message: 'Validation failed', errors });
          await contact.fillIn();
          await contact.submit.click();
          await expect(contact.field(first), shape).toBeFocused();
          for (const name of [first, second]) {
            await expect(contact.field(name), shape).toHaveAttribute('aria-invalid', 'true');
            await expect(contact.field(name), shape).toHaveAccessibleDescription(new RegExp(`^Refusé : ${name}`));
          }
          await expect(contact.form.locator('[aria-invalid]'), shape).toHaveCount(2);
          expect(await contact.held(), shape).toEqual(whole);
          if (shape === 'a list') expect(await contact.faults()).toEqual([]);
          await contact.field(first).fill('Autre chose');
          await expect(contact.field(first), shape).not.toHaveAttribute('aria-invalid');
          await expect(contact.field(second), shape).toHaveAttribute('aria-invalid', 'true');
          receiver.answer = answers(200, { ok: true });
          await contact.submit.click();
          await expect(contact.dialog, shape).toBeVisible();
          await expect(contact.form.locator('[aria-invalid]'), shape).toHaveCount(0);
          await page.keyboard.press('Escape');
          await expect(contact.dialog).toBeHidden();
        }
      });

      test('that asks for patience has its reason said, as text, with the delay, in seconds or until a date @nightly', async ({
        contact,
        delivering,
        receiver,
      }) => {
        const exposed = { 'access-control-expose-headers': 'retry-after' };
        const inAnHour = new Date(Date.now() + 3_500_000).toUTCString();
        await delivering(path, patient);
        await contact.fillIn();
        for (const [retryAfter, minutes] of [
          ['120', 2],
          [inAnHour, 59],
        ] as const) {
          const refusal = { error: 'Trop de <b>demandes</b>' };
          receiver.answer = answers(429, { error: `${refusal.error}.` }, { ...exposed, 'retry-after': retryAfter });
          await contact.submit.click();
          await expect(contact.problem).toContainText(`${forms.failures.wait} ${minutes}\u00A0minutes.`);
          await expect(contact.problem).toContainText(`${forms.failures.reason} «\u00A0${refusal.error}\u00A0».`);
          await expect(contact.problem).toContainText(forms.failures.kept);
          expect(await contact.held()).toEqual(whole);
        }
      });
    });
  });
});

// A control hides the member of its form that has its name: scripts that read it there would find the control.
const names = ['elements', 'reset', ...(isNightly ? ['querySelector', 'title'] : [])];
// Named in no text of the confirmation.
const field = writtenNames.at(-1) ?? '';

withForm('contact', ({ path }) => {
  test('a form with a field named like a member of forms is sent and emptied @nightly', async ({
    baseURL,
    contact,
    receiver,
    page,
  }) => {
    receiver.answer = status(200);
    for (const name of names) {
      const pages = JSON.parse(
        JSON.stringify(site.pages).replaceAll(`"name":"${field}"`, `"name":"${name}"`),
      ) as readonly Page[];
      await openAlive(
        page,
        (await configuredUrl(baseURL ?? '', { forms: { delivery: receiver.url, minimumFillMs: 0 }, pages })) + path,
      );
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
