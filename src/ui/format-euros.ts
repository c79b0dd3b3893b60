const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/**
 * An amount as French readers write it, U+202F between thousands and U+00A0 before the unit: `3870` → `3 870 €`. Cents come
 * by two, when there are any: `3870.5` → `3 870,50 €`.
 */
export function formatEuros(amountEur: number): string {
  const rounded = Math.round(amountEur * 100) / 100;
  return `${(Number.isInteger(rounded) ? whole : cents).format(rounded)}\u00A0€`;
}

/** A ratio as a whole percentage: `0.7` → `70 %`. Rounds half away from zero. */
export function formatPercent(ratio: number): string {
  return `${percent.format(ratio * 100)}\u00A0%`;
}
