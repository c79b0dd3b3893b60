import type { Page } from 'playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { configuredUrl } from './configured-site.ts';
import {
  dialog,
  empty,
  field,
  fill,
  filled,
  form,
  forms,
  held,
  open,
  problem,
  required,
  submit,
  textName,
  watchErrors,
  topics,
  whole,
} from './contact-form-page.ts';
import { status, type Receiver } from './receiver.ts';
import { requestFields } from '../../src/forms/prefill.ts';
import { withForm } from './forms.ts';
import { withSome } from './site.ts';
import { expect, test } from './test.ts';

test.beforeEach(watchErrors);

withForm('contact', ({ path, form: described }) => {
  const travelling = requestFields(described, whole, path);
  // What travels does not depend on the screen: one project is enough.
  test.describe('with an endpoint', () => {
    const quick = { timeoutMs: 1500, minimumFillMs: 0 };

    /** The contact page of a site that delivers to the receiver. */
    async function openDelivering(
      page: Page,
      { url }: Receiver,
      siteUrl = '',
      changes: Partial<typeof quick> = {},
    ): Promise<void> {
      const address = await configuredUrl(siteUrl, { forms: { delivery: url, ...quick, ...changes } });
      await open(page, address + path);
    }

    test('an accepted request arrives whole, once, however often the button is pressed', async ({
      page,
      baseURL,
      receiver,
    }) => {
      receiver.answer = (response, request) => setTimeout(() => status(204)(response, request), 300);
      await openDelivering(page, receiver, baseURL);
      await expect(form(page)).toContainText(forms.privacy.sent);
      await fill(page);
      await submit(page).dblclick();
      await expect(submit(page)).toHaveText(forms.sending);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page)).not.toContainText(forms.privacy.nothingSent);
      const [request] = receiver.received;
      const requestId = expect.stringMatching(/^[0-9a-f]{32}$/) as unknown;
      const elapsedMs = expect.stringMatching(/^\d+$/) as unknown;
      expect(request).toEqual({ form: 'contact', requestId, elapsedMs, ...travelling });
      expect(receiver.received).toHaveLength(1);
      expect(await held(page)).toEqual(empty);
    });

    withSome('topic that a link can name', topics.at(-1), (last) => {
      test('what a link asked for travels under a name of its own', async ({ page, baseURL, receiver }) => {
        receiver.answer = status(200);
        await openDelivering(page, receiver, baseURL);
        await open(page, `${page.url()}?${last.query}`);
        await fill(page);
        await submit(page).click();
        await expect(dialog(page)).toBeVisible();
        expect(receiver.received).toMatchObject([{ ...filled, topic: last.text }]);
      });
    });

    const troubles = [
      ['refused', status(422), forms.failures.refused],
      ['answered by an error', status(500), forms.failures.serverError],
      ['cut', (response) => void response.destroy(), forms.failures.cut],
      ['not answered in time', () => undefined, forms.failures.timeout],
    ] as const satisfies [string, Receiver['answer'], string][];

    test('a request that fails keeps every field, says so, and goes through at the next try', async ({
      page,
      baseURL,
      receiver,
    }) => {
      await openDelivering(page, receiver, baseURL);
      for (const [trouble, answer, message] of troubles) {
        await test.step(trouble, async () => {
          receiver.received.length = 0;
          receiver.answer = answer;
          await fill(page);
          await submit(page).click();
          await expect(problem(page)).toContainText(message);
          await expect(problem(page)).toContainText(forms.failures.kept);
          await expect(dialog(page)).toHaveCount(0);
          expect(await held(page)).toEqual(whole);
          await expect(submit(page)).toBeFocused();
          await expect(submit(page)).toHaveText(forms.retry);
          if (trouble === 'refused')
            expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
          receiver.answer = status(200);
          await page.keyboard.press('Enter');
          await expect(dialog(page)).toBeVisible();
          await expect(problem(page)).toHaveCount(0);
          const ids = receiver.received.map(({ requestId }) => requestId);
          expect(ids).toHaveLength(2);
          expect(new Set(ids).size).toBe(1);
          await page.keyboard.press('Escape');
          await expect(dialog(page)).toBeHidden();
        });
      }
    });

    test('what the receiver says of its refusal is said to the visitor, as text, with the delay it asks for', async ({
      page,
      baseURL,
      receiver,
    }) => {
      receiver.answer = (response) => {
        response.writeHead(429, {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'retry-after',
          'content-type': 'application/json',
          'retry-after': '120',
        });
        response.end(JSON.stringify({ error: 'Trop de <b>demandes</b>' }));
      };
      await openDelivering(page, receiver, baseURL);
      await fill(page, required);
      await submit(page).click();
      await expect(problem(page)).toContainText(`${forms.failures.reason} «\u00A0Trop de <b>demandes</b>\u00A0».`);
      await expect(problem(page)).toContainText(`${forms.failures.wait} 2\u00A0minutes.`);
      await expect(problem(page)).toContainText(forms.failures.kept);
    });

    test('a request that is left while it travels is the same one when it is sent again', async ({
      page,
      baseURL,
      receiver,
    }) => {
      receiver.answer = () => undefined;
      await openDelivering(page, receiver, baseURL, { timeoutMs: 60_000 });
      await fill(page);
      await submit(page).click();
      await expect.poll(() => receiver.received).toHaveLength(1);
      await page.reload();
      await expect(submit(page)).toBeEnabled();
      expect(await held(page)).toEqual(whole);
      receiver.answer = status(200);
      await submit(page).click();
      await expect(dialog(page)).toBeVisible();
      // How long the page has been open is no part of the request.
      const [first, again] = receiver.received;
      expect({ ...again, elapsedMs: '' }).toEqual({ ...first, elapsedMs: '' });
    });

    test('after a failure, a changed request is a new one', async ({ page, baseURL, receiver }) => {
      receiver.answer = status(500);
      await openDelivering(page, receiver, baseURL);
      await fill(page, required);
      await submit(page).click();
      await expect(problem(page)).toBeVisible();
      receiver.answer = status(200);
      await field(page, textName).fill('Autre chose');
      await submit(page).click();
      await expect(dialog(page)).toBeVisible();
      expect(new Set(receiver.received.map(({ requestId }) => requestId)).size).toBe(2);
    });

    test('a late answer confirms, and not before', async ({ page, baseURL, receiver }) => {
      const answered = Promise.withResolvers<void>();
      receiver.answer = (response, request) => void answered.promise.then(() => status(200)(response, request));
      await openDelivering(page, receiver, baseURL, { timeoutMs: 60_000 });
      await fill(page, required);
      await submit(page).click();
      await expect(submit(page)).toHaveText(forms.sending);
      await expect(form(page).getByRole('status')).toHaveText(forms.sending);
      await expect.poll(() => receiver.received).toHaveLength(1);
      await expect(dialog(page)).toHaveCount(0);
      answered.resolve();
      await expect(dialog(page)).toBeVisible();
      expect(receiver.received).toHaveLength(1);
    });

    test('what a robot sends is stopped; a person who sends again gets through', async ({
      page,
      baseURL,
      receiver,
    }) => {
      await openDelivering(page, receiver, baseURL);
      await fill(page);
      await field(page, 'reference').evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
      await submit(page).click();
      await expect(problem(page)).toContainText(forms.stopped);
      expect(receiver.received).toEqual([]);
      await expect(field(page, textName)).toHaveValue(filled[textName] ?? '');
      await expect(field(page, 'reference')).toHaveValue('');
      await submit(page).click();
      await expect(dialog(page)).toBeVisible();
      expect(receiver.received).toHaveLength(1);
    });

    test('what is sent faster than anyone types is stopped, until there was time to type it', async ({
      page,
      baseURL,
      receiver,
    }) => {
      await page.clock.install();
      await openDelivering(page, receiver, baseURL, { minimumFillMs: 600_000 });
      await fill(page, required);
      await submit(page).click();
      await expect(problem(page)).toContainText(forms.stopped);
      expect(receiver.received).toEqual([]);
      await page.clock.fastForward('10:00');
      await submit(page).click();
      await expect(dialog(page)).toBeVisible();
    });
  });
});
