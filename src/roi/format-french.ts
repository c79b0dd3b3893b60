/** From here on an amount says nothing more by its digits. */
const largestAmountEur = 1e12;
const largestPercent = 1e9;
/** A thousand years. */
const longestMonths = 12_000;

/** `negative`: a figure which rounds to zero has no sign. */
const signDisplay = 'negative';
const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0, signDisplay });
const cents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay });
const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1, signDisplay });
const twoDecimals = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2, signDisplay });

/** Between a number and its unit. */
export const noBreak = '\u00A0';

/**
 * An amount in euros: `154 249 €`; cents below 1 000 € when there are any: `0,40 €`; `plus de 1 000 Md€` beyond.
 * Not a number gives `N/A`. Spaces are no-break (U+202F between thousands, U+00A0 before the sign).
 */
export function formatEuros(value: number): string {
  return bounded(value, largestAmountEur, `${whole.format(1000)}${noBreak}Md€`, (amount) => {
    const format = Math.abs(amount) < 1000 && !Number.isInteger(amount) ? cents : whole;
    return `${format.format(amount)}${noBreak}€`;
  });
}

/** Thousands of euros: `500 k€`. */
export function formatThousandEuros(value: number): string {
  return `${whole.format(value)}${noBreak}k€`;
}

/** A percentage: `9 417 %`, at most one decimal; `plus de …` beyond a billion. */
export function formatPercent(value: number): string {
  const limit = `${whole.format(largestPercent)}${noBreak}%`;
  return bounded(value, largestPercent, limit, (percent) => `${oneDecimal.format(percent)}${noBreak}%`);
}

/**
 * A duration in months, to one decimal: `0,4 mois`, `18 mois`; `null` (never) gives `N/A`;
 * under a twentieth of a month `moins de 0,1 mois`; over a thousand years `plus de 12 000 mois`.
 */
export function formatMonths(value: number | null): string {
  if (value === null) return 'N/A';
  if (value >= 0 && value < 0.05) return `moins de 0,1${noBreak}mois`;
  const limit = `${whole.format(longestMonths)}${noBreak}mois`;
  return bounded(value, longestMonths, limit, (months) => `${oneDecimal.format(months)}${noBreak}mois`);
}

/** A multiplier or bonus of `spec/roi.yaml`: `× 1,15`. */
export function formatFactor(value: number): string {
  return `×${noBreak}${twoDecimals.format(value)}`;
}

/**
 * `format`, but `plus de …` beyond a limit, `N/A` for what is not a number, and with the minus sign of typography.
 * @param limitText the limit as it is written
 */
export function bounded(value: number, limit: number, limitText: string, format: (value: number) => string): string {
  if (Number.isNaN(value)) return 'N/A';
  if (value > limit) return `plus de ${limitText}`;
  if (value < -limit) return `moins de \u2212${limitText}`;
  // Intl writes a hyphen; a figure set large needs the minus sign.
  return format(value).replace('-', '\u2212');
}
