import type { Page } from 'playwright/test';
import { settings } from './site.ts';

/** What an island of a site that sends nothing says where it does not come to life. */
export function islandErrorOf(name: string): string {
  const { islandError, forms, contact } = settings;
  return name === 'form' ? `${forms.noScript} ${contact.email}.` : islandError;
}

/** Everything that a page says on its console from now on, and the errors that nothing caught. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
