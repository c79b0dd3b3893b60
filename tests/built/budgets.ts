/** What a page consists of on the wire. */
export const kinds = ['html', 'css', 'js', 'fonts'] as const;
export type Kind = (typeof kinds)[number];

/** How much a page's scripts do: only what every page does, an enhanced list, or an application (forms, calculator). */
export type Scripting = 'content' | 'enhanced' | 'application';

/** Upper bounds in bytes of brotli; `npm test` holds pages to them, `npm run bench` compares with them. */
export const budgets = {
  /** What a server may send before the first acknowledgement: 10 segments of 1,460 bytes (RFC 6928). */
  html: 14_600,
  css: 12_000,
  js: { content: 2_000, enhanced: 6_000, application: 70_000 },
  /** All fonts of the site together. */
  fonts: 60_000,
} as const;

/** Pages that may weigh more, by their address: each with its own bound and why. */
export const htmlExceptions: Readonly<Record<string, number>> = {
  // Six groups of services, twelve cards with their specifications and the drawn architecture: the inventory itself.
  '/ecosystem': 15_300,
};

/** The bound of one part of one page. */
export function budgetFor(
  kind: Kind,
  page: { readonly path: string; readonly scripting: Scripting } | undefined,
): number {
  if (kind === 'js') return budgets.js[page?.scripting ?? 'content'];
  if (kind === 'html') return htmlExceptions[page?.path ?? ''] ?? budgets.html;
  return budgets[kind];
}
