import { expect, type Page } from 'playwright/test';

/** What a page says on its console from now on, and the errors that nothing caught, but for files that are held back on purpose, and what Chromium and Vite tell of themselves. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (!/Failed to load resource|net::ERR|^Autofocus|^\[vite\]/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** What a page says or throws, or asks of other servers than that of `origin`, while something is done is a fault. */
export async function expectSilent(page: Page, origin: string, act: () => Promise<void>): Promise<void> {
  const complaints = complaintsOf(page);
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) complaints.push(request.url());
  });
  await act();
  expect.soft(complaints, 'said on the console, or asked of other servers').toEqual([]);
}
