import type { Page } from 'playwright/test';
import { mostShown, searchAnswer } from '../../src/search/search-answer.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { commonWord, entries, search, slip } from './search-index.ts';
import { withBlock } from './site.ts';
import { expect, test } from './test.ts';

/** Nothing is found for it. */
const unknownWord = 'zzzzqq';
const withSearch = (path: string, query: string) => `${path}#${new URLSearchParams({ recherche: query }).toString()}`;
const firstHref = async (page: Page) => (await results(page).first().getAttribute('href')) ?? '';

const field = (page: Page) => page.getByRole('search').getByRole('searchbox');
const results = (page: Page) => page.getByRole('search').getByRole('listitem').getByRole('link');
const status = (page: Page) => page.getByRole('search').getByRole('status');

withBlock('search', ({ path, block: texts }) => {
  const target = `${path}#${texts.target}`;

  async function expectFound(page: Page, query: string): Promise<void> {
    const found = search(query);
    await expect(status(page)).toHaveText(searchAnswer(query, found, texts.answers));
    const shown = found.results.slice(0, mostShown);
    await expect(results(page)).toContainText(shown.map(({ title }) => title));
    await expect(results(page)).toContainText(shown.map(({ kind }) => kind));
  }

  test('results come while typing, whatever the accents and the typing slips, with their kind and their words marked', async ({
    page,
  }) => {
    await page.goto(path);
    if (slip !== undefined) {
      await field(page).fill(slip.typed);
      await expectFound(page, slip.typed);
      await expect(results(page).first().locator('mark').first()).toBeVisible();
    }
    const accented = entries.find(({ title }) => /\p{M}/u.test(title.normalize('NFD')))?.title ?? commonWord;
    const typed = accented.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    await field(page).fill(typed);
    await expectFound(page, typed);
    await expect(results(page).first().locator('mark').first()).toBeVisible();
    expect(await accessibilityFaults(page, { within: '[role=search]' })).toEqual([]);
    await test.step('a search that finds nothing says so, and what to do', async () => {
      await field(page).fill(unknownWord);
      await expect(status(page)).toHaveText(searchAnswer(unknownWord, search(unknownWord), texts.answers));
      await expect(page.getByRole('search').getByRole('link', { name: texts.request.label })).toBeVisible();
      expect(await accessibilityFaults(page, { within: '[role=search]' })).toEqual([]);
      await field(page).fill('');
      await expect(status(page)).toHaveText('');
      await expect(page.getByRole('search').getByRole('link')).toHaveCount(0);
    });
    await field(page).fill(typed);
    const href = await firstHref(page);
    await results(page).first().click();
    await expect(page).toHaveURL(href);
  });

  test('the keyboard goes through the results, closes them and opens one; so does the button', async ({ page }) => {
    const button = page.getByRole('search').getByRole('button');
    await page.goto(path);
    await field(page).focus();
    await page.keyboard.type(commonWord);
    await expect(results(page).nth(1)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(results(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(commonWord);
    for (const query of [unknownWord, '']) {
      await field(page).fill(query);
      await button.click();
      await expect(field(page)).toBeFocused();
    }
    await field(page).fill(commonWord);
    await expect(button).toHaveAccessibleName(texts.liveButton);
    await button.click();
    await expect(results(page).first()).toBeFocused();
    await expect(results(page).first()).toBeInViewport();
    await field(page).press('Enter');
    await expect(results(page).first()).toBeFocused();
    const href = await firstHref(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
  });

  test('the count is announced once for a word, not once for a letter', async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await status(page).evaluate((region) => {
      const said: string[] = [];
      new MutationObserver(() => said.push(region.textContent)).observe(region, { childList: true });
      Object.assign(globalThis, { said });
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await field(page).pressSequentially(commonWord);
    await expect(results(page).first()).toBeVisible();
    await expect(status(page)).toHaveText('');
    await page.clock.runFor(1000);
    await expect(status(page)).toContainText(commonWord);
    expect(await page.evaluate(() => (globalThis as { said?: string[] }).said)).toHaveLength(1);
  });

  test('the address holds the search: it can be shared, and is there again on the way back', async ({ page }) => {
    await page.goto(path);
    await field(page).fill(commonWord);
    await expectFound(page, commonWord);
    const href = await firstHref(page);
    await results(page).first().click();
    await expect(page).toHaveURL(href);
    await page.goBack();
    await expect(page).toHaveURL(withSearch(path, commonWord));
    await expect(field(page)).toHaveValue(commonWord);
    await expectFound(page, commonWord);
    // Safari resets the field of a page that comes back from its cache.
    await field(page).evaluate((input: HTMLInputElement) => input.form?.reset());
    await expect(field(page)).toHaveValue(commonWord);
    await page.goto(withSearch(`${path}?autre=1`, 'œuvre'));
    await expect(field(page)).toHaveValue('œuvre');
    // Markup is text, also in an address.
    const markup = '<img src=x onerror=alert(1)> zzzz';
    await page.goto(withSearch(`${path}?autre=2`, markup));
    await expect(status(page)).toContainText(markup);
    await expect(page.getByRole('search').locator('img')).toHaveCount(0);
  });

  test('its script and index are loaded on use; without them the box says what to do', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    // The script of the box itself, search-….js, is there from the start.
    const isSearch = (file: string) => /load-search|search-index/.test(file);
    expect(files.filter(isSearch)).toEqual([]);
    await field(page).focus();
    await expect
      .poll(() => files.filter(isSearch))
      .toEqual([expect.stringMatching(/^\/assets\/.*\.js$/), '/search-index.json']);
    await page.route('**/assets/load-search-*.js', (route) => route.abort());
    for (const leave of [
      () => page.getByRole('button', { name: texts.button }).click(),
      () => page.keyboard.press('Enter'),
    ]) {
      await page.goto(path);
      await field(page).fill(commonWord);
      await expect(page.getByRole('alert').filter({ hasText: texts.answers.failure })).toBeVisible();
      await leave();
      await expect(page).toHaveURL(target);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the box leads to the list of guides and leaves the address clean', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('search')).toContainText(texts.hint);
      await field(page).fill(commonWord);
      await page.keyboard.press('Enter');
      // An empty query, which a browser may write as a question mark alone.
      await expect(page).toHaveURL(
        (url) => url.pathname === path && url.search === '' && url.hash === `#${texts.target}`,
      );
      await expect(page.locator(`#${texts.target}`)).toBeInViewport();
    });
  });
});
