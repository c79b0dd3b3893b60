import type { Offer, RowLink } from '#generated/types.ts';

/** What is delivered with the offer that this one includes, and with those included in turn, innermost first. */
export function includedLinks({ includes = [] }: Offer): RowLink[] {
  return includes.flatMap((offer) => [...includedLinks(offer), ...(offer.links ?? [])]);
}
