import { expect, test } from './neutral-site.ts';
import { pagesWithIslands } from './island-pages.ts';
import { openAlive } from './open-alive.ts';
import { plainPath, settings, withSome } from './site.ts';

withSome('island', pagesWithIslands[0], (address) => {
  test(
    'an island that is alive shows no message, and pages without one load no React',
    { tag: '@desktop' },
    async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await openAlive(page, address);
      await expect(page.getByRole('alert').filter({ hasText: settings.islandError })).toHaveCount(0);
      scripts.length = 0;
      await page.goto(plainPath);
      expect(scripts.filter((script) => !script.startsWith('/assets/main-'))).toEqual([]);
    },
  );
});
