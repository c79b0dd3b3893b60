import { formatEuros } from './format-numbers.ts';
import { useMentions } from './mentions.ts';
import type { PriceDisplay } from '#generated/types.ts';

/** One of our prices with its VAT label, never parted from it: `99` → `99 € HT`. */
export function Price({ eur }: { eur: number }) {
  const { vat } = useMentions();
  return vat === undefined ? formatEuros(eur) : `${formatEuros(eur)}\u00A0${vat.label}`;
}

/** A price, or what stands for it while prices are not shown. @param prices how prices are shown; they are when it is left out */
export function DisplayedPrice({ eur, prices }: { eur: number; prices: PriceDisplay | undefined }) {
  return prices?.shown === false ? prices.onRequest : <Price eur={eur} />;
}
