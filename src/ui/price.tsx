import { formatEuros } from './format-euros.ts';
import { useMentions } from './mentions.ts';

/** One of our prices with its VAT label, never parted from it: `99` → `99 € HT`. */
export function Price({ eur }: { eur: number }) {
  const { vat } = useMentions();
  return vat === undefined ? formatEuros(eur) : `${formatEuros(eur)}\u00A0${vat.label}`;
}
