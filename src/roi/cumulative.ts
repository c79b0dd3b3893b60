import { saturate } from './numbers.ts';

/** The part of a result that accumulates, in euros. Every number finite. */
export interface CumulativeInputs {
  /** Net of the yearly cost; may be negative. */
  readonly annualSavings: number;
  /** Paid once, at the start. */
  readonly implementationCost: number;
}

/** Over how many years the calculator looks. */
export const horizonYears = 3;

/** Cost paid, savings made and their difference at the start, year 0, and at the end of each year. */
export function cumulativeYears({ annualSavings, implementationCost }: CumulativeInputs) {
  return Array.from({ length: horizonYears + 1 }, (_, year) => {
    const savingsEur = saturate(year * annualSavings);
    return { year, costEur: implementationCost, savingsEur, balanceEur: saturate(savingsEur - implementationCost) };
  });
}

/** Two labels closer than this, in percent of the height, would overlap. */
const labelHeight = 14;

/** Where to draw both lines on a common scale, which always shows 0 €: in percent of the plot from its left and top edges, 0 to 100. */
export function chartGeometry({ annualSavings, implementationCost }: CumulativeInputs) {
  const savings = saturate(horizonYears * annualSavings);
  // Divided first: the difference of two very large amounts would overflow.
  const unit = Math.max(Math.abs(savings), Math.abs(implementationCost)) || 1;
  const high = Math.max(savings / unit, implementationCost / unit, 0);
  const low = Math.min(savings / unit, implementationCost / unit, 0);
  const y = (eur: number) => percent((high - eur / unit) / (high - low || 1));
  const share = implementationCost / savings;
  const costY = y(implementationCost);
  const savingsY = y(savings);
  return {
    zeroY: y(0),
    costY,
    /** Of the savings at the end; they start at `zeroY`. */
    savingsY,
    /** Where savings reach the cost; `undefined` when they do not within the three years. */
    breakEvenX: savings > 0 && share <= 1 ? percent(share) : undefined,
    /** At the end, where labels stand, both lines are too close for both: the label of the cost stands at the start. */
    areEndsClose: Math.abs(costY - savingsY) < labelHeight,
  };
}

/** A share as a percentage with two decimals, which is finer than a pixel. */
function percent(share: number): number {
  return Math.round(Math.min(Math.max(share, 0), 1) * 10_000) / 100;
}
