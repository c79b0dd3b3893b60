import { ActionLink } from '../../ui/action-link.tsx';
import { contextHref } from '../../ui/context-href.ts';
import type { OfferOnPage } from './offer-price.tsx';

/** Asks for an offer, by its name; in other words once its last day is over. */
export function OfferAction({ offer, place, block: { ask, ended }, hasEnded }: OfferOnPage) {
  const label = (hasEnded ? ended?.askLabel : undefined) ?? ask.label;
  return (
    <div {...{ [hasEnded ? 'data-after-end' : 'data-until-end']: `action-${place}` }}>
      <ActionLink action={{ label: `${label} ${offer.name}`, href: contextHref(ask.href, offer.context) }} />
    </div>
  );
}
