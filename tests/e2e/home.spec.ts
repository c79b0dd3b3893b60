import type { Page } from 'playwright/test';
import { formatEuros } from '../../src/ui/format-numbers.ts';
import { costCharts } from './cost-charts.ts';
import { containing } from './site.ts';
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
