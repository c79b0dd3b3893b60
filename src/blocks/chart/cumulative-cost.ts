/** What both solutions have cost at the end of a year, in euros. */
export interface YearlyCost {
  /** 0 is the day of purchase. */
  year: number;
  rentEur: number;
  ownEur: number;
}

/** Cumulative costs at the end of each year, from 0 to `years` included: rent accrues, the licence is paid on day one. */
export function cumulativeCosts(rentYearlyEur: number, ownOnceEur: number, years: number): YearlyCost[] {
  return Array.from({ length: years + 1 }, (_, year) => ({
    year,
    rentEur: rentYearlyEur * year,
    ownEur: ownOnceEur,
  }));
}

/**
 * The month, counted from 1, in which the rent paid so far reaches the price of the licence.
 * Source: price / (yearly rent / 12), rounded up. Example: 3870 against 30000 a year → month 2.
 */
export function breakEvenMonth(rentYearlyEur: number, ownOnceEur: number): number {
  return Math.ceil((ownOnceEur * 12) / rentYearlyEur);
}
