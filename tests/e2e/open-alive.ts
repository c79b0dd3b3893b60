import { setTimeout as after } from 'node:timers/promises';
import { expect, type Page, type Route } from 'playwright/test';

/** Longer than any island takes on a machine that is busy. */
const patienceMs = 20_000;

/** Opens a page and waits until each of its islands has come to life: what a visitor meets a moment after the page. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The page says it itself: to ask it again and again takes 30 ms more of each visit.
  const isAlive = await Promise.race([page.evaluate(untilAlive), after(patienceMs, false, { ref: false })]);
  expect(isAlive, 'each island comes to life').toBe(true);
}

/** Runs in the page. */
function untilAlive(): Promise<true> {
  const isAlive = () => document.querySelector('[data-island]:not([data-alive])') === null;
  if (isAlive()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isAlive()) return;
      observer.disconnect();
      resolve(true);
    });
    observer.observe(document, { subtree: true, attributeFilter: ['data-alive'] });
  });
}

/** Opens all that is folded in the page. Roles are not found in a closed fold, even where its style shows what it holds. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}

/**
 * Answers a request with what the server sends, changed. Again where a connection was kept that the server closed a moment ago, as on a machine
 * that is busy.
 */
export async function fulfillChanged(
  route: Route,
  change: (text: string) => string,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await route.fetch({ maxRetries: 3 });
  const body = change(await response.text());
  await route.fulfill({ response, body, headers: { ...response.headers(), ...headers } });
}
