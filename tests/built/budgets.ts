/** What a page consists of on the wire. */
export const kinds = ['html', 'css', 'js', 'fonts'] as const;
export type Kind = (typeof kinds)[number];

/** How much a page's scripts do: only what every page does, an enhanced list, or an application (forms, calculator). */
export type Scripting = 'content' | 'enhanced' | 'application';

/** Upper bounds in bytes of brotli; `npm test` holds pages to them, `npm run bench` compares with them. */
export const budgets = {
  /** Close to the 14.6 kB that a server may send before the first acknowledgement (RFC 6928). */
  html: 15_500,
  /** Of a content page, and of one with an application, which loads a stylesheet with more: of a site that uses every block. The machine's path and lights are 0.3 kB, what telephones fold, and fit in a large font, 0.1 kB. */
  css: { content: 10_580, application: 12_600 },
  /**
   * The calculator comes to its values by the steps that it explains (docs/decisions/formulas.md): 2 kB more than a formula in code.
   * A return that is written as a multiple of the stake came with 0.2 kB; figures read as they are pasted, and the markup that an island gets back, with 0.3 kB; what to write in the place of half an e-mail address, and what was typed into a page that a browser translates, with 0.05 kB each.
   * Vite's loader of scripts on use is 0.8 kB of each, once for all pages.
   */
  js: { content: 1_950, enhanced: 4_900, application: 74_200 },
  /** All fonts of the site together. */
  fonts: 60_000,
} as const;

/**
 * A page whose owner says more than fits there may weigh more, in proportion to its text: the fullest page, with four drawings, weighs 3.05 times as much as its text, 3.13 once its owner has taken sections of text off it.
 * Whatever is written adds to both; markup that grows by itself does not.
 */
const htmlPerText = 3.15;

/** The bound of one part of one page. @param page its `text` is what visitors read of it, in bytes of brotli; `hasApplication` is whether it loads the stylesheet of applications */
export function budgetFor(
  kind: Kind,
  page: { readonly scripting: Scripting; readonly text: number; readonly hasApplication: boolean } | undefined,
): number {
  if (kind === 'css') return budgets.css[page?.hasApplication === true ? 'application' : 'content'];
  if (kind === 'js') return budgets.js[page?.scripting ?? 'content'];
  if (kind === 'html') return Math.max(budgets.html, htmlPerText * (page?.text ?? 0));
  return budgets[kind];
}
