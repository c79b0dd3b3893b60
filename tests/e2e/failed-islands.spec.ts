import type { Page } from 'playwright/test';
import { filled, lineName, required, textName } from './contact-form-page.ts';
import { withForm } from './forms.ts';
import { islandErrorOf } from './island-pages.ts';
import { expect, test } from './test.ts';
import { fulfillChanged } from './open-alive.ts';
import { lineForm } from './shell-parts.ts';
import type { Answer } from './receiver.ts';
import { plainPath, withSome } from './site.ts';
import { islandOf } from './use-island.ts';

// Their errors are what these tests are about.
test.use({ mayFail: true });

/** Takes the props from the islands of the pages: those that need any throw when they are drawn. */
async function takeProps(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return fulfillChanged(route, (html) => html.replaceAll(/ data-props='[^']*'/g, ''));
  });
}

const thanks: Answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Merci</h1>');

/** A browser that posts a form ends lines as mails do. */
function withLines(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

withForm('contact', ({ path: contactPath }) => {
  // That a script which does not arrive fails the island as well: resilience.spec.ts.
  test('a form whose script throws is posted', async ({ page, contact, receiver, sendingSite }) => {
    receiver.answer = thanks;
    await takeProps(page);
    await page.goto((await sendingSite()) + contactPath);
    await expect(islandOf(page, 'form')).toHaveAttribute('data-failed');
    await contact.fillIn();
    await contact.submit.click();
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
    expect(receiver.received.map(withLines)).toMatchObject([{ form: 'contact', ...filled }]);
  });

  test('a form that throws later keeps what was typed, and is posted', async ({
    page,
    contact,
    delivering,
    receiver,
  }) => {
    receiver.answer = thanks;
    await delivering(contactPath);
    await contact.fillIn();
    await page.evaluate(() => {
      const flatMap = () => {
        throw new Error('a fault');
      };
      Object.assign(Array.prototype, { flatMap });
    });
    await contact.field(textName).press('End');
    await contact.field(textName).pressSequentially('!');
    await expect(islandOf(page, 'form')).toHaveAttribute('data-failed');
    await contact.submit.click();
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
    expect(receiver.received.map(withLines)).toMatchObject([{ ...filled, [textName]: `${filled[textName]}!` }]);
  });

  test('a form that sends nothing says so where its script throws, and leads nowhere', async ({ page, contact }) => {
    await takeProps(page);
    await page.goto(contactPath);
    await expect(page.getByRole('alert').filter({ hasText: islandErrorOf('form') })).toBeVisible();
    await contact.fillIn(required);
    await contact.field(lineName).press('Enter');
    await expect(contact.submit).toBeDisabled();
    await expect(page).toHaveURL(contactPath);
  });
});

withSome('form on one line', lineForm, ({ name, field, submit }) => {
  test('the form of the footer is posted where its script does not arrive', async ({ page, receiver, sendingSite }) => {
    receiver.answer = thanks;
    await page.route('**/assets/line-form-*.js', (route) => route.abort());
    await page.goto((await sendingSite()) + plainPath);
    await page.getByRole('textbox', { name: field.label }).fill('ada@example.fr');
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
    expect(receiver.received).toMatchObject([{ form: name, [field.name]: 'ada@example.fr' }]);
  });
});
