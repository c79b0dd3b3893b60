import type { Need, Offer, OfferLine, RowLink } from '#generated/types.ts';

type Contents = Pick<Offer, 'bundled' | 'includes' | 'links' | 'priceEur'>;

/** All that an offer delivers, each once: first what comes from the offers that it includes, innermost first. */
export function deliveredLinks({ includes = [], links = [] }: Contents): RowLink[] {
  const all = [...includes.flatMap(deliveredLinks), ...links];
  return all.filter(({ name }, place) => all.findIndex((other) => other.name === name) === place);
}

/** The price of an offer, in the currency of the site: the list price once the last day of its prices is over. */
export function priceOf({ priceEur, listPriceEur = priceEur }: Offer, hasEnded: boolean): number | undefined {
  return hasEnded ? listPriceEur : priceEur;
}

/** The names of all that an offer delivers, with what comes with it. */
export function deliveredNames({ includes = [], links = [], bundled = [] }: Contents): string[] {
  return [...includes.flatMap(deliveredNames), ...links.map(({ name }) => name), ...bundled];
}

/**
 * The offers that deliver all tools of a need that any offer delivers, the cheapest first, and the tools that none delivers. No offer suits when none
 * delivers a tool, or when the tools are spread over offers of which none has all.
 */
export function offersFor<T extends Contents>(
  offers: readonly T[],
  { tools }: Pick<Need, 'tools'>,
): { offers: T[]; outside: string[] } {
  const delivered = new Set(offers.flatMap(deliveredNames));
  const sold = tools.filter((name) => delivered.has(name));
  const hasAll = (offer: T) => sold.length > 0 && sold.every((name) => deliveredNames(offer).includes(name));
  return { offers: offers.filter(hasAll).toSorted(byPrice), outside: tools.filter((name) => !delivered.has(name)) };
}

/** The cheapest first; those without a price, which is asked for, last and in their order. */
function byPrice({ priceEur: a = Infinity }: Contents, { priceEur: b = Infinity }: Contents): number {
  return a === b ? 0 : a - b;
}

/** Each offer with how many needs it is the first to suit. */
export function countNeeds({ rows, needs }: Pick<OfferLine, 'needs' | 'rows'>): { offer: Offer; count: number }[] {
  const firsts = needs.map((need) => offersFor(rows, need).offers[0]);
  return rows.map((offer) => ({ offer, count: firsts.filter((first) => first === offer).length }));
}
