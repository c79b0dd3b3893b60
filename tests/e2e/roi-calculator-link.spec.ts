import { expect, test } from 'playwright/test';
import { control, figure, openCalculator, status, submit } from './roi-calculator-page.ts';

const complaints: string[] = [];

test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});
test.afterEach(() => expect(complaints).toEqual([]));

const asMadeBefore = '?v=1&mode=combine&secteur=finance&cas=support-client&cloud=150000&serveurs=50000&mois=6';

test('the address follows the form, and opens on the same form and result', async ({ page, context }) => {
  await openCalculator(page);
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('radio', { name: 'Cas d’Usage Seul' }).check();
  await control(page, 'useCase').selectOption('cybersecurity');
  await control(page, 'currentCloudSpend').fill('1 200,50');
  await control(page, 'currentOnPremiseSpend').fill('-3');
  await control(page, 'companySize').selectOption('5000+');
  await control(page, 'implementationTimeline').press('End');
  await expect(page).toHaveURL(
    /roi-calculator#v=1&mode=cas-usage&secteur=finance&cas=cybersecurity&cloud=1200%2C5&serveurs=-3&mois=24&effectif=5000%2B$/,
  );
  await submit(page).click();
  await expect(page).toHaveURL(/&chiffres=[a-z0-9]+$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  const other = await context.newPage();
  await openCalculator(other, new URL(page.url()).hash);
  await expect(figure(other, 'threeYearROI')).toHaveAttribute('value', '210');
  for (const name of ['annualSavings', 'breakEvenMonths', 'localAICost', 'implementationCost']) {
    await expect(figure(other, name)).toHaveAttribute(
      'value',
      (await figure(page, name).getAttribute('value')) ?? 'missing',
    );
  }
  await expect(other.getByRole('radio', { name: 'Cas d’Usage Seul' })).toBeChecked();
  await expect(control(other, 'currentCloudSpend')).toHaveValue('1200,5');
  await expect(control(other, 'currentOnPremiseSpend')).toHaveValue('-3');
  await expect(control(other, 'companySize')).toHaveValue('5000+');
  await expect(control(other, 'implementationTimeline')).toHaveValue('24');
  await expect(other.getByText('Les chiffres des tables ont changé')).toHaveCount(0);
});

test('a link made before a result, or by hand, fills the form and computes nothing @desktop', async ({ page }) => {
  await openCalculator(page, '?secteur=legal&cloud=90%20000&utm_source=lettre');
  await expect(control(page, 'sector')).toHaveValue('legal');
  await expect(control(page, 'currentCloudSpend')).toHaveValue('90000');
  await expect(control(page, 'useCase')).toHaveValue('support-client');
  await expect(figure(page, 'annualSavings')).toHaveCount(0);
  await expect(status(page)).toBeEmpty();
  // What the address says of a calculation has left the query; the rest of it is not ours.
  await expect(page).toHaveURL(/roi-calculator\?utm_source=lettre#secteur=legal&cloud=90\+000$/);
});

test('going back from a row of the methodology leaves form and result as they are @desktop', async ({ page }) => {
  await openCalculator(page);
  await submit(page).click();
  await expect(page).toHaveURL(/chiffres=/);
  await page.locator('aside').getByText('Voir le calcul').first().click();
  await page.getByRole('link', { name: 'Compatibilité, Finance' }).click();
  await expect(page).toHaveURL(/roi-calculator#compatibilite-finance$/);
  await page.reload();
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '9417');
  await control(page, 'currentCloudSpend').fill('7');
  await expect(page).toHaveURL(/roi-calculator#v=1&.*&cloud=7&/);
  await page.goBack();
  await expect(control(page, 'currentCloudSpend')).toHaveValue('150000');
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '9417');
});

test('a link with a former id opens on the row that replaced it, whatever its version @desktop', async ({ page }) => {
  await page.route(/\/roi-calculator\?/, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const renamed = html.replace(
      '{&quot;id&quot;:&quot;training&quot;,',
      '{&quot;id&quot;:&quot;training&quot;,&quot;aliases&quot;:[&quot;e-learning&quot;],',
    );
    expect(renamed).not.toBe(html);
    await route.fulfill({ response, body: renamed });
  });
  for (const version of ['v=0', 'v=1', 'v=7', 'x=1']) {
    await openCalculator(page, `?${version}&cas=e-learning&cloud=10000&chiffres=abc`);
    await expect(control(page, 'useCase')).toHaveValue('training');
    await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '301');
  }
});

test('a link made with other constants says so, and its result uses those of today @desktop', async ({ page }) => {
  await openCalculator(page, `${asMadeBefore}&effectif=500-5000&chiffres=abc1234`);
  const note =
    'Les chiffres des tables ont changé depuis la création de ce lien. Ce résultat emploie ceux d’aujourd’hui.';
  await expect(page.locator('aside').getByText(note)).toBeVisible();
  await expect(figure(page, 'threeYearROI')).toHaveAttribute('value', '9417');
  await expect(status(page)).toContainText(note);
  await submit(page).click();
  await expect(page.locator('aside').getByText(note)).toHaveCount(0);
});

test('malformed and hostile values are ignored, said, and never shown as a result @desktop', async ({ page }) => {
  await openCalculator(
    page,
    '?mode=%3Cscript%3E&secteur=javascript:alert(1)&cas=__proto__&cloud=1e999x&serveurs=%E0%A4%A&mois=-1&effectif=%00&chiffres=abc',
  );
  await expect(page.locator('main p').filter({ hasText: 'Une partie de ce lien n’a pas été reconnue.' })).toBeVisible();
  await expect(status(page)).toContainText('Une partie de ce lien');
  await expect(control(page, 'sector')).toHaveValue('finance');
  await expect(control(page, 'currentCloudSpend')).toHaveValue('150000');
  await expect(figure(page, 'annualSavings')).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByText('Une partie de ce lien n’a pas été reconnue.')).toHaveCount(0);
});

test('a sector that the calculator does not know counts with a bonus of 1 @desktop', async ({ page }) => {
  await openCalculator(page, '?secteur=insurance&cloud=13096&chiffres=abc');
  await expect(control(page, 'sector').locator('option:checked')).toHaveText('Autre secteur');
  await expect(figure(page, 'compatibilityBonus')).toHaveAttribute('value', '1');
  await expect(figure(page, 'annualSavings')).toHaveAttribute('value', '10000');
  await expect(page.getByRole('link', { name: 'Demander un Audit ROI Personnalisé' }).first()).toHaveAttribute(
    'href',
    '/contact?sujet=roi-analysis&cas=support-client',
  );
});

test('the link is copied, and the page says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCalculator(page);
  await submit(page).click();
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(status(page)).toHaveText('Lien copié');
  await expect(page.locator('aside').getByText('Lien copié')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  await control(page, 'currentCloudSpend').fill('5');
  await expect(page.locator('aside').getByText('Lien copié')).toHaveCount(0);
});

test('when the clipboard is refused, the address is shown and selected @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await openCalculator(page);
  await submit(page).click();
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  const field = page.getByRole('textbox', { name: 'Adresse de ce calcul' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(page.url());
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
  await expect(page.getByText('Votre navigateur n’a pas permis la copie.')).toBeVisible();
  await expect(status(page)).not.toHaveText('Lien copié');
});

test('a result is announced once, also when a link brings it @desktop', async ({ page }) => {
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
  await openCalculator(page, `${asMadeBefore}&chiffres=abc`);
  await expect(page.locator('[data-panel=chart]')).toBeVisible();
  expect(await said()).toHaveLength(1);
  await control(page, 'currentCloudSpend').fill('13096');
  await submit(page).click();
  await expect(figure(page, 'annualSavings')).toHaveAttribute('value', '10500');
  expect(await said()).toHaveLength(2);
  await submit(page).click();
  await expect.poll(said).toHaveLength(3);
});
