import type { Offer, OffersBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { contextHref } from '../../ui/context-href.ts';

interface Props {
  offer: Offer;
  /** The place of the offer in its block. */
  place: number;
  block: OffersBlock;
}

/** Asks for an offer, by its name. */
export function OfferAction({ offer, place, block: { ask } }: Props) {
  return (
    <div data-until-end={`action-${place}`}>
      <ActionLink action={{ label: `${ask.label} ${offer.name}`, href: contextHref(ask.href, offer.context) }} />
    </div>
  );
}

/** Asks about it in other words, once its last day is over. */
export function EndedAction({ offer, place, block: { ask, ended } }: Props) {
  const label = ended?.askLabel ?? ask.label;
  return (
    <div data-after-end={`action-${place}`}>
      <ActionLink action={{ label: `${label} ${offer.name}`, href: contextHref(ask.href, offer.context) }} />
    </div>
  );
}
