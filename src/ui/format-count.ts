const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** A number of things as French readers write it: `1200` → `1 200`, U+202F between thousands. */
export function formatCount(count: number): string {
  return whole.format(count);
}
