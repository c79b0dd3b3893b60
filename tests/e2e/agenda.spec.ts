import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { elementsOutside } from './layout.ts';
import { messagesOf } from './messages-of.ts';
import { openAlive } from './open-alive.ts';

const agenda = '/resources/events';

let messages: string[] = [];

test.beforeEach(({ page }) => {
  messages = messagesOf(page);
});

test.afterEach(() => expect(messages).toEqual([]));

/** The rows of the agenda that the visitor sees. */
const rows = (page: Page) => page.locator('li[data-status]:visible');
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const field = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher dans les titres et les descriptions' });
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test.describe('the events', () => {
  test('are filtered by each of the six options, all at first', async ({ page }) => {
    await openAlive(page, agenda);
    await expect(option(page, 'Tous')).toBeChecked();
    await expect(page.getByRole('group', { name: 'Afficher' }).getByRole('radio')).toHaveCount(6);
    const options = [
      ['À venir', 'upcoming', 5],
      ['Passés', 'past', 3],
      ['Formation', 'formation', 2],
      ['Technique', 'technique', 3],
      ['Business', 'business', 3],
      ['Tous', 'all', 8],
    ] as const;
    for (const [name, value, shown] of options) {
      await option(page, name).check();
      await expect(count(page)).toHaveText(`${shown} événements`);
      await expect(rows(page)).toHaveCount(shown);
      const fitting =
        value === 'all' ? rows(page) : page.locator(`[data-status=${value}]:visible, [data-category=${value}]:visible`);
      await expect(fitting).toHaveCount(shown);
      await expect(page).toHaveURL(value === 'all' ? agenda : `${agenda}?filtre=${value}`);
    }
  });

  test('that are past are dimmer than those to come, in each of their texts', async ({ page }) => {
    await openAlive(page, agenda);
    /** How light the text of each part is: the sum of its red, green and blue, times all the opacities around it. */
    const lightness = (status: string) =>
      page
        .locator(`li[data-status=${status}]`)
        .first()
        .evaluate((row) => {
          const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
          const parts = {
            title: 'h3',
            text: 'h3 + p',
            place: 'h3 + p + p',
            day: 'time > :nth-child(2)',
            price: '.figure',
          };
          return Object.entries(parts).map(([part, selector]) => {
            const element = row.querySelector(selector);
            if (!element || !canvas) throw new Error(`no ${part}`);
            let opacity = 1;
            for (let around: Element | null = element; around; around = around.parentElement)
              opacity *= Number(getComputedStyle(around).opacity);
            canvas.fillStyle = getComputedStyle(element).color;
            canvas.fillRect(0, 0, 1, 1);
            const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
            return { part, light: (red + green + blue) * opacity };
          });
        });
    const upcoming = await lightness('upcoming');
    for (const [index, { part, light }] of (await lightness('past')).entries())
      expect(light, part).toBeLessThan((upcoming[index]?.light ?? 0) * 0.9);
  });

  test('are searched in titles and descriptions, without regard to accents and capitals; the count agrees', async ({
    page,
  }) => {
    await openAlive(page, agenda);
    for (const [text, sentence] of [
      ['COLLECTIVITES ET LES HOPITAUX', '1 événement'],
      ['PRESENT', '2 événements'],
      ["demi-journee d'exercices", '1 événement'],
      ['qdrant', '1 événement'],
      ['éléphant', 'Aucun événement'],
      ['', '8 événements'],
    ] as const) {
      await field(page).fill(text);
      await expect(count(page)).toHaveText(sentence);
    }
    await option(page, 'Passés').check();
    await field(page).fill('serveur');
    await expect(count(page)).toHaveText('1 événement');
    await expect(rows(page)).toContainText('Installer la pile complète en une journée');
  });

  test(
    'filtered, are shared by their address, and found again after a reload and on the way back',
    { tag: '@desktop' },
    async ({ page }) => {
      await openAlive(page, `${agenda}?filtre=upcoming&recherche=journ%C3%A9e&source=lettre`);
      await expect(option(page, 'À venir')).toBeChecked();
      await expect(field(page)).toHaveValue('journée');
      await expect(rows(page)).toHaveCount(2);

      await field(page).fill('sauvegarde d’une');
      await option(page, 'Formation').check();
      await field(page).fill('sauvegarde');
      const shared = `${agenda}?filtre=formation&recherche=sauvegarde&source=lettre`;
      await expect(page).toHaveURL(shared);
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
      await expect(field(page)).toHaveValue('sauvegarde');

      await rows(page).getByRole('link', { name: 'S’inscrire' }).click();
      await expect(page).toHaveURL(/\/contact\?demande=formation-administration#message$/);
      await page.goBack();
      await expect(option(page, 'Formation')).toBeChecked();
      await expect(rows(page)).toHaveCount(1);
      // Safari resets the field of a page that comes back from its cache.
      await field(page).evaluate((input: HTMLInputElement) => input.form?.reset());
      await expect(field(page)).toHaveValue('sauvegarde');

      await openAlive(page, shared.replace('formation', 'concert').replace('sauvegarde', ''));
      await expect(option(page, 'Tous')).toBeChecked();
      await expect(count(page)).toHaveText('8 événements');
    },
  );

  test('that are none say so, and a button brings all of them back; both states are accessible', async ({ page }) => {
    await openAlive(page, `${agenda}?filtre=past`);
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([]);
    await field(page).fill('éléphant');
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByText('Rien ne correspond à ces choix')).toBeVisible();
    expect(await accessibilityFaults(page, { within: 'main' })).toEqual([]);
    expect(await elementsOutside(page)).toEqual([]);
    await page.getByRole('button', { name: 'Voir tout l’agenda' }).click();
    await expect(rows(page)).toHaveCount(8);
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(agenda);
  });

  test('are filtered by keyboard alone, and the focus stays where it is', { tag: '@desktop' }, async ({ page }) => {
    await openAlive(page, agenda);
    await page.getByRole('link', { name: 'Retour aux ressources' }).focus();
    await page.keyboard.press('Tab');
    await expect(option(page, 'Tous')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(option(page, 'Passés')).toBeFocused();
    await expect(rows(page)).toHaveCount(3);
    await page.keyboard.press('Tab');
    await page.keyboard.type('cloud');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(count(page)).toHaveText('1 événement');
    await expect(page).toHaveURL(`${agenda}?filtre=past&recherche=cloud`);
  });

  test(
    'are found in both languages when the browser has translated the page',
    { tag: '@desktop' },
    async ({ page }) => {
      await openAlive(page, agenda);
      await translate(page, 'Administrer la pile au quotidien', 'Run the stack every day');
      for (const text of ['Run the stack', 'administrer la pile', 'panne provoquée']) {
        await field(page).fill(text);
        await expect(count(page)).toHaveText('1 événement');
      }
      await field(page).fill('éléphant');
      await page.getByRole('button', { name: 'Voir tout l’agenda' }).click();
      await expect(count(page)).toHaveText('8 événements');
    },
  );

  test('to come are downloaded as calendar files', { tag: '@desktop' }, async ({ page }) => {
    await openAlive(page, agenda);
    await expect(page.getByRole('link', { name: /^Ajouter à mon agenda/ })).toHaveCount(5);
    const answer = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Ajouter à mon agenda Interroger vingt mille documents internes' }).click();
    const download = await answer;
    expect(download.suggestedFilename()).toBe('evenement-atelier-documents.ics');
    expect(readFileSync(await download.path(), 'utf8')).toContain('DTSTART;TZID=Europe/Paris:20261201T093000');
    const { headers } = await page.request.get('/agenda/evenement-atelier-documents.ics').then((response) => ({
      headers: response.headers(),
    }));
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  });
});

test('the next events of the hub are those whose day has not passed', { tag: '@desktop' }, async ({ page }) => {
  const strip = page.getByRole('region', { name: 'Les prochains rendez-vous' });
  const none = strip.getByText('Aucun rendez-vous n’est annoncé');
  for (const [time, titles] of [
    ['2026-12-01T20:00+01:00', ['Interroger', 'L’IA souveraine', 'Administrer']],
    ['2026-12-11T08:00+01:00', ['Administrer', 'Ce que rapporte', 'Agents']],
    ['2027-03-18T23:00+01:00', ['Agents']],
    ['2027-03-19T00:01+01:00', []],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto('/resources');
    await expect(strip.getByRole('heading', { level: 3 })).toHaveText(titles.map((title) => new RegExp(`^${title}`)));
    await expect(none).toBeVisible({ visible: titles.length === 0 });
    expect(await elementsOutside(page)).toEqual([]);
  }
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the agenda is whole and shows no control that would do nothing', async ({ page }) => {
    await page.goto(`${agenda}?filtre=past`);
    await expect(rows(page)).toHaveCount(8);
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await expect(page.getByText('8 événements')).toBeVisible();
  });
});

/** What a browser's translation does to a page: each text node becomes a `font` element with other words. */
async function translate(page: Page, french: string, english: string): Promise<void> {
  await page.evaluate(
    ([from = '', to = '']) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        // The structured data of the page, which no translator reads.
        if (text.parentElement?.closest('script')) continue;
        const font = document.createElement('font');
        font.textContent = text.data === from ? to : text.data;
        text.replaceWith(font);
      }
    },
    [french, english],
  );
}
