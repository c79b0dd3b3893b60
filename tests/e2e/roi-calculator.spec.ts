import { compatibilityBonus, compatibilityLevel, recommendedUseCases } from '../../src/roi/compatibility.ts';
import { formatAmount, formatFactor, formatMonths, formatPercent } from '../../src/ui/format-numbers.ts';
import { rowAnchor } from '../../src/roi/sources.ts';
import { parseFrenchNumber, writeFrenchNumber } from '../../src/roi/numbers.ts';
import { contextHref } from '../../src/ui/context-href.ts';
import { expect, test } from './test.ts';
import { calculated, CalculatorPage, withCalculator } from './roi-calculator-page.ts';
import { formPlace, linkedRows } from './forms.ts';
import { withSome } from './site.ts';

withCalculator(({ path, page: { blocks }, roi, texts: { form, result, profiles, noScript }, methodology }) => {
  const { defaults, timeline } = roi;
  /** Another sector and another use case than those of the form as it opens. */
  const sector = roi.sectors.find(({ id }) => id !== defaults.sector)?.id ?? defaults.sector;
  const useCase = roi.useCases.findLast(({ id }) => id !== defaults.useCase)?.id ?? defaults.useCase;

  test.beforeEach(async ({ javaScriptEnabled, page }) => {
    if (javaScriptEnabled) await new CalculatorPage(page).open();
    else await page.goto(path);
  });

  test('the form opens as documented, and computes at a click', async ({ calculator, page }) => {
    await test.step('it has the documented values and no result', async () => {
      await expect(calculator.mode(defaults.calculationType)).toBeChecked();
      await expect(calculator.control('sector')).toHaveValue(defaults.sector);
      await expect(calculator.control('useCase')).toHaveValue(defaults.useCase);
      await expect(calculator.control('companySize')).toHaveValue(defaults.companySize);
      await expect(calculator.control('currentCloudSpend')).toHaveValue(writeFrenchNumber(defaults.currentCloudSpend));
      await expect(calculator.control('currentOnPremiseSpend')).toHaveValue(
        writeFrenchNumber(defaults.currentOnPremiseSpend),
      );
      await expect(calculator.control('implementationTimeline')).toHaveValue(String(defaults.implementationTimeline));
      await expect(page.locator('[data-field]')).toHaveCount(0);
      await expect(calculator.status).toBeEmpty();
    });
    await test.step('a click computes every figure and says it in one sentence', async () => {
      await calculator.submit.click();
      await calculator.expectResult();
      const { annualSavings, threeYearROI, breakEvenMonths } = calculated();
      for (const text of [formatAmount(annualSavings), formatPercent(threeYearROI), formatMonths(breakEvenMonths)])
        await expect(calculator.status).toContainText(text);
      await expect(calculator.status).toHaveText(/^[^.]*\.\s*$/);
    });
    await test.step('editing the form leaves the result alone until the next click', async () => {
      await calculator.control('currentCloudSpend').fill('1 200,50');
      await expect(page.getByText(`= ${formatAmount(1200.5)} ${form.perYear}`)).toBeVisible();
      await calculator.expectResult();
      await expect(page.getByText(result.stale)).toBeVisible();
      await calculator.submit.click();
      await calculator.expectResult({ currentCloudSpend: 1200.5 });
      await expect(page.getByText(result.stale)).toBeHidden();
    });
    await test.step('amounts of any size give figures a person can read', async () => {
      for (const amount of ['', 'abc', '-1e308']) {
        await calculator.control('currentCloudSpend').fill(amount);
        await calculator.submit.click();
        await calculator.expectResult({ currentCloudSpend: parseFrenchNumber(amount) });
      }
    });
  });

  test('the single modes, and the buttons that carry what a mode uses', async ({ calculator, page }) => {
    await test.step('the single modes disable the list they do not use, and say why', async () => {
      await calculator.mode('usecase-only').check();
      await expect(calculator.control('sector')).toBeDisabled();
      await expect(calculator.control('sector')).toHaveAccessibleDescription(form.sectorDisabled);
      await expect(calculator.control('useCase')).toBeEnabled();
      await calculator.submit.click();
      await calculator.expectResult({ calculationType: 'usecase-only' });

      await calculator.mode('sector-only').check();
      await expect(calculator.control('useCase')).toBeDisabled();
      await expect(calculator.control('useCase')).toHaveAccessibleDescription(form.useCaseDisabled);
      await calculator.submit.click();
      await calculator.expectResult({ calculationType: 'sector-only' });
    });
    await test.step('the contact buttons carry what the mode uses, and the expert chat opens', async () => {
      const links = [...result.actions, profiles.action].flatMap(({ label, href }) =>
        href === undefined ? [] : [{ link: page.locator('[data-island]').getByRole('link', { name: label }), href }],
      );
      const expectContext = async (context: Record<string, string>) => {
        for (const { link, href } of links) await expect(link).toHaveAttribute('href', contextHref(href, context));
      };
      expect(links.length).toBeGreaterThan(0);
      await calculator.mode('combined').check();
      await expectContext({ secteur: defaults.sector, cas: defaults.useCase });
      await calculator.control('sector').selectOption(sector);
      await calculator.mode('sector-only').check();
      await expectContext({ secteur: sector });
      await calculator.mode('usecase-only').check();
      await expectContext({ cas: defaults.useCase });
      for (const { label, chat } of result.actions.filter((action) => action.chat !== undefined))
        await expect(calculator.aside.getByRole('button', { name: label })).toHaveAttribute('data-chat', chat ?? '');
    });
  });

  test('the timeline and the recommendations are set by hand', async ({ calculator, page }) => {
    await test.step('the timeline is set by its slider or by its number, within its bounds', async () => {
      const slider = calculator.control('implementationTimeline');
      const exact = page.getByLabel(form.exactMonths);
      const between = String(Math.ceil((timeline.minMonths + timeline.maxMonths) / 2));
      await slider.press('End');
      await expect(exact).toHaveValue(String(timeline.maxMonths));
      await exact.fill(between);
      await expect(slider).toHaveValue(between);
      await exact.fill(String(timeline.maxMonths + 1));
      await exact.blur();
      await expect(exact).toHaveValue(between);
    });
    await test.step('recommendations follow the sector, and a click selects the use case', async () => {
      const panel = page.locator('[data-panel=recommendations]');
      for (const { id } of [...roi.sectors.slice(-1), ...roi.sectors.slice(0, 1)]) {
        const recommended = recommendedUseCases(id, roi).map((row) => row.id);
        const nameOf = (wanted: string) => roi.useCases.find((row) => row.id === wanted)?.name ?? '';
        const levelOf = (wanted: string) => compatibilityLevel(compatibilityBonus(id, wanted, roi), roi.bar);
        await calculator.control('sector').selectOption(id);
        await expect(panel.getByRole('button')).toHaveText(recommended.map(nameOf));
        await expect(panel.getByRole('listitem')).toContainText(
          recommended.map((wanted) => roi.bar.labels[levelOf(wanted)]),
        );
        const last = recommended.length - 1;
        await panel.getByRole('listitem').nth(last).click();
        await expect(calculator.control('useCase')).toHaveValue(recommended[last] ?? '');
        await expect(panel.getByRole('button').nth(last)).toHaveAttribute('aria-pressed', 'true');

        // On a telephone they stand under the list of use cases too.
        await page.setViewportSize({ width: 390, height: 844 });
        const [first = ''] = recommended;
        await page
          .locator('form')
          .getByRole('group')
          .getByRole('button', { name: nameOf(first), exact: true })
          .click();
        await expect(calculator.control('useCase')).toHaveValue(first);
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  });

  const closing = blocks.find((block) => block.type === 'call');
  withSome('closing links that follow the calculation', closing?.type === 'call' ? closing : undefined, (band) => {
    const hrefs = band.actions.flatMap(({ href }) => href ?? []);

    test('the closing links follow the calculation, and are general without one', async ({ calculator, page }) => {
      const links = page.locator('main section a[href*="?"]').and(page.locator(':not([data-island] *)'));
      const expectContext = (context: Record<string, string> | undefined) =>
        expect
          .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
          .toEqual(hrefs.map((href) => (context === undefined ? href : contextHref(href, context))));
      await expectContext(undefined);
      await calculator.mode('combined').check();
      await calculator.control('sector').selectOption(sector);
      await expectContext(undefined);
      await calculator.submit.click();
      await expectContext({ secteur: sector, cas: defaults.useCase });
      await calculator.mode('sector-only').check();
      await calculator.submit.click();
      await expectContext({ secteur: sector });
      // The state that an address brings back.
      await page.reload();
      await expectContext({ secteur: sector });
      await calculator.open(`?mode=cas-usage&secteur=${sector}&cas=${useCase}&chiffres=abc`);
      await expectContext({ cas: useCase });
      const demo = formPlace('demo');
      const asked = linkedRows(demo?.form, 'cas').find(({ id }) => id === useCase)?.fields;
      const toDemo = hrefs.findIndex((href) => href.split('?')[0] === demo?.path);
      if (toDemo === -1 || asked === undefined) return;
      await links.nth(toDemo).click();
      for (const [name, value] of Object.entries(asked))
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page says so, and its figures and methodology stay readable @both', async ({ calculator, page }) => {
      await expect(page.locator('noscript p').filter({ hasText: noScript })).toBeVisible();
      await expect(calculator.submit).toBeDisabled();
      await expect(page.locator('[data-panel=comparison] li')).toHaveCount(roi.useCases.length);
      if (methodology !== undefined) {
        await page.getByText(methodology.multipliers.summary).click();
        for (const { id, name, costMultiplier, implementationMultiplier } of roi.useCases) {
          const row = page.locator(`#${rowAnchor({ table: 'multipliers', id })}`);
          await expect(row).toHaveText(name + formatFactor(costMultiplier) + formatFactor(implementationMultiplier));
          await expect(row).toBeVisible();
        }
      }
    });
  });
});
