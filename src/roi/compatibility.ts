import type { RoiConstants } from './inputs.ts';

/** Use cases that suit a sector. Any use case in neither list is less compatible. */
export interface SectorCompatibility {
  readonly sector: string;
  readonly highly_compatible: readonly string[];
  readonly compatible: readonly string[];
}

/** Factors applied to savings and return in combined mode. */
export interface CompatibilityBonuses {
  readonly highlyCompatible: number;
  readonly compatible: number;
  readonly lessCompatible: number;
  readonly unknownSector: number;
}

/** How a bonus is drawn and named. Thresholds are inclusive. */
export interface CompatibilityBar {
  /** Percent of the bar's length for a bonus of 1. */
  readonly widthPerBonus: number;
  readonly excellentFrom: number;
  readonly goodFrom: number;
}

/** The three names a bonus can have: Excellent, Bon, Possible. */
export type CompatibilityLevel = 'excellent' | 'good' | 'possible';

/**
 * Factor for a use case in a sector.
 * @returns the bonus of the list the use case stands in; `lessCompatible` when it stands in none;
 * `unknownSector` when the map does not know the sector.
 * Source: requirements, calculator constants, "Compatibility bonus".
 * @example a highly compatible use case: 1.15
 */
export function compatibilityBonus(sector: string, useCase: string, constants: RoiConstants): number {
  const { bonuses } = constants;
  const lists = constants.compatibility.find((entry) => entry.sector === sector);
  if (lists === undefined) return bonuses.unknownSector;
  if (lists.highly_compatible.includes(useCase)) return bonuses.highlyCompatible;
  if (lists.compatible.includes(useCase)) return bonuses.compatible;
  return bonuses.lessCompatible;
}

/**
 * Length of the compatibility bar, in percent of its track, from 0 to 100.
 * A bonus below 0 or not a number draws nothing.
 * Source: requirements, "Compatibility bar width = min(70 × bonus, 100) %".
 * @example a bonus of 1.05: 73.5
 */
export function barWidthPercent(bonus: number, bar: CompatibilityBar): number {
  if (!(bonus > 0)) return 0;
  // 70 × 1.15 is 80.49999999999999 in binary: the page shows the decimal a reader would compute.
  return Math.min(Math.round(bonus * bar.widthPerBonus * 1e6) / 1e6, 100);
}

/**
 * Name of a bonus. Source: requirements, "Excellent when bonus ≥ 1.1, Bon when ≥ 1, otherwise Possible".
 * @example 1.15 → `excellent`, 1 → `good`, 0.9 → `possible`
 */
export function compatibilityLevel(bonus: number, bar: CompatibilityBar): CompatibilityLevel {
  if (bonus >= bar.excellentFrom) return 'excellent';
  return bonus >= bar.goodFrom ? 'good' : 'possible';
}

/**
 * The use cases to recommend in a sector: highly compatible first, then compatible, in the order of the map.
 * @returns at most `recommendationCount`; none for a sector the map does not know.
 */
export function recommendedUseCases<Constants extends RoiConstants>(
  sector: string,
  { compatibility, useCases, recommendationCount }: Constants,
): readonly Constants['useCases'][number][] {
  const { highly_compatible: high = [], compatible = [] } =
    compatibility.find((entry) => entry.sector === sector) ?? {};
  const ids = [...high, ...compatible].slice(0, recommendationCount);
  return ids.flatMap((id) => useCases.filter((row) => row.id === id));
}
