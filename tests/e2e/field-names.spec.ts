import type { Page } from '#src/ui/site.ts';
import { isNightly } from '../run/sample.ts';
import { configuredUrl } from './configured-site.ts';
import { filled, writtenNames } from './contact-form-page.ts';
import { fillFields, withForm } from './forms.ts';
import { openAlive } from './open-alive.ts';
import { status } from './receiver.ts';
import { site } from './site.ts';
import { expect, test } from './test.ts';
import { unfold } from './unfold.ts';

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
    const forms = { delivery: receiver.url, minimumFillMs: 0 };
    for (const name of names) {
      const pages = JSON.parse(
        JSON.stringify(site.pages).replaceAll(`"name":"${field}"`, `"name":"${name}"`),
      ) as readonly Page[];
      await openAlive(page, (await configuredUrl(baseURL ?? '', { forms, pages })) + path);
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
