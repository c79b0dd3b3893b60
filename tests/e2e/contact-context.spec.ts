import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import {
  dialog,
  empty,
  field,
  fill,
  filled,
  form,
  forms,
  held,
  notice,
  open,
  required,
  submit,
  topic,
  watchErrors,
  whole,
} from './contact-form-page.ts';

test.beforeEach(watchErrors);

test.describe('what was typed', () => {
  test('survives a reload, a mistaken back navigation and a later visit, and the start-up clean-up', async ({
    page,
  }) => {
    await page.goto('/about');
    await open(page);
    await fill(page);
    await page.reload();
    await expect.poll(() => held(page)).toEqual(whole);
    await page.goBack();
    await page.goForward();
    await expect.poll(() => held(page)).toEqual(whole);
    // A fresh visit: nothing is left for the browser to put back.
    await page.goto('/about');
    await open(page);
    await expect.poll(() => held(page)).toEqual(whole);
    await expect(form(page).locator('[data-hint=compliance]')).toBeVisible();
    await field(page, 'phone').fill('');
    await open(page, '/contact');
    expect(await held(page)).toEqual({ ...whole, phone: '' });
  });

  test('survives the start-up clean-up though it speaks of credentials', { tag: '@desktop' }, async ({ page }) => {
    const message =
      'Le mot de passe (password), la clé API (api key) et le jeton de session (session token) : où sont-ils ?';
    await open(page);
    await fill(page, ['name']);
    await field(page, 'message').fill(message);
    const kept = { ...empty, name: filled.name, message };
    await page.reload();
    await expect.poll(() => held(page)).toEqual(kept);
    // A fresh visit: nothing is left for the browser to put back.
    await page.goto('/about');
    await open(page);
    await expect.poll(() => held(page)).toEqual(kept);
  });

  test('is said to be back, and is cleared on demand, with the keyboard', async ({ page }) => {
    await open(page);
    await expect(notice(page)).toHaveText('');
    await fill(page, ['name', 'message']);
    await expect(notice(page)).toHaveText('');
    await page.goto('/about');
    await open(page);
    await expect(notice(page)).toHaveText(forms.draft.restored);
    expect(await accessibilityFaults(page, { within: '[data-island=contact-form]' })).toEqual([]);
    const clear = page.getByRole('button', { name: forms.draft.clear });
    await clear.focus();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toHaveText(forms.draft.cleared);
    await expect(notice(page)).toBeFocused();
    await expect(clear).toHaveCount(0);
    expect(await held(page)).toEqual(empty);
    await page.keyboard.press('Tab');
    await expect(field(page, 'name')).toBeFocused();
    await page.reload();
    await expect(submit(page)).toBeEnabled();
    expect(await held(page)).toEqual(empty);
    await expect(notice(page)).toHaveText('');
  });

  test('stays under a link that is followed later, whose context fills in the rest', async ({ page }) => {
    await open(page, '/contact?sujet=deployment&pack=business');
    await field(page, 'name').fill(filled.name);
    await field(page, 'subject').selectOption('other');
    await open(page, '/contact?sujet=technical&technologie=n8n&secteur=retail');
    const asked = { subject: 'technical', sector: 'Retail & E-commerce', topic: 'Technologie\u00A0: n8n' };
    expect(await held(page)).toEqual({ ...empty, name: filled.name, ...asked });
    await expect(notice(page)).toHaveText(forms.draft.restored);

    await field(page, 'message').fill(filled.message);
    await open(page, '/contact?sujet=deployment&pack=business');
    const pack = { subject: 'deployment', topic: 'Pack\u00A0: Business' };
    const own = { ...empty, name: filled.name, message: filled.message, ...pack };
    expect(await held(page)).toEqual(own);
    await expect(topic(page)).toContainText(/^Votre demande porte sur\s+Pack\s: Business/);
    await page.reload();
    await expect(notice(page)).toHaveText(forms.draft.restored);
    expect(await held(page)).toEqual(own);

    await open(page, '/contact?sujet=deployment&pack=starter');
    await page.getByRole('button', { name: forms.draft.clear }).click();
    expect(await held(page)).toEqual({ ...empty, subject: 'deployment', topic: 'Pack\u00A0: Starter' });
  });

  test('is the latest on every way back, not what a page once held', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/contact?pack=starter');
    await field(page, 'name').fill('Ada');
    await open(page, '/contact?pack=business');
    await field(page, 'name').fill('Grace');
    await page.goBack();
    await expect(submit(page)).toBeEnabled();
    await expect(field(page, 'name')).toHaveValue('Grace');
    await page.goForward();
    await expect(submit(page)).toBeEnabled();
    await expect(field(page, 'name')).toHaveValue('Grace');
  });

  test('is never lost on random walks between links, reloads and ways back', { tag: '@desktop' }, async ({ page }) => {
    const links = [
      '',
      '?sujet=training',
      '?pack=business&sujet=deployment',
      '?technologie=n8n',
      '?secteur=retail&modele=retail',
      '?demande=audit-gratuit',
    ];
    const step = fc.oneof(
      fc.record({ name: fc.constantFrom('name', 'message', 'specificGoals'), value: fc.string({ minLength: 1 }) }),
      fc.record({ go: fc.constantFrom('reload', 'back', ...links) }),
    );
    const steps = fc.sample(step, 40);
    const written: Record<string, string> = {};
    await open(page);
    for (const next of steps) {
      if ('name' in next) {
        await field(page, next.name).fill(next.value);
        written[next.name] = next.value;
      } else if (next.go === 'reload') await page.reload();
      else if (next.go === 'back') await page.goBack();
      else await page.goto(`/contact${next.go}`);
      // A way back may lead out of the form.
      if (!page.url().includes('/contact')) await page.goto('/contact');
      await expect(submit(page)).toBeEnabled();
      expect(await held(page), JSON.stringify(steps)).toMatchObject(written);
    }
  });

  test('before the script arrived stays, and is kept', async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route('**/assets/contact-form-*.js', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto('/contact?sujet=training&secteur=retail', { waitUntil: 'commit' });
    await field(page, 'name').fill(filled.name);
    await field(page, 'subject').selectOption('other');
    await field(page, 'message').fill(filled.message);
    await expect(submit(page)).toBeDisabled();
    arrived.resolve();
    await expect(submit(page)).toBeEnabled();
    const expected = { ...empty, name: filled.name, subject: 'other', message: filled.message };
    expect(await held(page)).toEqual({ ...expected, sector: 'Retail & E-commerce' });
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
    await expect(dialog(page)).toContainText(filled.company);
  });
});

test('an address brings its context: subject, sector, and what the request is about', async ({ page }) => {
  await open(page, '/contact?sujet=deployment&secteur=finance');
  expect(await held(page)).toEqual({ ...empty, subject: 'deployment', sector: 'Finance & Banque' });
  await open(page, '/contact?type=technical&cas=fraud-detection');
  expect(await held(page)).toEqual({
    ...empty,
    subject: 'demo',
    topic: 'Formule de démonstration\u00A0: Technique · Cas d’usage\u00A0: Détection de fraude',
  });
  await open(page, '/contact?sujet=nothing&secteur=moon&cas=__proto__&demande=constructor&type=');
  expect(await held(page)).toEqual(empty);
});

test('a guide asked for on another page is what the request is about, whatever message waits, and is confirmed', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await page.goto('/resources/docs');
  await page.locator('main a[href*="demande=documentation-technique"]').first().click();
  const guide = 'Documentation technique complète';
  await expect(topic(page)).toContainText(guide);
  expect(await accessibilityFaults(page, { within: '[data-island=contact-form]' })).toEqual([]);
  expect(await held(page)).toEqual({ ...filled, topic: guide });
  // It stays with the message, under an address that names nothing.
  await field(page, 'phone').fill('');
  await open(page);
  expect(await held(page)).toEqual({ ...filled, phone: '', topic: guide });
  await submit(page).click();
  await expect(dialog(page)).toContainText(`Elle porte sur\u00A0: ${guide}`);
  expect(await held(page)).toEqual(empty);
  await expect(topic(page)).toHaveCount(0);
});

test('what a request is about can be removed, with the keyboard, and stays away', async ({ page }) => {
  await open(page, '/contact?demande=documentation-technique');
  await field(page, 'message').fill(filled.message);
  await topic(page).getByRole('button', { name: 'Retirer' }).focus();
  await page.keyboard.press('Enter');
  await expect(topic(page)).toHaveCount(0);
  await expect(field(page, 'name')).toBeFocused();
  await page.reload();
  await expect(submit(page)).toBeEnabled();
  expect(await held(page)).toEqual({ ...empty, message: filled.message });
  await fill(page, required);
  await submit(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page)).not.toContainText('Elle porte sur');
});
