import { LinkChecker, LinkState } from 'linkinator';
import { expect, test } from 'vitest';
import { startPreview } from '../../codegen/site/preview/preview.ts';
import { escapePattern } from '../../codegen/base/names.ts';
import { site } from '../contract/real-site.ts';
import { pages, root } from './dist.ts';

test('no link of any page is broken, redirected, or leads to a fragment that is not there', async () => {
  const preview = await startPreview({ root, port: 0 });
  try {
    const checker = new LinkChecker();
    const { links } = await checker.check({
      // Every page is a start, so that one without a link to it is checked too. `404.html` is read by its contents.
      path: pages
        .map((file) => `${preview.url}/${file.replace(/(?:^index)?\.html$/, '')}`)
        .filter((url) => !url.endsWith('/404')),
      recurse: true,
      checkFragments: true,
      checkCss: true,
      redirects: 'error',
      concurrency: 20,
      // The site's own public address (canonical links, pictures for sharing) is checked here; no other server is asked.
      urlRewriteExpressions: [
        { pattern: new RegExp(`^${escapePattern(site.settings.baseUrl)}`), replacement: preview.url },
      ],
      linksToSkip: (link) => Promise.resolve(!link.startsWith(`${preview.url}/`) && link !== preview.url),
    });
    const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
    expect(checked.length).toBeGreaterThan(pages.length);
    expect(
      checked
        .filter(({ state }) => state === LinkState.BROKEN)
        .map(({ url, parent, status }) => `${status} ${url} on ${parent}`),
    ).toEqual([]);
  } finally {
    await preview.close();
  }
});
