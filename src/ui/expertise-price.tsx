import { useSite } from '#generated/site-context.tsx';
import { Price } from './price.tsx';

/** A price of the expertise catalogue or « Sur demande » while `expertisePrices.shown` is off. */
export function ExpertisePrice({ priceEur }: { priceEur: number }) {
  const { expertisePrices } = useSite().settings;
  return expertisePrices?.shown === false ? expertisePrices.onRequest : <Price eur={priceEur} />;
}
