import type { Page } from 'playwright/test';
import { footerLinks } from './shell-parts.ts';
import { plainPath } from './site.ts';
import { expect, test } from './test.ts';

const link = footerLinks.find(({ href }) => href !== plainPath);

// What the browser makes of the style does not depend on the screen.
test.describe('from page to page', { tag: '@desktop' }, () => {
  for (const [reducedMotion, hasTransition] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`with motion « ${reducedMotion} », ${hasTransition ? 'the header stays and the content cross-fades' : 'nothing fades'}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() =>
        addEventListener('pagereveal', ({ viewTransition }) => {
          Object.assign(globalThis, { hasTransition: viewTransition !== null });
        }),
      );
      await page.goto(plainPath);
      // An address that is typed is no way from page to page.
      expect(await wasTransition(page)).toBe(false);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: link?.name ?? '', exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(link?.href ?? '');
      await expect.poll(() => wasTransition(page)).toBe(hasTransition);
    });
  }
});

/** Whether the page was revealed in a transition; undefined until it is. */
function wasTransition(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => (globalThis as { hasTransition?: boolean }).hasTransition);
}
