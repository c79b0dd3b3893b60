import { formatEuros } from './format-euros.ts';
import { useVat } from './vat-of.ts';

/** One of our prices with its VAT label, never parted from it: `99` → `99 € HT`. */
export function Price({ eur }: { eur: number }) {
  const vat = useVat();
  return vat === undefined ? formatEuros(eur) : `${formatEuros(eur)}\u00A0${vat.label}`;
}
