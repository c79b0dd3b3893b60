import { contrast, formatColour, toOklch, type Colour } from './colour.ts';

/** What a text of ordinary size needs. Source: WCAG 2.2, 1.4.3 (level AA). */
export const leastContrast = 4.5;

const step = 0.002;

/**
 * The colour nearest to `colour`, lighter or darker, that has enough contrast with all `others`, as `#rrggbb`;
 * `undefined` when no lightness will do.
 */
export function nearestReadable(colour: Colour, others: readonly Colour[]): string | undefined {
  const from = toOklch(colour);
  for (let distance = step; distance <= 1; distance += step) {
    for (const l of [from.l + distance, from.l - distance]) {
      if (l < 0 || l > 1) continue;
      // Judged as it would be written: digits round.
      const text = formatColour({ ...from, l });
      if (others.every((other) => contrast(text, other) >= leastContrast)) return text;
    }
  }
  return undefined;
}

const papers = ['paper', 'raised', 'inset'] as const;

/** The colours in which texts are set on papers. */
const texts = ['strong', 'body', 'quiet', 'amber', 'azure', 'mint', 'coral', 'violet'] as const;

/** A colour that is set as text, and what it stands on. */
export type TextPair = readonly [text: string, ground: string];

/** Every pair of colours of the theme that the site sets as text on something. @param own the names of its own accents */
export function textPairs(own: readonly string[]): readonly TextPair[] {
  return [
    ...papers.flatMap((paper) => [...texts, ...own].map((text) => [text, paper] as const)),
    // The primary action, as it is and under the pointer.
    ['paper', 'amberBright'],
  ];
}
