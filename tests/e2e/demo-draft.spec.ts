import { startConfiguredSite } from './configured-site.ts';
import { DemoForm, last, lineName, other, slotField, slots, standard } from './demo-form-page.ts';
import { formPlace, linkedRows, withForm } from './forms.ts';
import { expect, test } from './neutral-site.ts';
import { pages, settings, withSome } from './site.ts';

const described = formPlace('demo')?.form;
/** What the links to this form can name, by id, and what the form then holds. */
const linkedSectors = linkedRows(described, 'secteur').map(({ id, fields: { sector: value = '' } }) => ({
  id,
  value,
}));
const linkedUseCases = linkedRows(described, 'cas').map(({ id, fields: { useCase: value = '' } }) => ({ id, value }));

withForm('demo', ({ path: demo }) => {
  test.beforeEach(({ page }) => new DemoForm(page).open());

  test.describe('what has been typed', () => {
    const [useCase] = linkedUseCases;
    const [sector] = linkedSectors;
    const isTyped = linkedRows(described, 'type').length > 0;
    const links = isTyped && sector && useCase && lineName !== undefined && { sector, useCase, name: lineName };
    withSome('type, sector and use case that a link can name', links || undefined, (link) => {
      const query = `secteur=${link.sector.id}&cas=${link.useCase.id}`;

      test('is kept beside what a link brings', async ({ booking }) => {
        await booking.field(link.name).fill('Claire Martin');
        await booking.open(`${demo}?type=${other}&${query}&sujet=demo`);
        await expect(booking.type(other)).toBeChecked();
        await expect(booking.field('sector')).toHaveValue(link.sector.value);
        await expect(booking.field('useCase')).toHaveValue(link.useCase.value);
        await expect(booking.field(link.name)).toHaveValue('Claire Martin');
      });

      test('makes way for the choices of a later link, and only for those it names', async ({ booking, page }) => {
        await booking.type(last).check({ force: true });
        await booking.field('sector').selectOption({ index: 0 });
        await booking.field(link.name).fill('Le journal des accès');
        await booking.open(`${demo}?${query}`);
        await expect(booking.type(last)).toBeChecked();
        await expect(booking.field('sector')).toHaveValue(link.sector.value);
        await expect(booking.field(link.name)).toHaveValue('Le journal des accès');
        await expect(page.getByText(settings.forms.draft.restored)).toBeVisible();
        await booking.open(`${demo}?type=${other}`);
        await expect(booking.type(other)).toBeChecked();
        await page.getByRole('button', { name: settings.forms.draft.clear }).click();
        await expect(booking.type(other)).toBeChecked();
        expect(await booking.filledFields()).toEqual({});
      });
    });
  });

  withSome('hour to choose', slotField, ({ name, days = [] }) => {
    test('the hour comes back also where it is the only one', async ({ booking, baseURL, page }) => {
      const [hour = ''] = slots;
      const one = JSON.stringify([{ ...days[0], times: [hour] }]);
      const changed = JSON.stringify(pages).replaceAll(JSON.stringify(days), one);
      const site = await startConfiguredSite(baseURL ?? '', { pages: JSON.parse(changed) as typeof pages });
      await booking.open(site.url + demo);
      await expect(booking.field(name)).toHaveCount(1);
      await booking.field(name).check({ force: true });
      await page.reload();
      await expect(booking.submit).toBeEnabled();
      await expect(booking.field(name)).toBeChecked();
      await expect(booking.field(name)).toHaveValue(hour);
      site.stop();
    });
  });

  test('a link with unknown values opens the form as it is', async ({ booking }) => {
    await booking.open(`${demo}?type=nope&secteur=constructor&cas=%00&sujet=`);
    await expect(booking.type(standard)).toBeChecked();
    expect(await booking.filledFields()).toEqual({});
  });

  /** A page with a link here that names a sector, and what the form then holds. */
  const from = pages
    .flatMap(({ path, blocks }) =>
      linkedSectors.map(({ id, value }) => ({
        path,
        id,
        value,
        isLinked: new RegExp(String.raw`"${demo}\?[^"]*secteur=${id}["&#]`).test(JSON.stringify(blocks)),
      })),
    )
    .find(({ isLinked }) => isLinked);
  withSome('page that leads to a demonstration for its sector', from, ({ path, id, value }) => {
    test('from a sector page, the form opens with the sector', async ({ booking, page }) => {
      await page.goto(path);
      await page.locator(`main a[href^="${demo}?"][href*="secteur=${id}"]`).first().click();
      await expect(booking.field('sector')).toHaveValue(value);
    });
  });
});
