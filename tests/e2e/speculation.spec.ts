import { footerLinks } from './shell-parts.ts';
import { expect, test } from './test.ts';

const [link] = footerLinks;

// What the browser makes of the rules does not depend on the screen. It fetches the page, and refuses to prerender it only
// because it is driven by a test.
test(
  'the browser reads the rules, and prepares the page behind a link under the pointer',
  { tag: '@desktop' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const rules: { errorType?: string }[] = [];
    const prepared: string[] = [];
    session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet));
    session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
      if (status === 'Ready') prepared.push(new URL(key.url).pathname);
    });
    session.on('Preload.prerenderStatusUpdated', ({ key, prerenderStatus }) => {
      prepared.push(`${new URL(key.url).pathname} ${prerenderStatus}`);
    });
    await session.send('Preload.enable');
    await page.goto('/');
    await expect.poll(() => rules.length).toBeGreaterThan(0);
    expect(rules.flatMap(({ errorType }) => errorType ?? [])).toEqual([]);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: link?.name ?? '' })
      .first()
      .hover();
    await expect
      .poll(() => prepared)
      .toEqual(expect.arrayContaining([link?.href, `${link?.href} PrerenderingDisabledByDevTools`]));
  },
);
