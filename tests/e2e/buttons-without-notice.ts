import type { Page } from 'playwright/test';
import { band, chat } from './shell-parts.ts';

/** What stands beside every button of the chat: the sentence that says that an AI answers. Nothing on a site whose band opens no chat. */
const notice = band?.action.chat === 'alert' ? chat?.aiNotice : undefined;

/** The buttons of the chat before which the page has not said that sentence, nor says it beside them, as their words. The header has it elsewhere. */
export async function buttonsWithoutNotice(page: Page): Promise<string[]> {
  if (notice === undefined) return [];
  return page.evaluate((text) => {
    const notices = [...document.querySelectorAll('p:not(header p, [hidden])')].filter(
      (said) => said.textContent === text,
    );
    const isSaid = (button: Element) =>
      notices.some(
        (said) =>
          button.parentElement?.parentElement?.contains(said) === true ||
          said.compareDocumentPosition(button) === Node.DOCUMENT_POSITION_FOLLOWING,
      );
    return [...document.querySelectorAll('[data-chat]')]
      .filter((button) => button.closest('header') === null && button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => !isSaid(button))
      .map((button) => button.textContent);
  }, notice);
}
