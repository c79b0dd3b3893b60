import { placesOf, withSome } from './site.ts';
import { expect, test } from './test.ts';

const played = placesOf('hero').find(({ block: { screen } }) => screen?.kind === 'conversation');

withSome('opening with a screen', played, ({ path, block: { screen } }) => {
  test('a screen plays once it is in view, and stands whole for visitors who want less motion', async ({ page }) => {
    if (screen?.kind !== 'conversation') return;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const figure = page.getByRole('figure').filter({ hasText: screen.question });
    const answer = figure.getByText(screen.model).locator('..');
    // Below the window it waits.
    await expect(figure).not.toBeInViewport();
    await expect(answer).toHaveCSS('opacity', '0');
    await figure.scrollIntoViewIfNeeded();
    await expect(answer).toHaveCSS('opacity', '1');
    // On paper and without motion nothing waits.
    await page.evaluate(() => {
      window.scrollTo({ top: 0, behavior: 'instant' });
    });
    await expect(answer).toHaveCSS('opacity', '0');
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toHaveCSS('opacity', '1');
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await expect(answer).toHaveCSS('opacity', '1');
  });
});
