import { isNightly } from '../run/sample.ts';
import { empty, filled, forms, required, textName, topics, watchErrors, whole } from './contact-form-page.ts';
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

    withSome('topic that a link can name', topics.at(-1), (last) => {
      test('what a link asked for travels under a name of its own', async ({ contact, delivering, receiver, page }) => {
        receiver.answer = status(200);
        await delivering(path);
        await contact.open(`${page.url()}?${last.query}`);
        await contact.fillIn();
        await contact.send();
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
      contact,
      delivering,
      receiver,
      page,
    }) => {
      await delivering(path);
      for (const [trouble, answer, message] of isNightly ? troubles : troubles.slice(0, 1)) {
        await test.step(trouble, async () => {
          receiver.received.length = 0;
          receiver.answer = answer;
          await contact.fillIn();
          await contact.submit.click();
          await expect(contact.problem).toContainText(message);
          await expect(contact.problem).toContainText(forms.failures.kept);
          await expect(contact.dialog).toHaveCount(0);
          expect(await contact.held()).toEqual(whole);
          await expect(contact.submit).toBeFocused();
          await expect(contact.submit).toHaveText(forms.retry);
          if (trouble === 'refused') expect(await contact.faults()).toEqual([]);
          receiver.answer = status(200);
          await page.keyboard.press('Enter');
          await expect(contact.dialog).toBeVisible();
          await expect(contact.problem).toHaveCount(0);
          const ids = receiver.received.map(({ requestId }) => requestId);
          expect(ids).toHaveLength(2);
          expect(new Set(ids).size).toBe(1);
          await page.keyboard.press('Escape');
          await expect(contact.dialog).toBeHidden();
        });
      }
    });

    test('a request that is left while it travels is the same one when it is sent again @nightly', async ({
      contact,
      delivering,
      receiver,
      page,
    }) => {
      receiver.answer = () => undefined;
      await delivering(path, { timeoutMs: 60_000 });
      await contact.fillIn();
      await contact.submit.click();
      await expect.poll(() => receiver.received).toHaveLength(1);
      await page.reload();
      await expect(contact.submit).toBeEnabled();
      expect(await contact.held()).toEqual(whole);
      receiver.answer = status(200);
      await contact.send();
      // How long the page has been open is no part of the request.
      const [first, again] = receiver.received;
      expect({ ...again, elapsedMs: '' }).toEqual({ ...first, elapsedMs: '' });
    });

    test('what a robot sends is stopped; a person who sends again gets through', async ({
      contact,
      delivering,
      receiver,
    }) => {
      await delivering(path);
      await contact.fillIn();
      await contact.field('reference').evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
      await contact.submit.click();
      await expect(contact.problem).toContainText(forms.stopped);
      expect(receiver.received).toEqual([]);
      await expect(contact.field(textName)).toHaveValue(filled[textName] ?? '');
      await expect(contact.field('reference')).toHaveValue('');
      await contact.send();
      expect(receiver.received).toHaveLength(1);
    });

    test('what is sent faster than anyone types is stopped, until there was time to type it', async ({
      contact,
      delivering,
      receiver,
      page,
    }) => {
      await page.clock.install();
      await delivering(path, { minimumFillMs: 600_000 });
      await contact.fillIn(required);
      await contact.submit.click();
      await expect(contact.problem).toContainText(forms.stopped);
      expect(receiver.received).toEqual([]);
      await page.clock.fastForward('10:00');
      await contact.send();
    });
  });
});
