import type { Offer, OffersBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { contextHref } from '../../ui/context-href.ts';

interface Props {
  offer: Offer;
  /** The place of the offer in its block. */
  place: number;
  block: OffersBlock;
  /** The last day of the prices is over. */
  hasEnded: boolean;
}

/** Asks for an offer, by its name; in other words once its last day is over. */
export function OfferAction({ offer, place, block: { ask, ended }, hasEnded }: Props) {
  const label = (hasEnded ? ended?.askLabel : undefined) ?? ask.label;
  return (
    <div {...{ [hasEnded ? 'data-after-end' : 'data-until-end']: `action-${place}` }}>
      <ActionLink action={{ label: `${label} ${offer.name}`, href: contextHref(ask.href, offer.context) }} />
    </div>
  );
}
