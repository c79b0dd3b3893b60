import type { CumulativeInputs } from './cumulative.ts';

/**
 * The month, counted from 1, in which the savings so far reach what was paid at the start.
 * Source: cost / (yearly savings / 12), rounded up. Example: 3870 against 30000 a year → month 2.
 */
export function breakEvenMonth({ annualSavings, implementationCost }: CumulativeInputs): number {
  return Math.ceil((implementationCost * 12) / annualSavings);
}
