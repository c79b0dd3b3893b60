import { writeFrenchNumber } from '../../src/roi/numbers.ts';
import { formatAmount } from '../../src/ui/format-numbers.ts';
import { formPlace } from './forms.ts';
import { calculated, toldBy, withCalculator } from './roi-calculator-page.ts';
import { containing, withSome } from './site.ts';
import { openAlive } from './open-alive.ts';
import { expect, test } from './test.ts';
import { listen } from '../run/listen.ts';

/** An amount that stands nowhere else on the site. */
const spend = 87_654;

withCalculator(({ path, roi, texts }) => {
  const place = formPlace('contact');
  const card = place?.form.calculation;
  const audit = texts.result.actions.find(({ href }) => place !== undefined && href?.startsWith(place.path));

  withSome('form that takes a calculation', card && audit && place && { card, audit, place }, (found) => {
    test('a result goes with a request: read, removable, with a message to start from, and sent as fields', async ({
      calculator,
      contact,
      delivering,
      receiver,
      page,
    }) => {
      const shown = page.locator('[data-calculation]');
      const message = contact.field(found.card.fills);
      const inputs = { calculationType: 'combined', currentCloudSpend: spend } as const;
      const result = calculated(inputs);
      const ask = async () => {
        await calculator.mode('combined').check();
        await calculator.control('currentCloudSpend').fill(writeFrenchNumber(spend));
        await calculator.submit.click();
        await expect(calculator.chart).toBeVisible();
        await calculator.aside.getByRole('link', { name: found.audit.label }).click();
        await expect(shown).toBeVisible();
        expect(page.url()).not.toContain(String(spend));
      };
      const askAgain = async () => {
        await openAlive(page, new URL(path, page.url()).href);
        await ask();
      };
      await delivering(path);
      await ask();
      const { summary, request } = roi.sentences;
      for (const text of [found.card.heading, formatAmount(spend), ...toldBy(summary.join('\n'), inputs)])
        await expect(shown).toContainText(text);
      await expect(message).not.toHaveValue('');
      for (const text of toldBy(request, inputs)) await expect(message).toHaveValue(containing(text));
      await shown.locator('summary').click();
      expect(await contact.faults()).toEqual([]);

      // It is the visitor's to change, and stays changed.
      await message.fill('Avec nos factures de mars.');
      await page.reload();
      await expect(shown).toBeVisible();
      await expect(message).toHaveValue('Avec nos factures de mars.');

      // A new result has no say over what the visitor has written.
      await askAgain();
      await expect(message).toHaveValue('Avec nos factures de mars.');
      await contact.fillIn();
      await contact.send();
      expect(receiver.received).toHaveLength(1);
      expect(receiver.received[0]).toMatchObject({
        roiCalculationType: 'combined',
        roiCalculationTypeLabel: roi.calculationTypes.find(({ id }) => id === 'combined')?.label,
        roiSector: roi.defaults.sector,
        roiUseCase: roi.defaults.useCase,
        roiCurrentCloudSpend: String(spend),
        roiAnnualSavings: String(result.annualSavings),
        roiLink: expect.stringMatching(new RegExp(`${path}#.*cloud=${spend}.*chiffres=`)),
      });
      expect(receiver.received[0]?.['roiSummary']?.split('\n')).toHaveLength(roi.sentences.summary.length);
      await expect(shown).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

      // Taken off, it takes the message along that nobody changed.
      await askAgain();
      await expect(message).not.toHaveValue('');
      await shown.getByRole('button', { name: found.card.remove }).click();
      await expect(shown).toHaveCount(0);
      await expect(message).toHaveValue('');
      await expect(contact.form.locator(':focus')).toHaveCount(1);
      await page.reload();
      await expect(contact.submit).toBeEnabled();
      await expect(shown).toHaveCount(0);
    });
  });
});

const amounts = ['87654', '43219'];

/** Serves the built site, and notes the line and the headers of every request: the browser tells no test of pages that it prepares. */
async function startLog(siteUrl: string) {
  const requests: string[] = [];
  const { url, stop } = await listen(async (request, response) => {
    requests.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    const answer = await fetch(new URL(request.url ?? '/', siteUrl));
    const headers = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    response.writeHead(answer.status, headers);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const told = () => requests.filter((line) => amounts.some((amount) => line.includes(amount)));
  return { url, stop, told, count: () => requests.length };
}

withCalculator(({ path }) => {
  test('no request carries the amounts of the calculator: by mouse, by keyboard, on reload or when a page is prepared; a former link, with its query, is told once, by the visitor who opens it', async ({
    baseURL,
    calculator,
    page,
  }) => {
    const log = await startLog(baseURL ?? '');
    const fillIn = async () => {
      await openAlive(page, log.url + path);
      await calculator.control('currentCloudSpend').fill('87654');
      await calculator.control('currentOnPremiseSpend').fill('43219');
      await calculator.submit.click();
      await expect(page).toHaveURL(/#.*cloud=87654&serveurs=43219.*chiffres=/);
    };
    const audit = calculator.aside.getByRole('link', { name: 'Audit' });
    await fillIn();
    await page.reload();
    await expect(calculator.figure('threeYearROI')).toBeVisible();
    await expect(calculator.control('currentCloudSpend')).toHaveValue('87654');

    // Under the pointer the browser prepares the next page.
    const before = log.count();
    await audit.hover();
    await expect.poll(log.count).toBeGreaterThan(before);
    await audit.click();
    await expect(page).toHaveURL(/\/contact/);
    // The result came along, by the storage of the tab.
    await expect(page.locator('[data-calculation]')).toContainText('87\u202F654');

    await fillIn();
    await audit.press('Enter');
    await expect(page).toHaveURL(/\/contact/);
    await page.goBack();
    await expect(calculator.control('currentCloudSpend')).toHaveValue('87654');
    const leave = async () => {
      await page.getByRole('contentinfo').getByRole('link').first().click();
      await page.waitForLoadState('networkidle');
    };
    await leave();
    expect(log.told()).toEqual([]);

    await openAlive(page, `${log.url}${path}?v=1&cloud=87654&serveurs=43219&chiffres=abc&utm_source=lettre`);
    await expect(calculator.figure('threeYearROI')).toBeVisible();
    await expect(page).toHaveURL(`${log.url}${path}?utm_source=lettre#v=1&cloud=87654&serveurs=43219&chiffres=abc`);
    await page.reload();
    await expect(calculator.control('currentOnPremiseSpend')).toHaveValue('43219');
    await leave();
    expect(log.told()).toEqual([expect.stringMatching(/^GET \S*\?v=1&cloud=87654/)]);
    log.stop();
  });
});
