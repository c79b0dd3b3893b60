import type { CalculatorTables, Roi } from '#generated/types.ts';
import type { TableRow } from '../roi/row-anchor.ts';

/** A row of the methodology as a link names it: `Coefficients, Support client`. */
export function rowName({ table, id }: TableRow, { sectors, useCases, terms }: Roi, tables: CalculatorTables): string {
  const baseCosts = [
    { id: 'annuel', name: terms.baseAnnualCost },
    { id: 'mise-en-oeuvre', name: terms.baseImplementationCost },
  ];
  const rows = {
    'base-costs': baseCosts,
    multipliers: useCases,
    compatibility: sectors,
    sectors,
    'use-cases': useCases,
  };
  return `${tables[table]}, ${rows[table].find((row) => row.id === id)?.name ?? tables.others}`;
}
