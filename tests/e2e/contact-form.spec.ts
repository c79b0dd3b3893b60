import { expect, test } from 'playwright/test';
import { settings } from '../../src/generated/site.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import {
  dialog,
  empty,
  field,
  fieldNames,
  fill,
  filled,
  form,
  forms,
  held,
  open,
  required,
  submit,
  topic,
  watchErrors,
  whole,
} from './contact-form-page.ts';

test.beforeEach(watchErrors);

test('has the fourteen fields of the requirements, six of them required, checked by the browser alone', async ({
  page,
}) => {
  await open(page);
  const controls = await form(page)
    .locator('input:not([name=reference], [hidden]), select, textarea')
    .evaluateAll((all) =>
      all.map((element) => {
        const { name, type, required: isRequired } = element as HTMLInputElement;
        return [name, type, isRequired];
      }),
    );
  expect(controls.map(([name]) => name)).toEqual(fieldNames);
  expect(controls.filter(([, , isRequired]) => isRequired).map(([name]) => name)).toEqual([...required]);
  expect(controls).toContainEqual(['email', 'email', true]);
  expect(controls).toContainEqual(['phone', 'tel', false]);
  await expect(form(page)).not.toHaveAttribute('novalidate');
  await expect(form(page)).toContainText(forms.privacy.notSent);
  await submit(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});

test('is accessible while the browser shows what is missing', async ({ page }) => {
  await open(page);
  await fill(page);
  await field(page, 'email').fill('zoe');
  await field(page, 'message').fill('');
  await submit(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(form(page).locator(':user-invalid:not(fieldset)')).toHaveCount(2);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('filled in by keyboard only: confirmation with every element, focus in and back, then all fields empty, no request', async ({
  page,
}) => {
  const requests: string[] = [];
  await open(page);
  page.on('request', (request) => requests.push(request.url()));
  await field(page, 'name').focus();
  for (const [index, [name, value]] of Object.entries(filled).entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await expect(field(page, name)).toBeFocused();
    if (name === 'phone') continue;
    const isList = await field(page, name).evaluate((element) => element instanceof HTMLSelectElement);
    // Typing the start of a choice takes it. A space would open the list, and accents need a key of their own.
    if (isList) await page.keyboard.type(name === 'subject' ? 'Conf' : (/^\w+/.exec(value)?.[0] ?? ''), { delay: 5 });
    else for (const line of value.split(/(?=\n)/)) await page.keyboard.insertText(line);
  }
  expect(await held(page)).toEqual({ ...whole, phone: '' });
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByRole('heading', { name: `Merci, ${filled.name}` })).toBeFocused();
  for (const part of [
    'Conformité',
    filled.company,
    filled.sector,
    /Immédiat \(<\s1\smois\)/,
    filled.priority,
    /5\sminutes.*e-mail/,
    /spécialiste.*4\sh\souvrées/,
    /rendez-vous/,
    'Visioconférence',
    forms.privacy.nothingSent,
  ])
    await expect(dialog(page)).toContainText(part);
  await expect(dialog(page).getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '/documentation');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await held(page)).toEqual(empty);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(submit(page)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('draft-contact'))).toBeNull();
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('what was not chosen is said in the confirmation: Email, and no timeline nor priority', async ({ page }) => {
  await open(page);
  await expect(field(page, 'preferredContact')).toHaveValue('');
  await fill(page, required);
  await submit(page).click();
  await expect(dialog(page)).toContainText(/Contact préféré\s: Email/);
  await expect(dialog(page).getByText('Non précisée')).toHaveCount(2);
  // The dialog is longer than the screen of a telephone; its button and its link are whole all the same.
  for (const part of [dialog(page).getByRole('button'), dialog(page).getByRole('link')]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  await dialog(page).getByRole('button', { name: forms.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page, 'preferredContact')).toHaveValue('');
});

test('hints and the description of the subject follow the choices, and are announced once', async ({ page }) => {
  await open(page);
  const said = form(page).getByRole('status');
  await expect(said).toHaveText('');
  await field(page, 'priority').selectOption('Très urgent');
  await expect(said).toHaveText(/^Priorité maximale.*1\sh\souvrée\.$/);
  await field(page, 'priority').selectOption('Urgent');
  await expect(said).toHaveText(/2\sh\souvrées.*contacts URGENT/);
  await field(page, 'priority').selectOption('Normal');
  await expect(said).toHaveText('');
  for (const subject of ['demo', 'compliance', 'technical']) {
    await field(page, 'subject').selectOption(subject);
    await expect(form(page).locator(`[data-hint=${subject}]`)).toBeVisible();
    await expect(form(page).locator('[data-hint]')).toHaveCount(1);
  }
  await expect(field(page, 'subject')).toHaveAccessibleDescription(/Une erreur, une limite/);
  await field(page, 'subject').selectOption('other');
  for (const sector of ['Finance & Banque', 'Santé & Pharmaceutique', 'Secteur Public']) {
    await field(page, 'sector').selectOption(sector);
    await expect(said).toHaveText(/^Secteur réglementé.*expert en conformité/);
  }
  await field(page, 'sector').selectOption('Autre');
  await expect(form(page).locator('[data-hint]')).toHaveCount(0);
});

test('the audit beside the form asks for itself', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Demander l’audit' }).click();
  await expect(topic(page)).toContainText('Audit gratuit');
  await expect(form(page)).toBeInViewport();
});

test('goes on working when a translator has replaced every text of the page', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ parentElement }) => parentElement?.localName !== 'option')) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data.toUpperCase());
    }
  });
  await fill(page);
  await field(page, 'subject').selectOption('other');
  await expect(form(page).locator('[data-hint=compliance]')).toHaveCount(0);
  await submit(page).click();
  await expect(dialog(page)).toContainText(filled.company);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('when its script does not arrive, the form says what to do and leads nowhere', async ({ page }) => {
  await page.route('**/assets/contact-form-*.js', (route) => route.abort());
  await page.goto('/contact');
  await expect(page.getByRole('alert').filter({ hasText: 'Rechargez la page' })).toBeVisible();
  await field(page, 'name').fill('Ada');
  await field(page, 'name').press('Enter');
  await expect(submit(page)).toBeDisabled();
  await expect(page).toHaveURL('/contact');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the mail address stands above the form, and nothing typed reaches the address bar', async ({ page }) => {
    await page.goto('/contact');
    const note = page.locator('noscript p').filter({ hasText: forms.noScript });
    await expect(note.locator(`a[href="mailto:${settings.contact.email}"]`)).toBeVisible();
    await field(page, 'name').fill('Ada');
    await field(page, 'name').press('Enter');
    await expect(submit(page)).toBeDisabled();
    await expect(page).toHaveURL('/contact');
  });
});
