import { useSite } from '#generated/site-context.tsx';
import type { SiteSettings } from '#generated/types.ts';
import { Price } from './price.tsx';

/** A price of the expertise catalogue or « Sur demande » while `expertisePrices.shown` is off. */
export function ExpertisePrice({ priceEur }: { priceEur: number }) {
  // Another site may have none.
  const { expertisePrices } = useSite().settings as SiteSettings;
  return expertisePrices?.shown === false ? expertisePrices.onRequest : <Price eur={priceEur} />;
}
