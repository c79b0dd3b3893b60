import type { PriceDisplay } from '#generated/types.ts';
import { Price } from './price.tsx';

/** A price, or what stands for it while prices are not shown. @param prices how prices are shown; they are when it is left out */
export function DisplayedPrice({ eur, prices }: { eur: number; prices: PriceDisplay | undefined }) {
  return prices?.shown === false ? prices.onRequest : <Price eur={eur} />;
}
