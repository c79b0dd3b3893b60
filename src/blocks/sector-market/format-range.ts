const amount = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** A range of euros in the short form of the requirements: `500000, 3000000` → `500K-3M€`. */
export function formatRange(fromEur: number, toEur: number): string {
  return `${short(fromEur)}-${short(toEur)}€`;
}

function short(euros: number): string {
  return euros >= 1_000_000 ? `${amount.format(euros / 1_000_000)}M` : `${amount.format(euros / 1_000)}K`;
}
