import { fallbackAdvance } from './fallback-widths.ts';
import type { FallbackSource } from './font-sources.ts';
import type { FontMetrics } from './read-metrics.ts';

/** What an `@font-face` of a local font must say so that its text takes the web font's room. Shares of 1. */
export interface FallbackMetrics {
  readonly sizeAdjust: number;
  readonly ascentOverride: number;
  readonly descentOverride: number;
  readonly lineGapOverride: number;
}

/** French as the site writes it: the mean width of its letters is what counts. */
const sample =
  "L'intelligence artificielle de votre organisation fonctionne sur vos serveurs, sous votre contrôle : aucune donnée ne " +
  "sort de votre réseau. Une équipe installe l'ensemble en 48 heures, forme vos collaborateurs, puis vous remet les clés. " +
  'Le Règlement général sur la protection des données est respecté par construction. Comparez vos dépenses actuelles.';

/**
 * Makes the local font as wide as the web font on average, then gives it the web font's height. Overrides are shares of the
 * adjusted size (CSS Fonts 5 §4.2), hence the divisions.
 * @param metrics those of the web font at the weight that is compared
 */
export function matchFallback(metrics: FontMetrics, { widths }: FallbackSource): FallbackMetrics {
  const { unitsPerEm, advances } = metrics;
  let [web, local] = [0, 0];
  for (const character of sample) {
    web += (advances.get(character.codePointAt(0) ?? 0) ?? 0) / unitsPerEm;
    local += fallbackAdvance(widths, character);
  }
  const sizeAdjust = web / local;
  const share = (length: number) => length / unitsPerEm / sizeAdjust;
  return {
    sizeAdjust,
    ascentOverride: share(metrics.ascent),
    descentOverride: share(metrics.descent),
    lineGapOverride: share(metrics.lineGap),
  };
}
