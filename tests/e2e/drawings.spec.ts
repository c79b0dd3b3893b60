import type { Page, Locator } from 'playwright/test';
import { formatEuros } from '../../src/ui/format-numbers.ts';
import { costCharts } from './cost-charts.ts';
import { unfold } from './open-alive.ts';
import { containing, placesOf, withBlock, withSome } from './site.ts';
import { expect, test } from './test.ts';

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

withBlock('diagram', ({ path }) => {
  const count = placesOf('diagram')
    .filter((place) => place.path === path)
    .flatMap(({ block }) => block.diagrams).length;

  test('one drawing of each diagram is shown, large or stacked, on paper stacked', async ({ page }) => {
    await page.goto(path);
    await unfold(page);
    const drawings = page.getByRole('img', { name: /^Schéma/ });
    // That their texts are large enough and stay on their canvas is seen on every page (`faultsAt`).
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(drawings).toHaveCount(count);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(drawings).toHaveCount(count);
    const boxes = await drawings.evaluateAll((all) => all.map((drawing) => drawing.getBoundingClientRect()));
    for (const { width, height } of boxes) expect(height).toBeGreaterThan(width);
  });
});

withBlock(
  'entries',
  ({ path, block }) => {
    withSome('card', block.rows.at(-1), (row) => {
      const cardsOf = (page: Page) =>
        page.getByRole('region', { name: block.heading, exact: true }).getByRole('listitem');

      test('the whole card is a target', async ({ page }) => {
        await page.goto(path);
        const card = cardsOf(page).filter({ hasText: row.name }).first();
        const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
        await card.click({ position: { x: width / 2, y: height - 8 }, force: true });
        await expect(page).toHaveURL(row.href);
      });
    });
  },
  ({ look }) => look === 'cards',
);

const seconds = (time: number) => `rise ${time.toFixed(1).replace('.0', '')}s`;

const framed = placesOf('panels').find(({ block }) => block.look !== 'sheet');
withSome('page of panels', framed, ({ path }) => {
  test('cards fade in 0.1 s after one another, panels from 0.5 s on', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const delays = (elements: Locator) =>
      elements.evaluateAll((all) =>
        all
          .map((element) => getComputedStyle(element))
          .filter(({ animationName }) => animationName !== 'none')
          .map(({ animationName, animationDelay }) => `${animationName} ${animationDelay}`),
      );
    const cards = await delays(page.locator('main .stagger > *'));
    // From the fourth on they come together.
    expect(cards.slice(0, 4)).toEqual(cards.slice(0, 4).map((_, index) => seconds(index / 10)));
    const panels = await delays(
      page.locator('main :not(.stagger) > *').filter({ has: page.getByRole('heading', { level: 2 }) }),
    );
    expect(panels.length).toBeGreaterThan(0);
    expect(panels).toEqual(panels.map((_, index) => seconds(0.5 + index / 10)));
  });
});

withBlock(
  'steps',
  ({ path, block: { copy } }) => {
    test('a button copies its command whole and says so; refused, the command is selected', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(path);
      const line = page.locator('p:has(> [data-copy])').first();
      const button = line.getByRole('button');
      await button.press('Enter');
      await expect(page.locator('output[data-copied]')).toHaveText(copy?.copied ?? '');
      const command = await line.locator('code').textContent();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
      });
      await button.press('Enter');
      await expect(page.locator('output[data-copied]')).toHaveText(copy?.selected ?? '');
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(command);
    });
  },
  ({ copy }) => copy !== undefined,
);
