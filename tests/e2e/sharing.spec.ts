import { expect, test } from './test.ts';
import { footerLinks } from './shell-parts.ts';

const [link] = footerLinks;

// What the browser makes of the rules does not depend on the screen.
test('the browser reads the rules, and fetches the page behind a link under the pointer', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const rules: { errorType?: string }[] = [];
  const fetched: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet));
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') fetched.push(new URL(key.url).pathname);
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
  await expect.poll(() => fetched).toContain(link?.href);
});
