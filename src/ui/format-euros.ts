const euros = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** An amount as French readers write it, U+202F between thousands and U+00A0 before the unit: `3870` → `3 870 €`. */
export function formatEuros(amountEur: number): string {
  return `${euros.format(amountEur)}\u00A0€`;
}

/** A ratio as a whole percentage: `0.7` → `70 %`. Rounds half away from zero. */
export function formatPercent(ratio: number): string {
  return `${percent.format(ratio * 100)}\u00A0%`;
}
