import type { Offer, RowLink } from '#generated/types.ts';

type Contents = Pick<Offer, 'includes' | 'links'>;

/** The deliveries of the offer that this one includes, and of those included in turn, innermost first. */
export function includedLinks({ includes = [] }: Contents): RowLink[] {
  return includes.flatMap((offer) => [...includedLinks(offer), ...(offer.links ?? [])]);
}

/** The names of all that an offer delivers. */
function deliveredNames(offer: Contents): Set<string> {
  return new Set([...includedLinks(offer), ...(offer.links ?? [])].map(({ name }) => name));
}

/**
 * The offers that deliver all of `names` that any offer delivers, and the names that none delivers. No offer is named when none
 * delivers a name, or when the names are spread over offers of which none has all.
 */
export function offersDelivering<T extends Contents>(
  offers: readonly T[],
  names: readonly string[],
): { offers: T[]; outside: string[] } {
  const contents = offers.map((offer) => ({ offer, delivered: deliveredNames(offer) }));
  const isSold = (name: string): boolean => contents.some(({ delivered }) => delivered.has(name));
  const sold = names.filter((name) => isSold(name));
  return {
    offers:
      sold.length === 0
        ? []
        : contents.filter(({ delivered }) => sold.every((name) => delivered.has(name))).map(({ offer }) => offer),
    outside: names.filter((name) => !isSold(name)),
  };
}
