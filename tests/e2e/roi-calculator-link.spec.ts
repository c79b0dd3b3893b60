import { subjectOf } from '../../src/calculator/names.ts';
import { formatAmount } from '../../src/ui/format-result.ts';
import { writeFrenchNumber } from '../../src/roi/numbers.ts';
import { contextHref } from '../../src/ui/context-href.ts';
import { expect, test } from './neutral-site.ts';
import {
  calculated,
  control,
  expectResult,
  explanation,
  figure,
  mode,
  openCalculator,
  openDetail,
  status,
  submit,
  toldBy,
  withCalculator,
} from './roi-calculator-page.ts';

const complaints: string[] = [];

test.beforeEach(({ page }) => {
  complaints.length = 0;
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
});
test.afterEach(() => expect(complaints).toEqual([]));

withCalculator(({ path, roi, texts: { form, result, share }, methodology }) => {
  const { defaults } = roi;
  /** Other choices than those of the form as it opens. */
  const sector = roi.sectors.find(({ id }) => id !== defaults.sector)?.id ?? defaults.sector;
  const useCase = roi.useCases.findLast(({ id }) => id !== defaults.useCase)?.id ?? defaults.useCase;
  const companySize = roi.companySizes.findLast(({ id }) => id !== defaults.companySize)?.id ?? defaults.companySize;
  const asMadeBefore = `?v=1&mode=combine&secteur=${defaults.sector}&cas=${defaults.useCase}&cloud=150000&serveurs=50000&mois=${defaults.implementationTimeline}`;

  test('the address follows the form, and opens on the same form and result', async ({ page, context }) => {
    await openCalculator(page);
    const entries = await page.evaluate(() => history.length);
    await mode(page, 'usecase-only').check();
    await control(page, 'useCase').selectOption(useCase);
    await control(page, 'currentCloudSpend').fill('1 200,50');
    await control(page, 'currentOnPremiseSpend').fill('-3');
    await control(page, 'companySize').selectOption(companySize);
    await control(page, 'implementationTimeline').press('End');
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
    await submit(page).click();
    await expect(page).toHaveURL(/&chiffres=[a-z0-9]+$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);

    const other = await context.newPage();
    await openCalculator(other, new URL(page.url()).hash);
    await expectResult(other, { calculationType: 'usecase-only', useCase, currentCloudSpend: 1200.5 });
    await expect(mode(other, 'usecase-only')).toBeChecked();
    await expect(control(other, 'currentCloudSpend')).toHaveValue('1200,5');
    await expect(control(other, 'currentOnPremiseSpend')).toHaveValue('-3');
    await expect(control(other, 'companySize')).toHaveValue(companySize);
    await expect(control(other, 'implementationTimeline')).toHaveValue(String(roi.timeline.maxMonths));
    await expect(other.getByText(share.changed)).toHaveCount(0);
  });

  test('a link made before a result, or by hand, fills the form and computes nothing', async ({ page }) => {
    await openCalculator(page, `?secteur=${sector}&cloud=90%20000&utm_source=lettre`);
    await expect(control(page, 'sector')).toHaveValue(sector);
    await expect(control(page, 'currentCloudSpend')).toHaveValue('90000');
    await expect(control(page, 'useCase')).toHaveValue(defaults.useCase);
    await expect(figure(page, 'annualSavings')).toHaveCount(0);
    await expect(status(page)).toBeEmpty();
    // What the address says of a calculation has left the query; the rest of it is not ours.
    await expect(page).toHaveURL(`${path}?utm_source=lettre#secteur=${sector}&cloud=90+000`);
  });

  test('going back from a row of the methodology leaves form and result as they are', async ({ page }) => {
    test.skip(methodology === undefined, 'the page has no methodology');
    await openCalculator(page);
    await submit(page).click();
    await expect(page).toHaveURL(/chiffres=/);
    await openDetail(page);
    const link = explanation(page, 'localAICost').getByRole('link').last();
    const row = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(path + row);
    await page.reload();
    await expectResult(page);
    await control(page, 'currentCloudSpend').fill('7');
    await expect(page).toHaveURL((url) => url.pathname === path && /^#v=1&.*&cloud=7&/.test(url.hash));
    await page.goBack();
    await expect(control(page, 'currentCloudSpend')).toHaveValue(writeFrenchNumber(defaults.currentCloudSpend));
    await expectResult(page);
  });

  test('a link with a former id opens on the row that replaced it, whatever its version', async ({ page }) => {
    const { id = '' } = roi.useCases.find((row) => row.aliases === undefined) ?? {};
    const written = `{&quot;id&quot;:&quot;${id}&quot;,`;
    await page.route(
      (url) => url.pathname === path,
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const renamed = html.replace(written, `${written}&quot;aliases&quot;:[&quot;un-ancien-nom&quot;],`);
        expect(renamed).not.toBe(html);
        await route.fulfill({ response, body: renamed });
      },
    );
    for (const version of ['v=0', 'v=1', 'v=7', 'x=1']) {
      await openCalculator(page, `?${version}&cas=un-ancien-nom&cloud=10000&chiffres=abc`);
      await expect(control(page, 'useCase')).toHaveValue(id);
      await expectResult(page, { useCase: id, currentCloudSpend: 10_000 });
    }
  });

  test('a link made with other constants says so, and its result uses those of today', async ({ page }) => {
    await openCalculator(page, `${asMadeBefore}&chiffres=abc1234`);
    await expect(page.locator('aside').getByText(share.changed)).toBeVisible();
    await expectResult(page, { calculationType: 'combined', currentCloudSpend: 150_000 });
    await expect(status(page)).toContainText(share.changed);
    await submit(page).click();
    await expect(page.locator('aside').getByText(share.changed)).toHaveCount(0);
  });

  test('malformed and hostile values are ignored, said, and never shown as a result', async ({ page }) => {
    await openCalculator(
      page,
      '?mode=%3Cscript%3E&secteur=javascript:alert(1)&cas=__proto__&cloud=1e999x&serveurs=%E0%A4%A&mois=-1&effectif=%00&chiffres=abc',
    );
    await expect(page.locator('main p').filter({ hasText: share.damaged })).toBeVisible();
    await expect(status(page)).toContainText(share.damaged);
    await expect(control(page, 'sector')).toHaveValue(defaults.sector);
    await expect(control(page, 'currentCloudSpend')).toHaveValue(writeFrenchNumber(defaults.currentCloudSpend));
    await expect(figure(page, 'annualSavings')).toHaveCount(0);
    await submit(page).click();
    await expect(page.getByText(share.damaged)).toHaveCount(0);
  });

  test('a sector that the calculator does not know counts with the bonus of its own', async ({ page }) => {
    const unknown = 'un-secteur-inconnu';
    await openCalculator(page, `?mode=combine&secteur=${unknown}&cloud=13096&chiffres=abc`);
    await expect(control(page, 'sector').locator('option:checked')).toHaveText(form.unknownSector);
    await expect(figure(page, 'compatibilityBonus')).toHaveAttribute('value', String(roi.bonuses.unknownSector));
    await expectResult(page, { calculationType: 'combined', sector: unknown, currentCloudSpend: 13_096 });
    for (const { label, href } of result.actions.filter((action) => action.href !== undefined))
      await expect(page.locator('aside').getByRole('link', { name: label })).toHaveAttribute(
        'href',
        contextHref(href ?? '', { cas: defaults.useCase }),
      );
  });

  test('the link is copied, and the page says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCalculator(page);
    await submit(page).click();
    await page.getByRole('button', { name: share.copy }).click();
    await expect(status(page)).toHaveText(share.copied);
    // The button that was pressed says it too.
    await expect(page.getByRole('button', { name: share.copied })).toBeFocused();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    await control(page, 'currentCloudSpend').fill('5');
    await submit(page).click();
    await expect(page.getByRole('button', { name: share.copy })).toBeVisible();
  });

  test('a result is shared by what the device has for it, else by a mail', async ({ page }) => {
    await openCalculator(page);
    await submit(page).click();
    const mail = page.locator('aside').getByRole('link', { name: share.mail });
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
    await expect(status(page)).toHaveText(share.shared);
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
    test(`a shared link opens on its result in a window of ${width} × ${height}, and says so on its first line`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const inputs = { ...defaults, calculationType: 'combined', sector, useCase } as const;
      await openCalculator(page, `#mode=combine&secteur=${sector}&cas=${useCase}&chiffres=abc`);
      const heading = page.locator('aside').getByRole('heading', { name: result.heading });
      await expect(heading).toBeFocused();
      for (const name of ['annualSavings', 'threeYearROI', 'breakEvenMonths'])
        await expect(figure(page, name)).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, 0));
      const line = page.locator('main > :first-child');
      await expect(line).toBeInViewport();
      const { opened } = roi.sentences;
      if (opened.includes('{result.subject}'))
        await expect(line).toContainText(subjectOf(inputs, roi, form.unknownSector));
      for (const text of toldBy(opened, inputs)) await expect(line).toContainText(text);
      await line.getByRole('button', { name: share.opened }).click();
      await expect(heading).toBeFocused();
      await expect(figure(page, 'annualSavings')).toBeInViewport({ ratio: 1 });
      // One's own result after a reload is nobody's link.
      await page.reload();
      await expect(page.locator('[data-panel=chart]')).toBeAttached();
      await expect(page.getByRole('button', { name: share.opened })).toHaveCount(0);
    });
  }

  test('when the clipboard is refused, the address is shown and selected', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
    });
    await openCalculator(page);
    await submit(page).click();
    await page.getByRole('button', { name: share.copy }).click();
    const field = page.getByRole('textbox', { name: share.address });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(page.url());
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
    await expect(page.getByText(share.refused)).toBeVisible();
    await expect(status(page)).not.toHaveText(share.copied);
  });

  test('a result is announced once, also when a link brings it', async ({ page }) => {
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
    await expect(figure(page, 'annualSavings')).toHaveText(
      formatAmount(calculated({ calculationType: 'combined', currentCloudSpend: 13_096 }).annualSavings),
    );
    expect(await said()).toHaveLength(2);
    await submit(page).click();
    await expect.poll(said).toHaveLength(3);
  });
});
