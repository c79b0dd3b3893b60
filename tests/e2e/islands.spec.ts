import { expect, test } from './test.ts';
import { plainPath, settings, withSome, placesOf, site } from './site.ts';
import { band, chat, lineForm } from './shell-parts.ts';

const onUse = /\/assets\/(?:chat|clean-up|figure-source|line-form)-[^/]+\.js$/;

/** A page that opens on a figure whose source is registered. */
const pageWithSource =
  site.register === undefined
    ? undefined
    : placesOf('hero').find(({ block }) => block.figures?.some(({ fact }) => fact !== undefined))?.path;

test.describe('the script of what is used', () => {
  test('is not loaded by those who read', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (onUse.test(request.url())) loaded.push(request.url());
    });
    await page.goto(plainPath, { waitUntil: 'networkidle' });
    // The site's own entries are there on the second visit.
    await page.reload({ waitUntil: 'networkidle' });
    expect(loaded).toEqual([]);
    test.skip(settings.startup?.cleanUp?.enabled !== true, 'the site cleans no storage up');
    await page.evaluate(() => localStorage.setItem('stranger', 'x'));
    await page.reload();
    await expect.poll(() => loaded).toHaveLength(1);
  });

  withSome('band that opens the chat', band?.action.chat === undefined ? undefined : band, ({ heading }) => {
    test('does not arrive: a button of the chat leads where it does without JavaScript', async ({ page }) => {
      await page.route(onUse, (route) => route.abort());
      await page.goto(plainPath);
      await page.getByRole('region', { name: heading }).getByRole('button').click();
      await page.waitForURL((url) => url.pathname === chat?.fallbackHref);
    });
  });

  withSome('figure whose source is registered', pageWithSource, (path) => {
    test('opens what a figure measures beside it; without it, the label leads to the register', async ({ page }) => {
      await page.goto(path);
      const label = page.locator('main a.source').first();
      const name = await label.textContent();
      await label.click();
      const card = page.getByRole('dialog', { name: name ?? '' });
      await expect(card).toBeFocused();
      await expect(card.getByRole('heading')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await page.keyboard.press('Escape');
      await expect(card).toHaveCount(0);
      await expect(label).toBeFocused();

      const opened = page.context().waitForEvent('page');
      await label.click({ modifiers: ['Shift'] });
      await (await opened).close();

      for (const block of ['start', 'center', 'end'] as const) {
        await label.evaluate((link, at) => link.scrollIntoView({ block: at, behavior: 'instant' }), block);
        await label.press('Enter');
        await expect(card).toBeFocused();
        const [box, link, height] = await Promise.all([
          card.boundingBox(),
          label.boundingBox(),
          page.evaluate(() => innerHeight),
        ]);
        if (box === null || link === null) throw new Error('the card or its link is not shown');
        expect(box.y, block).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height, block).toBeLessThanOrEqual(height);
        expect(box.y >= link.y + link.height || box.y + box.height <= link.y, `${block}: beside its link`).toBe(true);
        await page.keyboard.press('Escape');
      }

      await page.route(onUse, (route) => route.abort());
      await page.reload();
      const leadsTo = (await label.getAttribute('href')) ?? '';
      await label.click();
      await page.waitForURL(`**${leadsTo}`);
      await expect(page.locator(`[id="${leadsTo.split('#')[1]}"]`)).toBeInViewport();
    });
  });

  withSome('form on one line', lineForm, ({ field, submit, confirmation }) => {
    test('does not arrive: the form of a site that sends nothing says so all the same', async ({ page }) => {
      await page.route(onUse, (route) => route.abort());
      await page.goto(plainPath);
      await page.getByRole('textbox', { name: field.label }).fill('ada@example.fr');
      await page.getByRole('button', { name: submit, exact: true }).click();
      await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(confirmation);
    });
  });
});
