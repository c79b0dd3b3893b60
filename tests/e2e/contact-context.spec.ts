import {
  chosenSubject,
  empty,
  fieldNames,
  filled,
  forms,
  lineName,
  otherSubject,
  required,
  sectors,
  textName,
  topics,
  topicsOf,
  whole,
} from './contact-form-page.ts';
import { expect, test } from './test.ts';
import { withForm } from './forms.ts';
import { pages, plainPath, withSome } from './site.ts';
import { translate } from './translate.ts';

const [firstName = ''] = fieldNames;
const [first] = topics;
const third = topics.at(-1);
const sector = sectors[0];

withForm('contact', ({ path, form: described }) => {
  const { hints = [], topic: texts, confirmation } = described;
  const topicStart = confirmation.topic?.split('{')[0] ?? 'none';
  const linkTo = (...query: string[]) => `${path}?${query.join('&')}`;

  test('what was typed survives reloads, later visits and the clean-up of credentials, and is cleared on demand', async ({
    contact,
    page,
  }) => {
    await page.goto(plainPath);
    await contact.open();
    await contact.fillIn();
    await expect(contact.notice).toHaveText('');
    // The clean-up removes what other programs stored of credentials.
    const message =
      'Le mot de passe (password), la clé API (api key) et le jeton de session (session token) : où sont-ils ?';
    await contact.field(textName).fill(message);
    const typed = { ...whole, [textName]: message };
    await page.reload();
    await expect.poll(() => contact.held()).toEqual(typed);
    await page.goBack();
    await page.goForward();
    await expect.poll(() => contact.held()).toEqual(typed);
    // A fresh visit: nothing is left for the browser to put back.
    await page.goto(plainPath);
    await contact.open();
    await expect.poll(() => contact.held()).toEqual(typed);
    await expect(contact.notice).toHaveText(forms.draft.restored);
    expect(await contact.faults()).toEqual([]);
    const hint = hints.find(({ field: name, values }) => name === 'subject' && values.includes(chosenSubject));
    if (hint !== undefined) await expect(contact.form.locator(`[data-hint=${hint.id}]`)).toBeVisible();
    await contact.field(lineName).fill('');
    await contact.open();
    expect(await contact.held()).toEqual({ ...typed, [lineName]: '' });
    await test.step('it is cleared on demand, with the keyboard', async () => {
      const clear = page.getByRole('button', { name: forms.draft.clear });
      await clear.press('Enter');
      await expect(contact.notice).toHaveText(forms.draft.cleared);
      await expect(contact.notice).toBeFocused();
      await expect(clear).toHaveCount(0);
      expect(await contact.held()).toEqual(empty);
      await page.keyboard.press('Tab');
      await expect(contact.field(firstName)).toBeFocused();
      await page.reload();
      await expect(contact.submit).toBeEnabled();
      expect(await contact.held()).toEqual(empty);
      await expect(contact.notice).toHaveText('');
    });
  });

  test('what was typed is the latest on every way back, not what a page once held', async ({ contact, page }) => {
    await contact.open(linkTo(first?.query ?? ''));
    await contact.field(lineName).fill('Ada');
    await contact.open(linkTo(third?.query ?? ''));
    await contact.field(lineName).fill('Eve');
    await page.goBack();
    await expect(contact.submit).toBeEnabled();
    await expect(contact.field(lineName)).toHaveValue('Eve');
    await page.goForward();
    await expect(contact.submit).toBeEnabled();
    await expect(contact.field(lineName)).toHaveValue('Eve');
  });

  for (const isTranslated of [false, true]) {
    test.describe(() => {
      // React says that the texts of the page are no longer its own.
      test.use({ mayFail: isTranslated });

      test(`what was typed before the script arrived stays, and is kept${isTranslated ? ', where the browser has translated the page meanwhile' : ''}`, async ({
        contact,
        page,
      }) => {
        const arrived = Promise.withResolvers<void>();
        await page.route('**/assets/form-*.js', async (route) => {
          await arrived.promise;
          await route.continue();
        });
        await page.goto(linkTo(`sujet=${chosenSubject}`, `secteur=${sector?.id}`), { waitUntil: 'commit' });
        await contact.fillIn([lineName]);
        await contact.field('subject').selectOption(otherSubject);
        await contact.fillIn([textName]);
        await expect(contact.submit).toBeDisabled();
        if (isTranslated) await translate(page);
        arrived.resolve();
        await expect(contact.submit).toBeEnabled();
        const typed = { [lineName]: filled[lineName], [textName]: filled[textName] };
        const expected = { ...empty, ...typed, subject: otherSubject };
        expect(await contact.held()).toEqual({ ...expected, ...(sector && { sector: sector.value }) });
        await expect(contact.field(textName)).toBeFocused();
        await contact.open();
        expect(await contact.held()).toEqual(expected);
      });
    });
  }

  const asking = pages.find(({ blocks }) =>
    blocks.some((block) => block.type === 'shelves' && block.ask !== undefined),
  );
  withSome('page of guides', asking, ({ path: guides }) => {
    test('a guide asked for on another page is what the request is about, whatever message waits, and is confirmed', async ({
      contact,
      page,
    }) => {
      await contact.open();
      await contact.fillIn();
      await page.goto(guides);
      const link = page.locator('main a[href*="demande="]').last();
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '', 'https://www.example.fr');
      const { text: guide = 'none', fields: brought = {} } =
        topicsOf('demande').find(({ query }) => query === `demande=${searchParams.get('demande')}`) ?? {};
      await link.click();
      await expect(contact.topic).toContainText(guide);
      expect(await contact.faults()).toEqual([]);
      const chosenByLink = searchParams.get('sujet') ?? brought['subject'];
      expect(await contact.held()).toEqual({ ...filled, subject: chosenByLink ?? chosenSubject, topic: guide });
      // It stays with the message, under an address that names nothing; what the link has chosen does not.
      await contact.field(lineName).fill('Ada');
      await contact.open();
      const subject = chosenByLink === undefined ? chosenSubject : '';
      expect(await contact.held()).toEqual({ ...filled, subject, [lineName]: 'Ada', topic: guide });
      await contact.fillIn(['subject']);
      await contact.submit.click();
      await expect(contact.dialog).toContainText(topicStart + guide);
      expect(await contact.held()).toEqual(empty);
      await expect(contact.topic).toHaveCount(0);
    });
  });

  test('what a request is about can be removed, with the keyboard, and stays away', async ({ contact, page }) => {
    const told = (described.links ?? []).flatMap(({ parameter, details = {} }) =>
      Object.entries(details).flatMap(([id, { items }]) => (items === undefined ? [] : [{ parameter, id, items }])),
    );
    const link = told.at(-1);
    await contact.open(linkTo(link === undefined ? (first?.query ?? '') : `${link.parameter}=${link.id}`));
    // What it brings is said with its content; its price only until the last day of an offer.
    await expect(contact.topic).toContainText(link?.items ?? first?.text ?? '');
    await contact.fillIn([textName]);
    await contact.topic.getByRole('button', { name: texts?.remove ?? '' }).press('Enter');
    await expect(contact.topic).toHaveCount(0);
    await expect(contact.field(firstName)).toBeFocused();
    await expect(page).toHaveURL(path);
    await page.reload();
    await expect(contact.submit).toBeEnabled();
    expect(await contact.held()).toMatchObject({ [textName]: filled[textName], topic: '' });
    await contact.fillIn(required);
    await contact.send();
    await expect(contact.dialog).not.toContainText(topicStart);
  });
});
