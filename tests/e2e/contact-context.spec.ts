import fc from 'fast-check';
import { answerPieces } from '../../src/forms/answer.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import {
  chosenSubject,
  dialog,
  empty,
  field,
  fieldNames,
  fill,
  filled,
  form,
  forms,
  held,
  lineName,
  notice,
  open,
  otherSubject,
  required,
  sectors,
  submit,
  textName,
  topic,
  topics,
  topicsOf,
  watchErrors,
  whole,
  writtenNames,
} from './contact-form-page.ts';
import { expect, test } from './neutral-site.ts';
import { linkedRows, withForm } from './forms.ts';
import { pages, plainPath, withSome } from './site.ts';

test.beforeEach(watchErrors);

const [firstName = ''] = fieldNames;
const [first, second = first] = topics;
const third = topics.at(-1);
const sector = sectors[0];

withForm('contact', ({ path, form: described }) => {
  const { hints = [], topic: texts, confirmation } = described;
  /** What announces the topic in the confirmation. */
  const topicStart = confirmation.topic?.split('{')[0] ?? 'none';
  /** The form's address with a query. */
  const linkTo = (...query: string[]) => `${path}?${query.join('&')}`;

  test.describe('what was typed', () => {
    test('survives a reload, a mistaken back navigation and a later visit, and the start-up clean-up', async ({
      page,
    }) => {
      await page.goto(plainPath);
      await open(page);
      await fill(page);
      await page.reload();
      await expect.poll(() => held(page)).toEqual(whole);
      await page.goBack();
      await page.goForward();
      await expect.poll(() => held(page)).toEqual(whole);
      // A fresh visit: nothing is left for the browser to put back.
      await page.goto(plainPath);
      await open(page);
      await expect.poll(() => held(page)).toEqual(whole);
      const hint = hints.find(({ field: name, values }) => name === 'subject' && values.includes(chosenSubject));
      if (hint !== undefined) await expect(form(page).locator(`[data-hint=${hint.id}]`)).toBeVisible();
      await field(page, lineName).fill('');
      await open(page);
      expect(await held(page)).toEqual({ ...whole, [lineName]: '' });
    });

    test('survives the start-up clean-up though it speaks of credentials', async ({ page }) => {
      const message =
        'Le mot de passe (password), la clé API (api key) et le jeton de session (session token) : où sont-ils ?';
      await open(page);
      await fill(page, [lineName]);
      await field(page, textName).fill(message);
      const kept = { ...empty, [lineName]: filled[lineName], [textName]: message };
      await page.reload();
      await expect.poll(() => held(page)).toEqual(kept);
      // A fresh visit: nothing is left for the browser to put back.
      await page.goto(plainPath);
      await open(page);
      await expect.poll(() => held(page)).toEqual(kept);
    });

    test('is said to be back, and is cleared on demand, with the keyboard', async ({ page }) => {
      await open(page);
      await expect(notice(page)).toHaveText('');
      await fill(page, [lineName, textName]);
      await expect(notice(page)).toHaveText('');
      await page.goto(plainPath);
      await open(page);
      await expect(notice(page)).toHaveText(forms.draft.restored);
      expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
      const clear = page.getByRole('button', { name: forms.draft.clear });
      await clear.focus();
      await page.keyboard.press('Enter');
      await expect(notice(page)).toHaveText(forms.draft.cleared);
      await expect(notice(page)).toBeFocused();
      await expect(clear).toHaveCount(0);
      expect(await held(page)).toEqual(empty);
      await page.keyboard.press('Tab');
      await expect(field(page, firstName)).toBeFocused();
      await page.reload();
      await expect(submit(page)).toBeEnabled();
      expect(await held(page)).toEqual(empty);
      await expect(notice(page)).toHaveText('');
    });

    withSome(
      'topic and sector that a link can name',
      first && second && third && sector && { first, second, third, sector },
      (link) => {
        test('stays under a link that is followed later, whose context fills in the rest', async ({ page }) => {
          await open(page, linkTo(`sujet=${chosenSubject}`, link.first.query));
          await fill(page, [lineName]);
          await field(page, 'subject').selectOption('');
          await open(page, linkTo(`sujet=${otherSubject}`, link.second.query, `secteur=${link.sector.id}`));
          const asked = { subject: otherSubject, sector: link.sector.value, topic: link.second.text };
          const named = { ...empty, [lineName]: filled[lineName] };
          expect(await held(page)).toEqual({ ...named, ...asked });
          await expect(notice(page)).toHaveText(forms.draft.restored);

          await fill(page, [textName]);
          await open(page, linkTo(`sujet=${chosenSubject}`, link.first.query));
          const pack = { subject: chosenSubject, topic: link.first.text };
          const own = { ...named, [textName]: filled[textName], ...pack };
          expect(await held(page)).toEqual(own);
          await expect(topic(page).getByRole('paragraph')).toContainText(link.first.text);
          await page.reload();
          await expect(notice(page)).toHaveText(forms.draft.restored);
          expect(await held(page)).toEqual(own);

          await open(page, linkTo(`sujet=${chosenSubject}`, link.third.query));
          await page.getByRole('button', { name: forms.draft.clear }).click();
          expect(await held(page)).toEqual({ ...empty, subject: chosenSubject, topic: link.third.text });
        });
      },
    );

    test('is the latest on every way back, not what a page once held', async ({ page }) => {
      await open(page, linkTo(first?.query ?? ''));
      await field(page, lineName).fill('Ada');
      await open(page, linkTo(third?.query ?? ''));
      await field(page, lineName).fill('Grace');
      await page.goBack();
      await expect(submit(page)).toBeEnabled();
      await expect(field(page, lineName)).toHaveValue('Grace');
      await page.goForward();
      await expect(submit(page)).toBeEnabled();
      await expect(field(page, lineName)).toHaveValue('Grace');
    });

    test('is never lost on random walks between links, reloads and ways back', async ({ page }) => {
      const links = ['', `?sujet=${otherSubject}`, ...topics.map(({ query }) => `?sujet=${chosenSubject}&${query}`)];
      const step = fc.oneof(
        fc.record({ name: fc.constantFrom(...writtenNames), value: fc.string({ minLength: 1 }) }),
        fc.record({ go: fc.constantFrom('reload', 'back', ...links) }),
      );
      // What a step does to a draft is walked 500 times without a browser (tests/unit/form-walks.test.ts): here, that pages do the same.
      const steps = fc.sample(step, 20);
      const written: Record<string, string> = {};
      await open(page);
      for (const next of steps) {
        if ('name' in next) {
          await field(page, next.name).fill(next.value);
          written[next.name] = next.value;
        } else if (next.go === 'reload') await page.reload();
        else if (next.go === 'back') await page.goBack();
        else await page.goto(`${path}${next.go}`);
        // A way back may lead out of the form.
        if (new URL(page.url()).pathname !== path) await page.goto(path);
        await expect(submit(page)).toBeEnabled();
        expect(await held(page), JSON.stringify(steps)).toMatchObject(written);
      }
    });

    test('before the script arrived stays, and is kept', async ({ page }) => {
      const arrived = Promise.withResolvers<void>();
      await page.route('**/assets/form-*.js', async (route) => {
        await arrived.promise;
        await route.continue();
      });
      await page.goto(linkTo(`sujet=${chosenSubject}`, `secteur=${sector?.id}`), { waitUntil: 'commit' });
      await fill(page, [lineName]);
      await field(page, 'subject').selectOption(otherSubject);
      await fill(page, [textName]);
      await expect(submit(page)).toBeDisabled();
      arrived.resolve();
      await expect(submit(page)).toBeEnabled();
      const typed = { [lineName]: filled[lineName], [textName]: filled[textName] };
      const expected = { ...empty, ...typed, subject: otherSubject };
      expect(await held(page)).toEqual({ ...expected, ...(sector && { sector: sector.value }) });
      await open(page);
      expect(await held(page)).toEqual(expected);
    });

    test('is not lost when storage is disabled', async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('disabled', 'SecurityError');
            },
          });
      });
      await open(page);
      await fill(page);
      await submit(page).click();
      await expect(dialog(page)).toBeVisible();
      for (const { name = '' } of answerPieces(confirmation.title))
        await expect(dialog(page)).toContainText(filled[name] ?? '');
    });
  });

  test('an address brings its context: subject, sector, and what the request is about', async ({ page }) => {
    for (const { id, value } of sectors.slice(0, 2)) {
      await open(page, linkTo(`sujet=${otherSubject}`, `secteur=${id}`));
      expect(await held(page)).toEqual({ ...empty, subject: otherSubject, sector: value });
    }
    for (const pack of topicsOf('pack').slice(0, 1)) {
      for (const useCase of topicsOf('cas').slice(0, 1)) {
        await open(page, linkTo(pack.query, useCase.query));
        const named = topics.filter(({ text }) => [pack.text, useCase.text].includes(text)).map(({ text }) => text);
        expect(await held(page)).toEqual({ ...empty, topic: named.join(' · ') });
      }
    }
    // What a parameter fills in by itself: a kind of demonstration says that the demonstration is the subject.
    for (const { id, fields } of linkedRows(described, 'type').slice(0, 1)) {
      await open(page, linkTo(`type=${id}`));
      expect(await held(page)).toEqual({ ...empty, ...fields });
    }
    await open(page, linkTo('sujet=nothing', 'secteur=moon', 'cas=__proto__', 'demande=constructor', 'type='));
    expect(await held(page)).toEqual(empty);
  });

  const asking = pages.find(({ blocks }) =>
    blocks.some((block) => block.type === 'shelves' && block.ask !== undefined),
  );
  withSome('page of guides', asking, ({ path: guides }) => {
    test('a guide asked for on another page is what the request is about, whatever message waits, and is confirmed', async ({
      page,
    }) => {
      await open(page);
      await fill(page);
      await page.goto(guides);
      const link = page.locator('main a[href*="demande="]').last();
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '', 'https://www.example.fr');
      const guide =
        topicsOf('demande').find(({ query }) => query === `demande=${searchParams.get('demande')}`)?.text ?? 'none';
      await link.click();
      await expect(topic(page)).toContainText(guide);
      expect(await accessibilityFaults(page, { within: '[data-island=form]' })).toEqual([]);
      const subject = searchParams.get('sujet') ?? chosenSubject;
      expect(await held(page)).toEqual({ ...filled, subject, topic: guide });
      // It stays with the message, under an address that names nothing.
      await field(page, lineName).fill('Ada');
      await open(page);
      expect(await held(page)).toEqual({ ...filled, subject, [lineName]: 'Ada', topic: guide });
      await submit(page).click();
      await expect(dialog(page)).toContainText(topicStart + guide);
      expect(await held(page)).toEqual(empty);
      await expect(topic(page)).toHaveCount(0);
    });
  });

  test('what a request is about can be removed, with the keyboard, and stays away', async ({ page }) => {
    await open(page, linkTo(first?.query ?? ''));
    await fill(page, [textName]);
    await topic(page)
      .getByRole('button', { name: texts?.remove ?? '' })
      .focus();
    await page.keyboard.press('Enter');
    await expect(topic(page)).toHaveCount(0);
    await expect(field(page, firstName)).toBeFocused();
    await page.reload();
    await expect(submit(page)).toBeEnabled();
    expect(await held(page)).toMatchObject({ [textName]: filled[textName], topic: '' });
    await fill(page, required);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).not.toContainText(topicStart);
  });
});
