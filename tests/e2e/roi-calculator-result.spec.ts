import { expect, test } from 'playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { elementsOutside } from './layout.ts';
import { control, figure, openCalculator, submit, unfoldResult } from './roi-calculator-page.ts';
import { targetsTooSmall } from './target-size.ts';

test('each figure opens its calculation, with the numbers put in and the rows they came from', async ({ page }) => {
  await openCalculator(page);
  await submit(page).click();
  const sheet = page.locator('aside');
  await expect(sheet.locator('summary')).toHaveCount(7);
  const savings = sheet.locator('summary').filter({ hasText: 'Économies annuelles' });
  await savings.press('Enter');
  const steps = sheet.locator('details[open]');
  await expect(steps.getByRole('listitem')).toHaveText([
    /dépenses cloud − coût annuel de l’IA locale = écart annuel.*150.000.€ − 3.096.€ = 146.904.€/,
    /écart annuel × compatibilité = économies annuelles.*146.904.€ × 1,05 = 154.249,20.€/,
  ]);
  await sheet.locator('summary').filter({ hasText: 'Coût annuel de l’IA locale' }).click();
  await sheet.getByRole('link', { name: 'Coefficients, Support client' }).click();
  const row = page.getByRole('row', { name: /Support client ×.0,8 ×.0,9/ });
  await expect(row).toBeInViewport();
  await expect(page.locator(':target')).toContainText('Support client');
});

test('every row that a calculation names is in the methodology @desktop', async ({ page }) => {
  await openCalculator(page);
  for (const mode of ['Combiné', 'Secteur Uniquement', 'Cas d’Usage Seul']) {
    await page.getByRole('radio', { name: mode }).check();
    await submit(page).click();
    await expect(page.locator('aside details')).toHaveCount(7);
    const anchors = await page
      .locator('aside details a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(anchors.length).toBeGreaterThan(2);
    for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1);
  }
});

test('a figure without calculation says why @desktop', async ({ page }) => {
  await openCalculator(page, '?cloud=0&chiffres=abc');
  await page.locator('aside summary').filter({ hasText: 'Seuil de rentabilité' }).click();
  await expect(page.locator('aside details[open]')).toContainText(
    'Sans économies, il n’y a ni seuil de rentabilité ni ROI combiné.',
  );
});

test('the chart says its figures, marks the break-even and has a table', async ({ page }) => {
  await openCalculator(page);
  await expect(page.locator('[data-panel=chart]')).toHaveCount(0);
  await submit(page).click();
  const panel = page.locator('[data-panel=chart]');
  await expect(panel.getByRole('img', { name: 'Économies cumulées' })).toHaveAccessibleName(
    /Économies cumulées · 462.748.€\. Mise en œuvre · 5.103.€\. Seuil de rentabilité.: 0,4.mois\./,
  );
  await panel.getByText('Les mêmes chiffres en tableau').click();
  await expect(panel.getByRole('row')).toHaveCount(5);
  await expect(panel.getByRole('row').nth(4)).toHaveText(/3.*5.103.€.*462.748.€.*457.645.€/);
  // Read without colour: one line is dashed, and each is named where it ends.
  await expect(panel.locator('svg line[stroke-dasharray="8 5"]')).toHaveCount(1);
});

test('no savings, late, tiny and saturated amounts are drawn without a number that is none', async ({ page }) => {
  const cases = [
    ['cloud=1000', 'Pas de seuil de rentabilité'],
    ['cloud=3096', 'Pas de seuil de rentabilité'],
    ['cloud=-1e300', 'Pas de seuil de rentabilité'],
    ['cloud=3096,01', 'Seuil de rentabilité au-delà de trois ans'],
    ['cloud=4000', 'Seuil de rentabilité au-delà de trois ans'],
    ['cloud=1e308', 'Seuil de rentabilité'],
  ] as const;
  for (const [amount, text] of cases) {
    await openCalculator(page, `?${amount}&chiffres=abc`);
    const panel = page.locator('[data-panel=chart]');
    await expect(panel).toContainText(text);
    const markup = await page.locator('[data-island=roi-calculator]').evaluate((island) => island.innerHTML);
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});

test('use cases are compared for the sector and spend, highest return first; a card selects its use case', async ({
  page,
}) => {
  await openCalculator(page);
  const panel = page.locator('[data-panel=comparison]');
  const returns = async () =>
    await panel.locator('data').evaluateAll((nodes) => nodes.map((node) => Number(node.getAttribute('value'))));
  await expect(panel.getByRole('button')).toHaveCount(14);
  await expect(panel.getByText(/Finance · 150.000.€ par an/)).toBeVisible();
  expect(await returns()).toEqual((await returns()).toSorted((a, b) => b - a));
  await expect(panel.getByRole('listitem').first()).toContainText('Support client');
  await expect(panel.getByRole('listitem').first()).toContainText('Bon');
  await expect(panel.getByRole('button', { pressed: true })).toHaveText('Support client');

  await control(page, 'sector').selectOption('education');
  await expect(panel.getByRole('listitem').first()).toContainText('Formation');
  expect(await returns()).toEqual((await returns()).toSorted((a, b) => b - a));
  await panel.getByRole('listitem').first().click();
  await expect(control(page, 'useCase')).toHaveValue('training');
  await panel.getByRole('button', { name: 'Trading algorithmique' }).press('Enter');
  await expect(control(page, 'useCase')).toHaveValue('algorithmic-trading');
  await expect(panel.getByRole('button', { pressed: true })).toHaveText('Trading algorithmique');

  await control(page, 'currentCloudSpend').fill('0');
  expect(new Set(await returns())).toEqual(new Set([0]));
  await expect(panel.getByRole('listitem').nth(1)).toContainText('Analyse documentaire');
});

test('when the details of a result do not arrive, its figures stay and the page says what to do @desktop', async ({
  page,
}) => {
  await page.route('**/assets/result-details-*.js', (route) => route.abort());
  await openCalculator(page);
  await submit(page).click();
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '9417');
  await expect(page.getByRole('alert').filter({ hasText: 'Le détail de ce résultat' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copier le lien' })).toHaveCount(0);
});

test('a translated page still computes, compares and says so @desktop', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openCalculator(page);
  await submit(page).click();
  await expect(page.locator('[data-panel=chart]')).toBeVisible();
  const translate = () =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest('svg, option') !== null || text.data.trim() === '') continue;
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(text.data);
      }
    });
  await translate();
  await page.locator('aside summary').first().click();
  await control(page, 'sector').selectOption('retail');
  await control(page, 'currentCloudSpend').fill('13096');
  await expect(page.locator('[data-panel=comparison]').getByText(/13.096.€ par an/)).toBeVisible();
  await translate();
  await submit(page).click();
  await expect(figure(page, 'annualSavings')).toHaveText(/^11.500.€$/);
  await expect(page.locator('main').getByRole('status')).toContainText(/11.500.€/);
  await translate();
  await page.getByRole('radio', { name: 'Secteur Uniquement' }).check();
  await submit(page).click();
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '175');
  expect(errors).toEqual([]);
});

test('a result with everything unfolded is accessible, and its targets are large enough', async ({ page }) => {
  await openCalculator(page);
  await submit(page).click();
  await unfoldResult(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await targetsTooSmall(page)).toEqual([]);
});

// Amounts of many digits, and those that are only named as beyond a limit, with the longest names.
for (const amount of ['150000', '333333333333', '-333333333333', '1e15', '-1e15']) {
  test(`with ${amount} € everything unfolded fits a screen of 320 px; its table scrolls in a named box @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openCalculator(page, `?secteur=insurance&cas=real-estate-management&cloud=${amount}&serveurs=${amount}`);
    for (const mode of ['Combiné', 'Secteur Uniquement', 'Cas d’Usage Seul']) {
      await page.getByRole('radio', { name: mode }).check();
      await submit(page).click();
      await unfoldResult(page);
      expect(await elementsOutside(page), mode).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), mode).toBe(320);
    }
    const box = page.getByRole('region', { name: 'Les mêmes chiffres en tableau' });
    await box.focus();
    await expect(box).toBeFocused();
    expect(await box.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto');
  });
}

test('from the form to the printed report with the keyboard alone @desktop', async ({ page }) => {
  await page.addInitScript(() => Object.assign(globalThis, { print: () => (document.title = 'imprimé') }));
  await openCalculator(page);
  await page.getByRole('radio', { name: 'Combiné' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(control(page, 'sector')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(control(page, 'sector')).toHaveValue('legal');
  for (
    let stop = 0;
    stop < 12 && !(await submit(page).evaluate((button) => button === document.activeElement));
    stop += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(figure(page, 'annualSavings')).toHaveAttribute('value', '296130');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('aside details[open]')).toContainText('économies moyennes du secteur');
  const print = page.getByRole('button', { name: 'Imprimer ou enregistrer en PDF' });
  for (let stop = 0; stop < 15 && !(await print.evaluate((button) => button === document.activeElement)); stop += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('imprimé');
});

for (const [name, query] of [
  ['the default inputs', ''],
  [
    'extreme inputs',
    '?secteur=insurance&cas=real-estate-management&cloud=-1e300&serveurs=1e300&mois=24&effectif=5000%2B',
  ],
  ['the longest calculation', '?secteur=public&cas=real-estate-management&cloud=987654321,99&serveurs=123456789,12'],
] as const) {
  test(`${name} print as one page: title, date, inputs, result, chart, steps, sources and link @desktop`, async ({
    page,
  }) => {
    await openCalculator(page, query);
    await submit(page).click();
    await expect(page.locator('.print-report')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const report = page.locator('.print-report');
    const date = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(new Date());
    await expect(report.getByRole('heading')).toHaveText([
      'Estimation de retour sur investissement',
      'Situation',
      'Résultat',
      'Sur trois ans',
      'Calcul',
      'Sources',
    ]);
    await expect(report).toContainText(date);
    await expect(report).toContainText('prix publics des packs Starter et Business');
    await expect(report).toContainText(page.url());
    await expect(report.getByRole('img', { name: 'Économies cumulées' })).toBeVisible();
    for (const hidden of ['header', 'footer', 'form', 'aside', '#methodologie']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
}

test('without a result the page prints its choices and its method, and nothing to click or fold out @desktop', async ({
  page,
}) => {
  await openCalculator(page);
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['h1', 'form', '[name=sector]', '#methodologie']) {
    await expect(page.locator(`main ${shown}`).first()).toBeVisible();
  }
  await expect(page.getByText('Secteur choisi', { exact: true })).toBeVisible();
  for (const hidden of ['aside > div', '[data-panel=recommendations]', '[data-panel=comparison]', 'details']) {
    await expect(page.locator(`main ${hidden}`).first()).toBeHidden();
  }
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
  // A table that the visitor has opened is wanted on paper too.
  await page.emulateMedia({ media: 'screen' });
  await page.getByText('Coefficients par cas d’usage').click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table').first()).toBeVisible();
});
