import type { RoiConstants } from './constants.ts';

/**
 * A short text that changes when a figure of the tables changes, so that a shared link can tell that they have.
 *
 * Made of the figures alone, in no particular order: renaming a sector or a use case, or moving its row, leaves it as it is.
 * Figures that change no result (bar, number of recommendations, break-even of the profiles) are left out.
 * @returns 1 to 7 lower-case letters and digits
 */
export function fingerprint(constants: RoiConstants): string {
  const useCases = new Map(
    constants.useCases.map(({ id, costMultiplier, implementationMultiplier, savingsKEur, roiPercent }) => [
      id,
      JSON.stringify([costMultiplier, implementationMultiplier, savingsKEur, roiPercent]),
    ]),
  );
  const figuresOf = (ids: readonly string[]) => ids.map((id) => useCases.get(id) ?? '').toSorted();
  const sectors = constants.sectors.map(({ id, averageSavingsKEur, roiPercent }) => {
    const lists = constants.compatibility.find(({ sector }) => sector === id);
    return JSON.stringify([
      averageSavingsKEur,
      roiPercent,
      figuresOf(lists?.highly_compatible ?? []),
      figuresOf(lists?.compatible ?? []),
    ]);
  });
  const { baseAnnualCostEur, baseImplementationCostEur, bonuses } = constants;
  const { highlyCompatible, compatible, lessCompatible, unknownSector } = bonuses;
  return hash(
    JSON.stringify([
      [baseAnnualCostEur, baseImplementationCostEur, highlyCompatible, compatible, lessCompatible, unknownSector],
      sectors.toSorted(),
      [...useCases.values()].toSorted(),
    ]),
  );
}

/** FNV-1a, 32 bits, in base 36. */
function hash(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return (sum >>> 0).toString(36);
}
