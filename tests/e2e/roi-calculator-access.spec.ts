import type { Locator } from 'playwright/test';
import { writeFrenchNumber } from '../../src/roi/numbers.ts';
import { accessibilityFaults } from './accessibility-faults.ts';
import { elementsOutside, targetsTooSmall } from './layout.ts';
import { expect, test } from './test.ts';
import { longestUseCase, withCalculator } from './roi-calculator-page.ts';

withCalculator(({ roi, texts, methodology }) => {
  const { defaults } = roi;
  const modes = roi.calculationTypes.map(({ id }) => id);
  const longest = longestUseCase(roi);

  test('a result with all unfolded is accessible, and has large targets', async ({ calculator, page }) => {
    await calculator.open();
    await calculator.submit.click();
    await calculator.unfold();
    expect(await accessibilityFaults(page, { within: '[data-island=calculator]' })).toEqual([]);
    expect(await targetsTooSmall(page)).toEqual([]);
  });

  // Amounts of many digits, and those that are only named as beyond a limit, with the longest names.
  test('the longest amounts fit a screen of 320 px; their table scrolls', async ({ calculator, page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await calculator.open(`?secteur=un-secteur-inconnu&cas=${longest}`);
    for (const name of ['currentCloudSpend', 'currentOnPremiseSpend'])
      await calculator.control(name).fill(writeFrenchNumber(-333_333_333_333));
    for (const id of modes) {
      await calculator.mode(id).check();
      await calculator.submit.click();
      await calculator.unfold();
      expect.soft(await elementsOutside(page), id).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), id).toBe(320);
    }
    const box = page.getByRole('region', { name: texts.chart.table });
    await box.focus();
    await expect(box).toBeFocused();
    expect(await box.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  });

  test('from the form to the printed report with the keyboard alone', async ({ calculator, page }) => {
    await page.addInitScript(() => Object.assign(globalThis, { print: () => (document.title = 'imprimé') }));
    await calculator.open();
    await calculator.mode(defaults.calculationType).focus();
    while (!(await calculator.mode('sector-only').isChecked())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(calculator.control('sector')).toBeFocused();
    const isLast = roi.sectors.at(-1)?.id === defaults.sector;
    const next = roi.sectors.findIndex(({ id }) => id === defaults.sector) + (isLast ? -1 : 1);
    const chosen = roi.sectors[next]?.id ?? defaults.sector;
    await page.keyboard.press(isLast ? 'ArrowUp' : 'ArrowDown');
    await expect(calculator.control('sector')).toHaveValue(chosen);
    for (
      let stop = 0;
      stop < 12 && !(await calculator.submit.evaluate((button) => button === document.activeElement));
      stop += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await calculator.expectResult({ calculationType: 'sector-only', sector: chosen });
    const tabTo = async (target: Locator) => {
      for (let stop = 0; stop < 8 && !(await target.evaluate((one) => one === document.activeElement)); stop += 1)
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    };
    await tabTo(page.getByRole('button', { name: texts.share.print }));
    await expect(page).toHaveTitle('imprimé');
    await tabTo(page.locator('aside summary'));
    await expect(page.locator('aside details[open]')).toContainText(roi.terms.sectorSavings ?? '');
  });

  test('the longest calculation prints whole, as one page', async ({ calculator, page }) => {
    await page.clock.setFixedTime('2027-03-01T12:00:00Z');
    await calculator.open(`?mode=combine&cas=${longest}&cloud=987654321,99&serveurs=123456789,12`);
    await calculator.submit.click();
    await expect(page.locator('.print-report')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const report = page.locator('.print-report');
    const { report: labels, chart } = texts;
    await expect(report.getByRole('heading')).toHaveText([
      labels.heading,
      labels.inputs,
      labels.results,
      chart.heading,
      labels.steps,
      labels.sources,
    ]);
    await expect(report).toContainText('1 mars 2027');
    for (const text of [labels.baseCosts, labels.issuer, labels.contact]) await expect(report).toContainText(text);
    await expect(report).toContainText(page.url());
    await expect(report.getByRole('img', { name: texts.chart.savings })).toBeVisible();
    for (const hidden of ['header', 'footer', 'form', 'aside']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(calculator.methodology).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  test('without a result the page prints its choices and its method', async ({ calculator, page }) => {
    await calculator.open();
    await page.emulateMedia({ media: 'print' });
    for (const shown of ['h1', 'form', '[name=sector]']) {
      await expect(page.locator(`main ${shown}`).first()).toBeVisible();
    }
    await expect(page.getByText(texts.profiles.sector, { exact: true })).toBeVisible();
    for (const hidden of ['aside > div', '[data-panel=recommendations]', '[data-panel=comparison]', 'details']) {
      await expect(page.locator(`main ${hidden}`).first()).toBeHidden();
    }
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
    if (methodology === undefined) return;
    const section = calculator.methodology;
    await expect(section).toBeVisible();
    // A table that the visitor has opened is wanted on paper too.
    await page.emulateMedia({ media: 'screen' });
    const fold = section.locator('details').filter({ has: page.locator('table') });
    await fold.first().locator('summary').click();
    await page.emulateMedia({ media: 'print' });
    await expect(section.getByRole('table').first()).toBeVisible();
  });
});
