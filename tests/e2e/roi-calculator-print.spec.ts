import { expect, test } from './neutral-site.ts';
import { longestUseCase, withCalculator } from './roi-calculator-page.ts';

withCalculator(({ roi, texts, methodology }) => {
  const longest = longestUseCase(roi);

  for (const [name, query] of [
    ['the default inputs @nightly', ''],
    [
      'extreme inputs @nightly',
      `?secteur=un-secteur-inconnu&cas=${longest}&cloud=-1e300&serveurs=1e300&mois=${roi.timeline.maxMonths}`,
    ],
    ['the longest calculation', `?mode=combine&cas=${longest}&cloud=987654321,99&serveurs=123456789,12`],
  ] as const) {
    test(`${name} print as one page: title, date, inputs, result, chart, steps, sources and link`, async ({
      calculator,
      page,
    }) => {
      await page.clock.setFixedTime('2027-03-01T12:00:00Z');
      await calculator.open(query);
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
  }

  test('without a result the page prints its choices and its method, and nothing to click or fold out', async ({
    calculator,
    page,
  }) => {
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
