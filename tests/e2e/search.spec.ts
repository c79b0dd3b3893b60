import { expect, test, type Page } from 'playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un guide ou une page' });
const results = (page: Page) => page.getByRole('search').getByRole('listitem').getByRole('link');
const status = (page: Page) => page.getByRole('search').getByRole('status');

test('results come while typing, whatever the accents and the typing slips, with their kind and their words marked', async ({
  page,
}) => {
  await page.goto('/documentation');
  await field(page).fill('OLAMA');
  await expect(results(page).first()).toContainText('Technologie');
  await expect(results(page).first().locator('mark').first()).toHaveText('Ollama');
  await expect(status(page)).toHaveText(/^\d+ (premiers )?résultats approchants pour «\u202FOLAMA\u202F»$/);
  await field(page).fill('l’ecosysteme');
  await expect(results(page).first()).toContainText('L’écosystème');
  await results(page).first().click();
  await expect(page).toHaveURL('/ecosystem');
});

test('a guide leads to a contact request for it', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/resources/docs');
  await field(page).fill('sauvegarde');
  await expect(results(page).first()).toContainText('Sauvegarder et restaurer');
  await expect(results(page).first()).toContainText('Guide sur demande');
  await expect(results(page).first()).toHaveAttribute('href', '/contact?demande=sauvegarde#message');
});

test('the keyboard alone goes through the results, opens one and closes the list', async ({ page }) => {
  await page.goto('/documentation');
  await field(page).focus();
  await page.keyboard.type('rgpd');
  await expect(results(page).nth(1)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(results(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('rgpd');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact?demande=dossier-rgpd#message');
});

test('a search that finds nothing says so, and what to do', async ({ page }) => {
  await page.goto('/documentation');
  await field(page).fill('zzzzqq');
  await expect(status(page)).toHaveText('Aucun résultat pour «\u202Fzzzzqq\u202F»');
  await expect(page.getByRole('search').getByRole('link', { name: 'Demander un guide' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await field(page).fill('');
  await expect(status(page)).toHaveText('');
  await expect(page.getByRole('search').getByRole('link')).toHaveCount(0);
});

test('the count is announced once for a word, not once for a letter', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/documentation');
  await status(page).evaluate((region) => {
    const said: string[] = [];
    new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
    Object.assign(globalThis, { said });
  });
  await field(page).pressSequentially('audit', { delay: 30 });
  await expect(status(page)).toContainText('audit');
  expect(await page.evaluate(() => (globalThis as { said?: string[] }).said)).toHaveLength(1);
});

test('the address holds the search: it can be shared, and is there again on the way back', async ({ page }) => {
  await page.goto('/documentation');
  await field(page).fill('caddy');
  await results(page).first().click();
  await expect(page).toHaveURL('/services/caddy');
  await page.goBack();
  await expect(page).toHaveURL('/documentation?recherche=caddy');
  await expect(field(page)).toHaveValue('caddy');
  await expect(results(page).first()).toContainText('Caddy');
  // Safari resets the field of a page that comes back from its cache.
  await field(page).evaluate((input: HTMLInputElement) => input.form?.reset());
  await expect(field(page)).toHaveValue('caddy');
  await page.goto('/resources/docs?recherche=%C5%93uvre&autre=1');
  await expect(field(page)).toHaveValue('œuvre');
  await expect(results(page).first()).toBeVisible();
});

test('the button leads to the first result, and keeps the visitor in the box when there is none', async ({ page }) => {
  await page.goto('/documentation');
  await field(page).fill('caddy');
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(results(page).first()).toBeFocused();
  await expect(results(page).first()).toBeInViewport();
  await expect(page).toHaveURL('/documentation?recherche=caddy');
  for (const query of ['zzzzqq', '']) {
    await field(page).fill(query);
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
    await expect(field(page)).toBeFocused();
  }
  await expect(page.getByRole('button', { name: 'Voir les guides' })).toHaveCount(0);
});

test('markup in a search is text', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/documentation?recherche=${encodeURIComponent('<img src=x onerror=alert(1)> zzzz')}`);
  await expect(status(page)).toContainText('<img src=x onerror=alert(1)> zzzz');
  await expect(page.getByRole('search').locator('img')).toHaveCount(0);
});

test('the library and the index are loaded when the box is used, not before', { tag: '@desktop' }, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/documentation', { waitUntil: 'networkidle' });
  const isSearch = (file: string) => /search/.test(file);
  expect(files.filter(isSearch)).toEqual([]);
  await field(page).focus();
  await expect
    .poll(() => files.filter(isSearch))
    .toEqual([expect.stringMatching(/^\/assets\/.*\.js$/), '/search-index.json']);
});

test(
  'a visitor who is in the box before its script is waits for nothing more',
  { tag: '@desktop' },
  async ({ page }) => {
    let arrive = () => {};
    const isWanted = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/documentation-hero-*.js', async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.goto('/documentation');
    await field(page).focus();
    const index = page.waitForRequest('**/search-index.json');
    arrive();
    await index;
  },
);

for (const file of ['**/assets/load-search-*.js', '**/search-index.json']) {
  test(
    `without ${file} the box says what to do, and still leads to the guides`,
    { tag: '@desktop' },
    async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.route(file, (route) => route.abort());
      await page.goto('/documentation');
      await field(page).fill('caddy');
      await expect(page.getByRole('alert').filter({ hasText: 'La recherche n’a pas pu se charger' })).toBeVisible();
      await page.getByRole('button', { name: 'Voir les guides' }).click();
      await expect(page).toHaveURL('/documentation#guides');
      await page.goto('/documentation');
      await field(page).fill('caddy');
      await expect(page.getByRole('alert').filter({ hasText: 'La recherche n’a pas pu se charger' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/documentation#guides');
      expect(errors).toEqual([]);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box leads to the list of guides and leaves the address clean', async ({ page }) => {
    await page.goto('/documentation');
    await expect(page.getByRole('search')).toContainText('utilisez la recherche de votre navigateur');
    await field(page).fill('sauvegarde');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/documentation\??#guides$/);
    await expect(page.getByRole('heading', { name: 'Sauvegarder et restaurer' })).toBeVisible();
  });
});
