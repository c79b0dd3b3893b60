import { writeFrenchNumber } from '../../src/roi/numbers.ts';
import { formatAmount } from '../../src/ui/format-numbers.ts';
import { formPlace } from './forms.ts';
import { calculated, toldBy, withCalculator } from './roi-calculator-page.ts';
import { containing, withSome } from './site.ts';
import { expect, test } from './test.ts';

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
        await delivering(path);
        await calculator.mode('combined').check();
        await calculator.control('currentCloudSpend').fill(writeFrenchNumber(spend));
        await calculator.submit.click();
        await expect(calculator.chart).toBeVisible();
        await calculator.aside.getByRole('link', { name: found.audit.label }).click();
        await expect(shown).toBeVisible();
        expect(page.url()).not.toContain(String(spend));
      };
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
      await ask();
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
      await ask();
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
