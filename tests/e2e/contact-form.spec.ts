import fc from 'fast-check';
import { expect, test, type Page } from 'playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { settings } from '../../src/generated/site.ts';
import { openAlive } from './open-alive.ts';
import { startConfiguredSite } from './configured-site.ts';
import { startReceiver, status, type Receiver } from './receiver.ts';

const { forms } = settings;

/** A whole request, field by field, under the documented names. */
const filled = {
  name: 'Zoë « l’Ingénieure » O’Brien & fils',
  company: 'Mutuelle <du> Rhône',
  email: 'zoe@example.fr',
  phone: '+33 1 99 00 12 12',
  sector: 'Santé & Pharmaceutique',
  companySize: 'ETI (250-4999)',
  subject: 'compliance',
  message: 'Ligne 1\nLigne 2 👩🏽‍⚕️ "a=b&c=d+e%20"\n\n€',
  priority: 'Urgent',
  preferredContact: 'Visioconférence',
  budget: '50k€ - 100k€',
  timeline: 'Immédiat (< 1 mois)',
  currentChallenge: 'Le nuage public est refusé.\nDeux fois.',
  specificGoals: 'Un pilote en mars',
};
const required = ['name', 'company', 'email', 'sector', 'subject', 'message'] as const;
const fieldNames = Object.keys(filled);
/** What no link asked for. */
const noTopic = { topic: '' };
const whole = { ...filled, ...noTopic };
const empty = { ...Object.fromEntries(fieldNames.map((name) => [name, ''])), ...noTopic };

const form = (page: Page) => page.locator('[data-island=contact-form] form').first();
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
/** What is said of a draft, above the form. */
/** What the request is about, as a link said. */
const topic = (page: Page) => form(page).locator('[data-topic]');
const notice = (page: Page) => page.locator('[data-island=contact-form] [role=status]').first();
const submit = (page: Page) => form(page).locator('[type=submit]');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Merci,/ });
const problem = (page: Page) => form(page).getByRole('alert');

async function open(page: Page, address = '/contact'): Promise<void> {
  await openAlive(page, address);
}

async function fill(page: Page, names: readonly string[] = fieldNames): Promise<void> {
  for (const [name, value] of Object.entries(filled).filter(([key]) => names.includes(key))) {
    const control = field(page, name);
    if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value);
    else await control.fill(value);
  }
}

function held(page: Page): Promise<Record<string, string>> {
  return form(page).evaluate((element: HTMLFormElement) => {
    const entries = [...new FormData(element)].map(([name, value]) => [name, String(value)]);
    return Object.fromEntries(entries.filter(([name]) => name !== 'reference'));
  });
}

test.beforeEach(({ page }) => {
  const expected = /Failed to load resource|net::ERR/;
  page.on('pageerror', (error) => expect.soft(error.message).toBe('no error'));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) expect.soft(message.text()).toBe('no error');
  });
});

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

// What travels does not depend on the screen: one project is enough.
test.describe('with an endpoint', { tag: '@desktop' }, () => {
  let receiver: Receiver;
  const stops: (() => void)[] = [];

  /** The contact page of a site that delivers to the receiver. */
  async function openDelivering(page: Page, siteUrl = '', changes: Partial<typeof quick> = {}): Promise<void> {
    const site = await startConfiguredSite(siteUrl, { delivery: receiver.url, ...quick, ...changes });
    stops.push(site.stop);
    await open(page, `${site.url}/contact`);
  }
  const quick = { timeoutMs: 1500, minimumFillMs: 0 };

  test.beforeEach(async () => {
    receiver = await startReceiver();
    stops.push(receiver.stop);
  });
  test.afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  test('an accepted request arrives whole, once, however often the button is pressed', async ({ page, baseURL }) => {
    receiver.answer = (response, request) => setTimeout(() => status(204)(response, request), 300);
    await openDelivering(page, baseURL);
    await expect(form(page)).toContainText(forms.privacy.sent);
    await fill(page);
    await submit(page).dblclick();
    await expect(submit(page)).toHaveText(forms.sending);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page)).not.toContainText(forms.privacy.nothingSent);
    const [request] = receiver.received;
    expect(request).toEqual({ form: 'contact', requestId: expect.stringMatching(/^[0-9a-f]{32}$/), ...whole });
    expect(receiver.received).toHaveLength(1);
    expect(await held(page)).toEqual(empty);
  });

  test('what a link asked for travels under a name of its own', async ({ page, baseURL }) => {
    receiver.answer = status(200);
    await openDelivering(page, baseURL);
    await open(page, page.url() + '?demande=audit-gratuit');
    await fill(page);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(receiver.received).toMatchObject([{ ...filled, topic: 'Audit gratuit' }]);
  });

  const troubles = [
    ['refused', status(422), forms.failures.refused],
    ['answered by an error', status(500), forms.failures.serverError],
    ['cut', (response) => void response.destroy(), forms.failures.cut],
    ['not answered in time', () => undefined, forms.failures.timeout],
  ] as const satisfies [string, Receiver['answer'], string][];

  for (const [trouble, answer, message] of troubles) {
    test(`a request that is ${trouble} keeps every field, says so, and goes through at the next try`, async ({
      page,
      baseURL,
    }) => {
      receiver.answer = answer;
      await openDelivering(page, baseURL);
      await fill(page);
      await submit(page).click();
      await expect(problem(page)).toContainText(message);
      await expect(problem(page)).toContainText(forms.failures.kept);
      await expect(dialog(page)).toHaveCount(0);
      expect(await held(page)).toEqual(whole);
      await expect(submit(page)).toBeFocused();
      await expect(submit(page)).toHaveText(forms.retry);
      if (trouble === 'refused') expect(await accessibilityFaults(page)).toEqual([]);
      receiver.answer = status(200);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeVisible();
      await expect(problem(page)).toHaveCount(0);
      const ids = receiver.received.map(({ requestId }) => requestId);
      expect(ids).toHaveLength(2);
      expect(new Set(ids).size).toBe(1);
    });
  }

  test('after a failure, a changed request is a new one', async ({ page, baseURL }) => {
    receiver.answer = status(500);
    await openDelivering(page, baseURL);
    await fill(page, required);
    await submit(page).click();
    await expect(problem(page)).toBeVisible();
    receiver.answer = status(200);
    await field(page, 'message').fill('Autre chose');
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(new Set(receiver.received.map(({ requestId }) => requestId)).size).toBe(2);
  });

  test('an answer after ten seconds confirms, and not before', async ({ page, baseURL }) => {
    receiver.answer = (response, request) => setTimeout(() => status(200)(response, request), 10_000);
    await openDelivering(page, baseURL, { timeoutMs: 30_000 });
    await fill(page, required);
    await submit(page).click();
    await expect(submit(page)).toHaveText(forms.sending);
    await expect(form(page).getByRole('status')).toHaveText(forms.sending);
    await new Promise((resolve) => setTimeout(resolve, 9000));
    await expect(dialog(page)).toHaveCount(0);
    await expect(dialog(page)).toBeVisible({ timeout: 5000 });
    expect(receiver.received).toHaveLength(1);
  });

  test('what a robot sends is stopped; a person who sends again gets through', async ({ page, baseURL }) => {
    await openDelivering(page, baseURL);
    await fill(page, required);
    await field(page, 'reference').evaluate((trap: HTMLInputElement) => (trap.value = 'https://spam.example'));
    await submit(page).click();
    await expect(problem(page)).toContainText(forms.stopped);
    expect(receiver.received).toEqual([]);
    await expect(field(page, 'message')).toHaveValue(filled.message);
    await expect(field(page, 'reference')).toHaveValue('');
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(receiver.received).toHaveLength(1);
  });

  test('what is sent faster than anyone types is stopped, until there was time to type it', async ({
    page,
    baseURL,
  }) => {
    await openDelivering(page, baseURL, { minimumFillMs: 4000 });
    await fill(page, required);
    await submit(page).click();
    await expect(problem(page)).toContainText(forms.stopped);
    expect(receiver.received).toEqual([]);
    await page.waitForFunction(() => performance.now() > 4000);
    await submit(page).click();
    await expect(dialog(page)).toBeVisible();
  });
});
