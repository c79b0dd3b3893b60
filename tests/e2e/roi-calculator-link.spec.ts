import { formatAmount } from '../../src/ui/format-numbers.ts';
import { writeFrenchNumber } from '../../src/roi/numbers.ts';
import { expect, test } from './test.ts';
import { calculated, CalculatorPage, toldBy, withCalculator } from './roi-calculator-page.ts';

withCalculator(({ path, roi, texts: { result, share } }) => {
  const { defaults } = roi;
  /** Other choices than those of the form as it opens. */
  const sector = roi.sectors.find(({ id }) => id !== defaults.sector)?.id ?? defaults.sector;
  const useCase = roi.useCases.findLast(({ id }) => id !== defaults.useCase)?.id ?? defaults.useCase;
  const companySize = roi.companySizes.findLast(({ id }) => id !== defaults.companySize)?.id ?? defaults.companySize;
  const asMadeBefore = `?v=1&mode=combine&secteur=${defaults.sector}&cas=${defaults.useCase}&cloud=150000&serveurs=50000&mois=${defaults.implementationTimeline}`;

  test('the address follows the form, and opens on the same form and result', async ({ calculator, context, page }) => {
    await calculator.open();
    const entries = await page.evaluate(() => history.length);
    await calculator.mode('usecase-only').check();
    await calculator.control('useCase').selectOption(useCase);
    await calculator.control('currentCloudSpend').fill('1 200,50');
    await calculator.control('currentOnPremiseSpend').fill('-3');
    await calculator.control('companySize').selectOption(companySize);
    await calculator.control('implementationTimeline').press('End');
    const shown = new URLSearchParams({
      v: '1',
      mode: 'cas-usage',
      secteur: defaults.sector,
      cas: useCase,
      cloud: '1200,5',
      serveurs: '-3',
      mois: String(roi.timeline.maxMonths),
      effectif: companySize,
    });
    await expect(page).toHaveURL(`${path}#${shown.toString()}`);
    await calculator.submit.click();
    await expect(page).toHaveURL(/&chiffres=[a-z0-9]+$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    const other = new CalculatorPage(await context.newPage());
    await other.open(new URL(page.url()).hash);
    await other.expectResult({ calculationType: 'usecase-only', useCase, currentCloudSpend: 1200.5 });
    await expect(other.mode('usecase-only')).toBeChecked();
    await expect(other.control('currentCloudSpend')).toHaveValue('1200,5');
    await expect(other.control('currentOnPremiseSpend')).toHaveValue('-3');
    await expect(other.control('companySize')).toHaveValue(companySize);
    await expect(other.control('implementationTimeline')).toHaveValue(String(roi.timeline.maxMonths));
    await expect(other.page.getByText(share.changed)).toHaveCount(0);
  });

  test('a link with other constants, or with hostile values, says so', async ({ calculator, page }) => {
    await calculator.open(`${asMadeBefore}&chiffres=abc1234`);
    await expect(calculator.aside.getByText(share.changed)).toBeVisible();
    await calculator.expectResult({ calculationType: 'combined', currentCloudSpend: 150_000 });
    await expect(calculator.status).toContainText(share.changed);
    await calculator.submit.click();
    await expect(calculator.aside.getByText(share.changed)).toHaveCount(0);

    await page.evaluate(() => sessionStorage.clear());
    await calculator.open(
      '?mode=%3Cscript%3E&secteur=javascript:alert(1)&cas=__proto__&cloud=1e999x&serveurs=%E0%A4%A&mois=-1&effectif=%00&chiffres=abc',
    );
    await expect(page.locator('main p').filter({ hasText: share.damaged })).toBeVisible();
    await expect(calculator.status).toContainText(share.damaged);
    await expect(calculator.control('sector')).toHaveValue(defaults.sector);
    await expect(calculator.control('currentCloudSpend')).toHaveValue(writeFrenchNumber(defaults.currentCloudSpend));
    await expect(calculator.figure('annualSavings')).toHaveCount(0);
    await calculator.submit.click();
    await expect(page.getByText(share.damaged)).toHaveCount(0);
  });

  test('the link is copied; refused, it is shown and selected', async ({ calculator, context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await calculator.open();
    await calculator.submit.click();
    await page.getByRole('button', { name: share.copy }).click();
    await expect(calculator.status).toHaveText(share.copied);
    // The button that was pressed says it too.
    await expect(page.getByRole('button', { name: share.copied })).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    await calculator.control('currentCloudSpend').fill('5');
    await calculator.submit.click();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: share.copy }).click();
    const field = page.getByRole('textbox', { name: share.address });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(page.url());
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
    await expect(page.getByText(share.refused)).toBeVisible();
    await expect(calculator.status).not.toHaveText(share.copied);
  });

  test('a result is shared by what the device has for it, else by a mail', async ({ calculator, page }) => {
    await calculator.open();
    await calculator.submit.click();
    const mail = calculator.aside.getByRole('link', { name: share.mail });
    const address = new URL((await mail.getAttribute('href')) ?? '');
    expect(address.protocol).toBe('mailto:');
    for (const text of toldBy(roi.sentences.subject)) expect(address.searchParams.get('subject')).toContain(text);
    const lines = (address.searchParams.get('body') ?? '').split('\r\n');
    expect(lines).toHaveLength(roi.sentences.summary.length + 2);
    expect(lines.at(-1)).toBe(page.url());
    for (const text of toldBy(roi.sentences.summary.join('\n'))) expect(lines.join()).toContain(text);

    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(navigator, {
        share: (data: unknown) =>
          shared.push(data) > 1 ? Promise.resolve() : Promise.reject(new DOMException('', 'AbortError')),
      });
      Object.assign(globalThis, { shared });
    });
    await page.reload();
    const button = page.getByRole('button', { name: share.share, exact: true });
    await button.click();
    // Called off.
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.getByRole('button', { name: share.shared })).toBeFocused();
    await expect(calculator.status).toHaveText(share.shared);
    const [last] = (await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared)).slice(-1);
    expect(last).toEqual({
      title: address.searchParams.get('subject'),
      text: lines.slice(0, -2).join('\n'),
      url: page.url(),
    });
  });

  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    test(`a shared link opens on its result at ${width} × ${height}${width > 390 ? ' @nightly' : ''}`, async ({
      calculator,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await calculator.open(`#mode=combine&secteur=${sector}&cas=${useCase}&chiffres=abc`);
      const heading = calculator.aside.getByRole('heading', { name: result.heading });
      await expect(heading).toBeFocused();
      for (const name of ['annualSavings', 'threeYearROI', 'breakEvenMonths'])
        await expect(calculator.figure(name)).toBeInViewport({ ratio: 1 });
      // One's own result after a reload is nobody's link.
      await page.reload();
      await expect(calculator.chart).toBeAttached();
      await expect(heading).not.toBeFocused();
    });
  }

  test('a result is announced once, also when a link brings it', async ({ calculator, page }) => {
    await page.addInitScript(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      new MutationObserver((records) => {
        for (const { target } of records) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest('main [role=status]');
          if (region) said.push(region.textContent);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    const said = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    await calculator.open(`${asMadeBefore}&chiffres=abc`);
    await expect(calculator.chart).toBeVisible();
    expect(await said()).toHaveLength(1);
    await calculator.control('currentCloudSpend').fill('13096');
    await calculator.submit.click();
    await expect(calculator.figure('annualSavings')).toHaveText(
      formatAmount(calculated({ calculationType: 'combined', currentCloudSpend: 13_096 }).annualSavings),
    );
    expect(await said()).toHaveLength(2);
    await calculator.submit.click();
    await expect.poll(said).toHaveLength(3);
  });
});
