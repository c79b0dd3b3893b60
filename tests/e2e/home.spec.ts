import type { Page } from 'playwright/test';
import { formatEuros } from '../../src/ui/format-numbers.ts';
import { actionsOf } from './actions-of.ts';
import { costCharts } from './cost-charts.ts';
import { dayAfter } from './days.ts';
import { containing, pages, site, withBlock, asidesOf } from './site.ts';
import { expect, test } from './test.ts';
import { unfold } from './unfold.ts';

const home = '/';
const blocks = pages.find(({ path }) => path === home)?.blocks ?? [];
const actions = blocks.flatMap(actionsOf);

test('the home page opens on one promise, then shows its sections in order', async ({ page }) => {
  await page.goto(home);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const found = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  // What an offer says once it has ended is not in the data of the day.
  const headings = blocks.flatMap((block) =>
    !('ended' in block) && 'heading' in block && typeof block.heading === 'string' ? [plain(block.heading)] : [],
  );
  const shown = found.map(plain).filter((text) => headings.includes(text));
  const [first = ''] = await page.getByRole('heading', { level: 1 }).allTextContents();
  expect([...(headings.includes(plain(first)) ? [plain(first)] : []), ...shown]).toEqual(headings);
});

test('each button of the home page leads to where its row says, one down to its section', async ({ page }) => {
  await page.goto(home);
  await unfold(page);
  for (const { label, href, chat } of actions) {
    // The link of a chart adds to its address the amount drawn.
    if (href !== undefined)
      await expect(page.locator(`main a[href^="${href}"]`).filter({ hasText: label }).first(), label).toBeVisible();
    else
      await expect(page.getByRole('main').getByRole('button', { name: label }).first(), label).toHaveAttribute(
        'data-chat',
        chat ?? '',
      );
  }
  const down = actions.find(({ href = '' }) => /^\/?#/.test(href));
  if (down?.href === undefined) return;
  await page.getByRole('main').getByRole('link', { name: down.label }).first().click();
  const anchor = down.href.replace(/^\//, '');
  await expect(page).toHaveURL(home + anchor);
  await expect(page.locator(anchor)).toBeInViewport();
});

withBlock('entries', ({ path, block }) => {
  test('the rows of a list lead to their pages', async ({ page }) => {
    await page.goto(path);
    await unfold(page);
    const list = page.getByRole('region', { name: block.heading });
    for (const { name, href } of block.rows)
      await expect(list.locator(`a[href="${href}"]`).filter({ hasText: name })).toBeVisible();
  });
});

for (const { path, heading = '', drawing } of costCharts) {
  const { ownName, ownOnceEur, rentYearlyEur, offers = [], bill, proceed } = drawing;
  const section = (page: Page) => page.getByRole('region', { name: heading, exact: true });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('each offer of the chart has its sentence and its drawing, one at a time', async ({ page }) => {
      await page.goto(path);
      const sentences = section(page).getByRole('status');
      const shown = offers.map(({ name, priceEur }) => ({ name, eur: priceEur ?? ownOnceEur }));
      for (const { name, eur } of shown.length > 1 ? shown : [{ name: ownName, eur: ownOnceEur }]) {
        if (shown.length > 1) await section(page).getByRole('radio', { name, exact: true }).check();
        await expect(sentences).toHaveCount(1);
        await expect(sentences).toHaveText(containing(formatEuros(eur)));
        await expect(section(page).getByText(`${ownName} · ${formatEuros(eur)}`)).toBeVisible();
      }
      await expect(section(page).getByRole('slider')).toBeHidden();
    });
  });

  if (bill === undefined || proceed === undefined) continue;
  test('the slider of the chart moves drawing, sentence and link, by the keyboard @both', async ({ page }) => {
    await page.goto(path);
    const slider = section(page).getByRole('slider');
    await expect(slider).toBeEnabled();
    const ring = section(page).locator('circle').first();
    const before = await ring.getAttribute('cx');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    const yearlyEur = rentYearlyEur + bill.stepEur;
    await expect(section(page).getByRole('status')).toHaveText(containing(formatEuros(yearlyEur)));
    await expect(slider).toHaveAttribute('aria-valuetext', formatEuros(yearlyEur));
    expect(await ring.getAttribute('cx')).not.toBe(before);
    await section(page).getByRole('link', { name: proceed.label }).click();
    await expect(page).toHaveURL(new RegExp(`[?#&]cloud=${yearlyEur}`));
    await expect(page.locator('form [name=currentCloudSpend]')).toHaveValue(String(yearlyEur));
  });
}

withBlock(
  'offers',
  ({ path, block: { id, rows = [], validUntil = '' } }) => {
    test('each price of the offer is marked with its VAT', async ({ page }) => {
      const label = site.vat?.label;
      test.skip(label === undefined, 'the site says nothing of VAT');
      for (const day of [dayAfter(validUntil, -1), dayAfter(validUntil)]) {
        await page.clock.setFixedTime(`${day}T12:00:00Z`);
        await page.goto(path);
        const prices = page.locator(`#${id} :is([data-until-end^=price], [data-after-end^=price])`);
        await expect(prices).toHaveCount(rows.length);
        for (const [index, { listPriceEur = 0 }] of rows.entries()) {
          await expect(prices.nth(index)).toContainText(formatEuros(listPriceEur));
          const text = (await prices.nth(index).textContent()) ?? '';
          expect(text.match(/\d\s*€/gu)).toHaveLength(text.split(label ?? '').length - 1);
        }
      }
    });
  },
  ({ id, rows, validUntil }) => id !== undefined && rows !== undefined && validUntil !== undefined,
);

for (const { path, aside } of asidesOf('index')) {
  test(`the index of ${path} leads down to each of its parts`, async ({ page }) => {
    await page.goto(path);
    const index = page.getByRole('navigation', { name: aside.heading });
    await expect(index.getByRole('link')).toHaveCount(aside.parts.length);
    for (const { id } of aside.parts) {
      await index.locator(`a[href="#${id}"]`).click();
      await expect(page).toHaveURL(`${path}#${id}`);
      await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
    }
  });
}
