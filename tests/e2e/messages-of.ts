import type { Page } from 'playwright/test';

/** Everything that a page says on its console from now on, and the errors that nothing caught. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
