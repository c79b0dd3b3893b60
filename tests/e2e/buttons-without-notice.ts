import type { Page } from 'playwright/test';
import { band, chat } from './shell-parts.ts';

/** What stands beside every button of the chat: the sentence that says that an AI answers. Nothing on a site whose band opens no chat. */
const notice = band?.action.chat === 'alert' ? chat?.aiNotice : undefined;

/** The buttons of the chat on the page that lack that sentence, as their words. The header has it elsewhere. */
export async function buttonsWithoutNotice(page: Page): Promise<string[]> {
  if (notice === undefined) return [];
  return page.evaluate(
    (text) =>
      [...document.querySelectorAll('[data-chat]')]
        .filter((button) => button.closest('header') === null && button.checkVisibility({ visibilityProperty: true }))
        .filter((button) => !button.parentElement?.parentElement?.innerText.includes(text))
        .map((button) => button.textContent),
    notice,
  );
}
