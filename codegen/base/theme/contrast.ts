import { formatColour, fromOklch, linear, parseColour, toOklch, type Colour } from './colour.ts';

/** What a text of ordinary size needs. Source: WCAG 2.2, 1.4.3 (level AA). */
export const leastContrast = 4.5;

/** The light of a colour, 0 for black, 1 for white. Source: WCAG 2.2, relative luminance. */
export function luminance({ red, green, blue }: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** From 1 (no difference) to 21 (black on white). Source: WCAG 2.2, contrast ratio. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const step = 0.002;

/**
 * The colour nearest to `colour`, lighter or darker, that has enough contrast with all `others`, as `#rrggbb`;
 * `undefined` when no lightness will do.
 */
export function nearestReadable(colour: Colour, others: readonly Colour[]): string | undefined {
  const from = toOklch(colour);
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [from.lightness + distance, from.lightness - distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const text = formatColour(fromOklch({ ...from, lightness }));
      // Judged as it would be written: digits round.
      const candidate = parseColour(text);
      if (candidate !== undefined && others.every((other) => contrast(candidate, other) >= leastContrast)) return text;
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
