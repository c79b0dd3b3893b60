import type { Roi, RoiCalculatorExplanation } from '#generated/types.ts';
import type { TableRow } from '../../roi/row-anchor.ts';

/** A row of the methodology as a link names it: `Coefficients, Support client`. */
export function rowName({ table, id }: TableRow, roi: Roi, { tables }: RoiCalculatorExplanation): string {
  const rows = table === 'multipliers' || table === 'use-cases' ? roi.useCases : roi.sectors;
  const profile = rows.find((row) => row.id === id)?.name ?? tables.others;
  const baseCost = (id === 'annuel' ? roi.terms.baseAnnualCost : roi.terms.baseImplementationCost) ?? '';
  const names: Record<typeof table, string> = {
    'base-costs': `${tables.baseCosts}, ${baseCost}`,
    multipliers: `${tables.multipliers}, ${profile}`,
    compatibility: `${tables.compatibility}, ${profile}`,
    sectors: `${tables.profiles}, ${profile}`,
    'use-cases': `${tables.profiles}, ${profile}`,
  };
  return names[table];
}
