/** The papers on which texts are set. */
const papers = ['paper', 'raised', 'inset'] as const;

/** The colours in which texts are set on papers. */
const texts = ['strong', 'body', 'quiet', 'amber', 'azure', 'mint', 'coral', 'violet'] as const;

/** Every pair of colours of the theme that the site sets as text (first) on something (second). */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...papers.flatMap((paper) => texts.map((text) => [text, paper] as const)),
  // The primary action, as it is and under the pointer.
  ['paper', 'amberBright'],
];
