import type { Page } from 'playwright/test';

/**
 * As browsers translate: every text is taken out of its place and stands, anew, in two `font` elements.
 * @param words what becomes of some texts; all others are written in capitals
 * @param left a selector of what is not translated
 */
export function translate(page: Page, words: Readonly<Record<string, string>> = {}, left = 'font'): Promise<void> {
  return page.evaluate(
    ([dictionary, skipped]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(`font, script, option, textarea, ${skipped}`))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        inner.append(dictionary[text.data] ?? text.data.toUpperCase());
        text.replaceWith(outer);
      }
    },
    [words, left] as const,
  );
}
