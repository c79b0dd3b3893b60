import { startConfiguredSite } from './configured-site.ts';
import {
  field,
  fillRequired,
  filledFields,
  last,
  lineName,
  open,
  other,
  slotField,
  slots,
  standard,
  submit,
  textName,
  type,
} from './demo-form-page.ts';
import { formPlace, linkedRows, withForm } from './forms.ts';
import { expect, test } from './neutral-site.ts';
import { pages, plainPath, settings, withSome } from './site.ts';

const booking = formPlace('demo')?.form;
/** What the links to this form can name, by id, and what the form then holds. */
const linkedSectors = linkedRows(booking, 'secteur').map(({ id, fields: { sector: value = '' } }) => ({
  id,
  value,
}));
const linkedUseCases = linkedRows(booking, 'cas').map(({ id, fields: { useCase: value = '' } }) => ({ id, value }));

withForm('demo', ({ path: demo }) => {
  test.beforeEach(({ page }) => open(page));

  test.describe('what has been typed', () => {
    test('survives a reload and a mistaken way back', async ({ page }) => {
      await type(page, last).check({ force: true });
      await fillRequired(page);
      if (textName !== undefined) await field(page, textName).fill('Un chatbot hébergé\nhors d’Europe');
      const typed = await filledFields(page);
      await page.reload();
      await expect(type(page, last)).toBeChecked();
      await expect.poll(() => filledFields(page)).toEqual(typed);
      await page.goto(plainPath);
      await page.goBack();
      await expect(type(page, last)).toBeChecked();
      await expect.poll(() => filledFields(page)).toEqual(typed);
    });

    const [useCase] = linkedUseCases;
    const [sector] = linkedSectors;
    const isTyped = linkedRows(booking, 'type').length > 0;
    const links = isTyped && sector && useCase && lineName !== undefined && { sector, useCase, name: lineName };
    withSome('type, sector and use case that a link can name', links || undefined, (link) => {
      const query = `secteur=${link.sector.id}&cas=${link.useCase.id}`;

      test('is kept beside what a link brings', async ({ page }) => {
        await field(page, link.name).fill('Claire Martin');
        await open(page, `${demo}?type=${other}&${query}&sujet=demo`);
        await expect(type(page, other)).toBeChecked();
        await expect(field(page, 'sector')).toHaveValue(link.sector.value);
        await expect(field(page, 'useCase')).toHaveValue(link.useCase.value);
        await expect(field(page, link.name)).toHaveValue('Claire Martin');
      });

      test('makes way for the choices of a later link, and only for those it names', async ({ page }) => {
        await type(page, last).check({ force: true });
        await field(page, 'sector').selectOption({ index: 0 });
        await field(page, link.name).fill('Le journal des accès');
        await open(page, `${demo}?${query}`);
        await expect(type(page, last)).toBeChecked();
        await expect(field(page, 'sector')).toHaveValue(link.sector.value);
        await expect(field(page, link.name)).toHaveValue('Le journal des accès');
        await expect(page.getByText(settings.forms.draft.restored)).toBeVisible();
        await open(page, `${demo}?type=${other}`);
        await expect(type(page, other)).toBeChecked();
        await page.getByRole('button', { name: settings.forms.draft.clear }).click();
        await expect(type(page, other)).toBeChecked();
        expect(await filledFields(page)).toEqual({});
      });
    });
  });

  withSome('hour to choose', slotField, ({ name, days = [] }) => {
    test('the hour comes back also where it is the only one', async ({ page, baseURL }) => {
      const [hour = ''] = slots;
      const one = JSON.stringify([{ ...days[0], times: [hour] }]);
      const changed = JSON.stringify(pages).replaceAll(JSON.stringify(days), one);
      const site = await startConfiguredSite(baseURL ?? '', { pages: JSON.parse(changed) as typeof pages });
      await open(page, site.url + demo);
      await expect(field(page, name)).toHaveCount(1);
      await field(page, name).check({ force: true });
      await page.reload();
      await expect(submit(page)).toBeEnabled();
      await expect(field(page, name)).toBeChecked();
      await expect(field(page, name)).toHaveValue(hour);
      site.stop();
    });
  });

  test('a link with unknown values opens the form as it is', async ({ page }) => {
    await open(page, `${demo}?type=nope&secteur=constructor&cas=%00&sujet=`);
    await expect(type(page, standard)).toBeChecked();
    expect(await filledFields(page)).toEqual({});
  });

  /** A page with a link here that names a sector, and what the form then holds. */
  const from = pages
    .flatMap(({ path, blocks }) =>
      linkedSectors.map(({ id, value }) => ({
        path,
        id,
        value,
        isLinked: JSON.stringify(blocks).includes(`${demo}?secteur=${id}`),
      })),
    )
    .find(({ isLinked }) => isLinked);
  withSome('page that leads to a demonstration for its sector', from, ({ path, id, value }) => {
    test('from a sector page, the form opens with the sector', async ({ page }) => {
      await page.goto(path);
      await page.locator(`main a[href^="${demo}?secteur=${id}"]`).first().click();
      await expect(field(page, 'sector')).toHaveValue(value);
    });
  });
});
