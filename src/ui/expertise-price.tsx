import { useSite } from '../generated/site-context.tsx';
import { formatEuros } from './format-euros.ts';

/** A price of the expertise catalogue in euros excluding tax, or « Sur demande » while `expertisePrices.shown` is off. */
export function ExpertisePrice({ priceEur }: { priceEur: number }) {
  const { shown, onRequest, taxLabel } = useSite().settings.expertisePrices;
  return shown ? `${formatEuros(priceEur)} ${taxLabel}` : onRequest;
}
