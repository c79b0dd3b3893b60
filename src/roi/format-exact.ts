import type { Term } from './calculation-step.ts';
import { bounded, noBreak } from './format-french.ts';

const signDisplay = 'negative';
const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0, signDisplay });
const cents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay });
const threeDecimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 3, signDisplay });

const units: Record<Term['unit'], string> = {
  euros: `${noBreak}€`,
  'thousand-euros': `${noBreak}k€`,
  percent: `${noBreak}%`,
  months: `${noBreak}mois`,
  factor: '',
  plain: '',
};

/** From here on digits say nothing more: the limits of the figures themselves. */
const largestPercent = 1e9;
const largestOther = 1e12;

/**
 * A number of a calculation: amounts to the cent (`154 249,20 €`, without cents when there are none), percentages to the
 * hundredth, months to the thousandth; `plus de 1 000 Md€` beyond a thousand billion.
 */
export function formatExact({ value, unit }: Pick<Term, 'value' | 'unit'>): string {
  const largest = unit === 'percent' ? largestPercent : largestOther;
  const limit = unit === 'euros' ? `${whole.format(1000)}${noBreak}Md€` : `${whole.format(largest)}${units[unit]}`;
  const format = unit === 'months' || unit === 'factor' ? threeDecimals : Number.isInteger(value) ? whole : cents;
  return bounded(value, largest, limit, (number) => format.format(number) + units[unit]);
}
