import { rowName, formatExact } from '../../src/calculator/step-text.ts';
import { compatibilityLevel } from '../../src/roi/compatibility.ts';
import { cumulativeYears } from '../../src/roi/cumulative.ts';
import { isAnnounced, rankUseCases } from '../../src/roi/calculate.ts';
import { explainFigure } from '../../src/roi/explain.ts';
import { formatAmount, formatMonths, formatPercent } from '../../src/ui/format-numbers.ts';
import { offersFor } from '../../src/ui/offer-contents.ts';
import type { RoiInputs } from '../../src/roi/inputs.ts';
import { rowAnchor } from '../../src/roi/sources.ts';
import type { Step, Term } from '../../src/roi/run-formula.ts';
import { expect, test } from './test.ts';
import { calculated, withCalculator } from './roi-calculator-page.ts';
import { containing } from './site.ts';

withCalculator(({ roi, texts, methodology }) => {
  const { defaults } = roi;
  const sector = roi.sectors.find(({ id }) => id !== defaults.sector)?.id ?? defaults.sector;
  const combined = calculated({ calculationType: 'combined' });

  /** A line of a calculation as it is shown: in words, then with the numbers put in. */
  function lineOf({ operation, result }: Step): string {
    const name = (term: Term) => (term.name === 'plain' ? formatExact(term) : (roi.terms[term.name] ?? term.name));
    if (operation === undefined) return name(result) + formatExact(result);
    const { left, operator, right } = operation;
    const words = `${name(left)} ${operator} ${name(right)} = ${name(result)}`;
    return `${words}${formatExact(left)} ${operator} ${formatExact(right)} = ${formatExact(result)}`;
  }

  test('each figure opens its calculation, with numbers and rows', async ({ calculator, page }) => {
    await calculator.open();
    await calculator.mode('combined').check();
    await expect(calculator.chart).toHaveCount(0);
    await calculator.submit.click();
    await test.step('the chart says its figures, marks the break-even and has a table', async () => {
      const panel = calculator.chart;
      const result = combined;
      const years = cumulativeYears(result);
      const last = years.at(-1);
      const drawing = panel.getByRole('img', { name: texts.chart.savings });
      for (const text of [
        `${texts.chart.savings} · ${formatAmount(last?.savingsEur ?? 0)}`,
        `${texts.chart.cost} · ${formatAmount(result.implementationCost)}`,
        formatMonths(result.breakEvenMonths),
      ])
        await expect(drawing).toHaveAccessibleName(containing(text));
      await panel.getByText(texts.chart.table).click();
      await expect(panel.getByRole('row')).toHaveCount(years.length + 1);
      for (const amount of [last?.costEur, last?.savingsEur, last?.balanceEur])
        await expect(panel.getByRole('row').last()).toContainText(formatAmount(amount ?? 0));
      // Read without colour: one line is dashed, and each is named where it ends.
      await expect(panel.locator('svg line[stroke-dasharray="8 5"]')).toHaveCount(1);
    });
    const inputs = { ...defaults, calculationType: 'combined' } as const;
    await calculator.openDetail();
    await expect(calculator.explanation('annualSavings').getByRole('listitem')).toHaveText(
      explainFigure('annualSavings', inputs, roi).steps.map(lineOf),
    );
    const row = explainFigure('localAICost', inputs, roi).rows.at(-1) ?? { table: 'base-costs', id: 'annuel' };
    const name = rowName(row, roi, texts.tables);
    const source = calculator.explanation('localAICost');
    await expect(source).toContainText(name);
    if (methodology !== undefined) {
      await source.getByRole('link', { name }).click();
      await expect(page.locator(`tr#${rowAnchor(row)}`)).toBeInViewport();
      await expect(page.locator(':target')).toHaveAttribute('id', rowAnchor(row));
      await calculator.methodology.evaluate((section) => section.remove());
      await calculator.submit.click();
    }
    await expect(source).toContainText(name);
    await expect(source.locator('a')).toHaveCount(0);
  });

  test('a result says what it supposes, and what parts of the spend give', async ({ calculator, page }) => {
    await calculator.open();
    const partial = page.locator('[data-panel=partial]');
    const noteOf = (name: string) => calculator.figure(name).locator('xpath=ancestor::div[1]');
    await calculator.mode('combined').check();
    await calculator.submit.click();
    for (const [index, share] of roi.shares.entries()) {
      const part = calculated({
        calculationType: 'combined',
        currentCloudSpend: defaults.currentCloudSpend * (share / 100),
      });
      await expect(partial.locator('tbody tr').nth(index)).toHaveText(
        formatPercent(share) +
          formatAmount(part.annualSavings) +
          formatPercent(part.threeYearROI) +
          formatMonths(part.breakEvenMonths),
      );
    }
    const supposed = (id: string) =>
      roi.calculationTypes.find((row) => row.id === id)?.assumption?.split(/[{}]/)[0] ?? '';
    await expect(calculator.aside).toContainText(supposed('combined'));
    await expect(calculator.aside).not.toContainText('{');

    await calculator.control('currentCloudSpend').fill('0');
    await calculator.submit.click();
    await expect(calculator.figure('annualSavings')).toHaveAttribute('value', /^-/);
    if (roi.sentences.threshold.includes('{result.threshold}'))
      await expect(noteOf('annualSavings')).toContainText(
        formatAmount(Math.ceil(calculated({ calculationType: 'combined' }).localAICost)),
      );

    // A mode that reads no spend has no parts of it, and its return is the one of a profile.
    await calculator.mode('usecase-only').check();
    await calculator.submit.click();
    await expect(partial).toHaveCount(0);
    await expect(calculator.aside).toContainText(supposed('usecase-only'));
    const announced = isAnnounced(calculated({ calculationType: 'usecase-only' }));
    await expect(noteOf('threeYearROI').getByText(texts.result.announced)).toHaveCount(announced ? 1 : 0);

    const { offers } = texts;
    const useCase = roi.useCases.find(({ name }) => offers?.needs.some((need) => need.name === name));
    const need = offers?.needs.find(({ name }) => name === useCase?.name);
    if (offers === undefined || need === undefined) return;
    await test.step('it names the offer that its use case needs, and none without a use case', async () => {
      const panel = page.locator('[data-panel=offer]');
      await calculator.mode('combined').check();
      await page.locator('select[name=useCase]').selectOption(useCase?.id ?? '');
      await calculator.submit.click();
      await expect(panel.getByRole('link')).toHaveText(offersFor(offers.rows, need).offers[0]?.name ?? '');
      await expect(panel).toContainText(offers.label);
      await calculator.mode('sector-only').check();
      await calculator.submit.click();
      await expect(panel).toHaveCount(0);
    });
  });

  test('use cases are compared, highest return of their profile first, with the return for the sector and spend; a card selects its use case', async ({
    calculator,
    page,
  }) => {
    await calculator.open();
    const panel = page.locator('[data-panel=comparison]');
    const byProfile = (inputs: RoiInputs) =>
      rankUseCases(inputs, roi).toSorted((a, b) => b.useCase.roiPercent - a.useCase.roiPercent);
    const expectRanking = async (id: string, spend: number) => {
      const ranked = byProfile({ ...defaults, sector: id, currentCloudSpend: spend });
      await expect(panel.getByRole('button')).toHaveText(ranked.map(({ useCase }) => useCase.name));
      const returns = await panel
        .locator('data[data-return=replaced]')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('value')));
      expect(returns).toEqual(ranked.map(({ threeYearROI }) => String(threeYearROI)));
      await expect(panel.getByRole('listitem')).toContainText(
        ranked.map(({ compatibilityBonus }) => roi.bar.labels[compatibilityLevel(compatibilityBonus, roi.bar)]),
      );
      const name = roi.sectors.find((row) => row.id === id)?.name;
      await expect(panel.getByText(`${name} · ${formatAmount(spend)} ${texts.form.perYear}`)).toBeVisible();
    };
    const nameOf = (id: string | undefined) => roi.useCases.find((row) => row.id === id)?.name ?? '';
    await expectRanking(defaults.sector, defaults.currentCloudSpend);
    await expect(panel.getByRole('button', { pressed: true })).toHaveText(nameOf(defaults.useCase));

    await calculator.control('sector').selectOption(sector);
    await expectRanking(sector, defaults.currentCloudSpend);
    const ids = byProfile({ ...defaults, sector }).map(({ useCase }) => useCase.id);
    await panel.getByRole('listitem').first().click();
    await expect(calculator.control('useCase')).toHaveValue(ids[0] ?? '');
    await panel.getByRole('button').last().press('Enter');
    await expect(calculator.control('useCase')).toHaveValue(ids.at(-1) ?? '');
    await expect(panel.getByRole('button', { pressed: true })).toHaveText(nameOf(ids.at(-1)));

    // Without savings no use case returns anything: the order stays that of the profiles.
    await calculator.control('currentCloudSpend').fill('-1');
    await expectRanking(sector, -1);
  });

  test('when details do not arrive, the figures stay, and the page says so', async ({ calculator, page }) => {
    await page.route('**/assets/result-details-*.js', (route) => route.abort());
    await calculator.open();
    await calculator.submit.click();
    await calculator.expectResult();
    await expect(page.getByRole('alert').filter({ hasText: texts.result.incomplete })).toBeVisible();
    await expect(page.getByRole('button', { name: texts.share.copy })).toHaveCount(0);
  });
});
