import { expect, test } from 'playwright/test';
import { control, figure, submit, openCalculator } from './roi-calculator-page.ts';

test.beforeEach(async ({ page, javaScriptEnabled }) => {
  await page.goto('/roi-calculator');
  if (javaScriptEnabled) await expect(submit(page)).toBeEnabled();
});

test('the form opens with the documented values and no result', async ({ page }) => {
  await expect(page.getByRole('radio', { name: 'Combiné' })).toBeChecked();
  await expect(control(page, 'sector')).toHaveValue('finance');
  await expect(control(page, 'useCase')).toHaveValue('support-client');
  await expect(control(page, 'companySize')).toHaveValue('500-5000');
  await expect(control(page, 'currentCloudSpend')).toHaveValue('150000');
  await expect(control(page, 'currentOnPremiseSpend')).toHaveValue('50000');
  await expect(control(page, 'implementationTimeline')).toHaveValue('6');
  await expect(page.locator('[data-field]')).toHaveCount(0);
  await expect(page.locator('main').getByRole('status')).toBeEmpty();
});

test('a click computes every figure and says it in one sentence', async ({ page }) => {
  await submit(page).click();
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '9417');
  await expect(figure(page, 'breakEvenMonths')).toHaveAttribute('value', '0.4');
  await expect(figure(page, 'localAICost')).toHaveAttribute('value', '3096');
  await expect(figure(page, 'implementationCost')).toHaveAttribute('value', '5103');
  await expect(figure(page, 'compatibilityBonus')).toHaveAttribute('value', '1.05');
  await expect(figure(page, 'calculationType')).toHaveAttribute('value', 'combined');
  await expect(figure(page, 'annualSavings')).toHaveText('154\u202F249\u00A0€');
  await expect(figure(page, 'monthlySavings')).toHaveText('12\u202F854\u00A0€');
  await expect(page.locator('main').getByRole('status')).toHaveText(/154.249.€.*9.417.%.*0,4.mois\./);
});

test('editing the form leaves the result alone until the next click', async ({ page }) => {
  await submit(page).click();
  await control(page, 'currentCloudSpend').fill('1 200,50');
  await expect(page.getByText('= 1\u202F201\u00A0€ par an')).toBeVisible();
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '9417');
  await expect(page.getByText('Le formulaire a changé depuis ce calcul.')).toBeVisible();
  await submit(page).click();
  await expect(figure(page, 'breakEvenMonths')).toHaveText('N/A');
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '0');
  await expect(page.getByText('Le formulaire a changé depuis ce calcul.')).toBeHidden();
});

test('the single modes disable the list they do not use, and say why', async ({ page }) => {
  await page.getByRole('radio', { name: 'Cas d’Usage Seul' }).check();
  await expect(control(page, 'sector')).toBeDisabled();
  await expect(control(page, 'sector')).toHaveAccessibleDescription('désactivé en mode Cas d’Usage Seul');
  await expect(control(page, 'useCase')).toBeEnabled();
  await submit(page).click();
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '140');

  await page.getByRole('radio', { name: 'Secteur Uniquement' }).check();
  await expect(control(page, 'useCase')).toBeDisabled();
  await expect(control(page, 'useCase')).toHaveAccessibleDescription('désactivé en mode Secteur Uniquement');
  await submit(page).click();
  await expect(figure(page, 'annualSavings')).toHaveAttribute('value', '496130');
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '165');
});

test('recommendations follow the sector, and a click selects the use case', async ({ page }) => {
  const panel = page.locator('[data-panel=recommendations]');
  await control(page, 'sector').selectOption('legal');
  await expect(panel.getByRole('button')).toHaveCount(4);
  await expect(panel.getByText('Excellent')).toHaveCount(3);
  await expect(panel.getByText('Bon')).toHaveCount(1);
  await panel.getByRole('listitem').nth(1).click();
  await expect(control(page, 'useCase')).toHaveValue('strategic-intelligence');
  await expect(panel.getByRole('button').nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('the timeline is set by its slider or by its number, within its bounds', async ({ page }) => {
  const slider = control(page, 'implementationTimeline');
  const exact = page.getByLabel('Délai de mise en œuvre, nombre de mois');
  await slider.press('End');
  await expect(exact).toHaveValue('24');
  await exact.fill('12');
  await expect(slider).toHaveValue('12');
  await exact.fill('99');
  await exact.blur();
  await expect(exact).toHaveValue('12');
});

test('amounts of any size give figures a person can read', async ({ page }) => {
  for (const amount of ['', '-5', '1e308', '-1e308', 'abc', '1\u202F200,50']) {
    await control(page, 'currentCloudSpend').fill(amount);
    await submit(page).click();
    await expect(page.locator('[data-field]')).toHaveCount(8);
    const texts = await page.locator('[data-field]').allInnerTexts();
    expect(texts.join(' ')).not.toMatch(/NaN|Infinity|∞/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('the contact buttons carry what the mode uses, and the expert chat opens', async ({ page }) => {
  const audit = page.getByRole('link', { name: 'Demander un Audit ROI Personnalisé' }).first();
  const useCase = page.getByRole('link', { name: 'Demander votre ROI Cas d’usage' });
  for (const link of [audit, useCase]) {
    await expect(link).toHaveAttribute('href', '/contact?sujet=roi-analysis&secteur=finance&cas=support-client');
  }
  await control(page, 'sector').selectOption('retail');
  await page.getByRole('radio', { name: 'Secteur Uniquement' }).check();
  await expect(audit).toHaveAttribute('href', '/contact?sujet=roi-analysis&secteur=retail');
  await page.getByRole('radio', { name: 'Cas d’Usage Seul' }).check();
  await expect(audit).toHaveAttribute('href', '/contact?sujet=roi-analysis&cas=support-client');
  await expect(page.getByRole('button', { name: 'Ouvrir le chat expert' })).toHaveAttribute('data-chat', 'silent');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, and its figures and methodology stay readable', async ({ page }) => {
    await expect(page.locator('noscript p').filter({ hasText: 'demande JavaScript' })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
    await expect(page.locator('[data-panel=comparison]').getByRole('listitem')).toHaveCount(14);
    await page.getByText('Coefficients par cas d’usage').click();
    await expect(page.getByRole('row', { name: /Trading algorithmique ×.1,8 ×.1,9/ })).toBeVisible();
  });
});

test('the closing links follow the calculation, and are general without one', async ({ page }) => {
  const general = ['/contact?sujet=roi-analysis', '/demo?type=sector-specific'];
  const closing = page.locator('[data-calculation] a');
  const expectContext = (context: string) =>
    expect
      .poll(() => closing.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(general.map((href) => href + context));
  await openCalculator(page);
  await expectContext('');
  await control(page, 'sector').selectOption('retail');
  await expectContext('');
  await submit(page).click();
  await expectContext('&secteur=retail&cas=support-client');
  await page.getByRole('radio', { name: 'Secteur Uniquement' }).check();
  await submit(page).click();
  await expectContext('&secteur=retail');
  // The state that an address brings back.
  await page.reload();
  await expectContext('&secteur=retail');
  await openCalculator(page, '?mode=cas-usage&secteur=legal&cas=cybersecurity&chiffres=abc');
  await expectContext('&cas=cybersecurity');
  await closing.last().click();
  await expect(page.locator('[name=useCase]')).toHaveValue('Cybersécurité');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the closing links are general', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/roi-calculator');
    await expect(page.locator('[data-calculation] a').first()).toHaveAttribute('href', '/contact?sujet=roi-analysis');
  });
});
