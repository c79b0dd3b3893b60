import { expect, test, type Page } from 'playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { elementsOutside } from './layout.ts';
import { messagesOf } from './messages-of.ts';
import { openAlive } from './open-alive.ts';

const programme = '/resources/webinars';

let messages: string[] = [];

test.beforeEach(({ page }) => {
  messages = messagesOf(page);
});

test.afterEach(() => expect(messages).toEqual([]));

const upcoming = (page: Page) => page.locator('[data-group=upcoming] li');
const past = (page: Page) => page.locator('[data-group=past] li');
const daysOf = (list: ReturnType<typeof past>) =>
  list.evaluateAll((items) => items.map((item) => item.querySelector('time')?.dateTime));
const [september, october, november, december, january, february] = [
  '2026-09-24',
  '2026-10-15',
  '2026-11-12',
  '2026-12-03',
  '2027-01-14',
  '2027-02-04',
];

test.describe('the webinars', () => {
  test('are upcoming or past by the visitor’s date, past ones apart and latest first', async ({ page }) => {
    const all = [september, october, november, december, january, february];
    for (const [time, come] of [
      ['2026-01-01T12:00+01:00', 6],
      ['2026-12-02T23:59+01:00', 3],
      ['2026-12-03T23:30+01:00', 3],
      ['2026-12-04T00:01+01:00', 2],
      ['2031-01-01T12:00+01:00', 0],
    ] as const) {
      await page.clock.setFixedTime(time);
      await openAlive(page, programme);
      expect(await daysOf(upcoming(page)), time).toEqual(all.slice(all.length - come));
      expect(await daysOf(past(page)), time).toEqual(all.slice(0, all.length - come).toReversed());
      await expect(page.getByRole('heading', { name: 'À venir' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Passés' })).toBeVisible({ visible: come < 6 });
      await expect(page.getByText('Aucune séance n’est annoncée')).toBeVisible({ visible: come === 0 });
      await expect(page.getByRole('link', { name: /^Ajouter à mon agenda/ })).toHaveCount(come);
      await expect(page.getByRole('link', { name: /^Demander l’enregistrement/ })).toHaveCount(6 - come);
      expect(await elementsOutside(page)).toEqual([]);
    }
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([]);
  });

  test('past, lead to a contact request for the recording', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.setFixedTime('2026-12-04T12:00+01:00');
    await openAlive(page, programme);
    await expect(past(page).first().getByRole('button')).toHaveCount(0);
    await past(page)
      .first()
      .getByRole('link', { name: /^Demander l’enregistrement/ })
      .click();
    await expect(page).toHaveURL(/\/contact\?demande=messagerie-automatisee#message$/);
  });

  test('stay as they are when one registers: the message changes no state', { tag: '@desktop' }, async ({ page }) => {
    await page.clock.setFixedTime('2026-12-01T12:00+01:00');
    await openAlive(page, programme);
    for (const label of ['Rejoindre', 'S’inscrire']) {
      const button = upcoming(page).getByRole('button', { name: label }).first();
      await button.click();
      const message = page.getByRole('dialog', { name: 'Vous êtes maintenant inscrit au webinar !' });
      await expect(message).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(message).toBeHidden();
      await expect(button).toHaveText(new RegExp(`^${label}`));
    }
  });

  test(
    'lead from their message to a request for the link of that very session',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.clock.setFixedTime('2026-12-01T12:00+01:00');
      await openAlive(page, programme);
      const link = page.getByRole('dialog').getByRole('link', { name: 'Recevoir le lien' });
      for (const id of ['graphe-contrats', 'messagerie-automatisee']) {
        await page.locator(`[data-webinar=${id}]`).click();
        await expect(link).toHaveAttribute('href', `/contact?sujet=training&demande=${id}`);
        await page.keyboard.press('Escape');
      }
    },
  );

  test(
    'change lists under an open page at the visitor’s midnight, and the focus goes along',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.clock.install({ time: '2026-12-03T23:50+01:00' });
      await openAlive(page, programme);
      const button = upcoming(page).first().getByRole('button');
      await expect(button).toHaveText(/^S’inscrire/);
      await button.focus();
      await page.clock.runFor('09:00');
      await expect(button).toBeFocused();
      await page.clock.runFor('02:00');
      expect((await daysOf(past(page)))[0]).toBe(december);
      await expect(
        past(page)
          .first()
          .getByRole('link', { name: /^Demander l’enregistrement/ }),
      ).toBeFocused();
    },
  );

  for (const [zone, time, list] of [
    ['America/Los_Angeles', '2026-12-04T03:00Z', 'upcoming'],
    ['Pacific/Auckland', '2026-12-03T12:00Z', 'past'],
  ] as const) {
    test.describe(`in ${zone}`, () => {
      test.use({ timezoneId: zone });

      test(`follow the visitor’s own date, not that of Paris`, { tag: '@desktop' }, async ({ page }) => {
        await page.clock.setFixedTime(time);
        await openAlive(page, programme);
        await expect(page.locator(`[data-group=${list}] #webinaire-messagerie-automatisee`)).toBeVisible();
      });
    });
  }
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the webinars are one list in order of date, with a note that holds before and after it', async ({ page }) => {
    await page.goto(programme);
    const dates = await page
      .locator('li[data-date] time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual([september, october, november, december, january, february]);
    await expect(page.getByText('L’inscription reste ouverte après la séance')).toBeVisible();
    for (const name of ['À venir', 'Passés']) await expect(page.getByRole('heading', { name })).toBeHidden();
    await expect(page.getByRole('link', { name: /^Demander l’enregistrement/ })).toHaveCount(0);
  });
});
