import type { Bar } from '#generated/types.ts';

const minutesPerUnit: Readonly<Record<string, number>> = { min: 1, h: 60 };

/**
 * The length of a bar: its amount, else the first number of its figure, durations in minutes (« 30 000 » → 30000,
 * « < 47 min » → 47, « 2 h » → 120). 0 when there is no number: no bar is drawn.
 */
export function amountOf({ amount, figure: { value, unit = '' } }: Bar): number {
  if (amount !== undefined) return amount;
  const digits = /\d[\d\s]*(?:,\d+)?/.exec(value)?.[0] ?? '0';
  return Number(digits.replaceAll(/\s/g, '').replace(',', '.')) * (minutesPerUnit[unit] ?? 1);
}
