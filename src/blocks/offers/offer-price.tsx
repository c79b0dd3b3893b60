import type { Offer, OffersBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { contextHref } from '../../ui/context-href.ts';
import { formatEuros, formatRatio } from '../../ui/format-numbers.ts';
import { priceOf } from '../../ui/offer-contents.ts';
import { useMentions } from '../../ui/site-context.ts';
import { figureText, usePriceWriter } from '../../ui/figures.tsx';

export interface OfferOnPage {
  offer: Offer;
  /** The place of the offer in its block. */
  place: number;
  block: OffersBlock;
  /** The last day of the prices is over. */
  hasEnded: boolean;
}

/** The price of an offer until its last day, with the list price and the discount, if any; the price afterwards. */
export function OfferPrice({ offer, place, block, hasEnded }: OfferOnPage) {
  const { vat } = useMentions();
  const written = usePriceWriter();
  const { listPriceEur } = offer;
  const eur = priceOf(offer, hasEnded);
  if (eur === undefined) return null;
  const { prices, listPriceLabel, paymentLabel, ended } = block;
  const isShown = prices?.shown !== false;
  return (
    <div {...{ [hasEnded ? 'data-after-end' : 'data-until-end']: `price-${place}` }}>
      {isShown ? (
        <p className="figure-xl mt-4 text-[clamp(2.1rem,4.4vw,3.5rem)] whitespace-nowrap text-strong">
          {figureText(formatEuros(eur))}
          {vat && <span className="ml-2 text-base tracking-normal text-quiet">{vat.label}</span>}
        </p>
      ) : (
        <p className="figure mt-6 text-strong">{prices.onRequest}</p>
      )}
      {listPriceEur !== undefined && eur < listPriceEur && isShown && (
        <p className="mt-2 text-small">
          {listPriceLabel} <s className="mr-1.5 font-mono text-quiet">{written(listPriceEur)}</s>{' '}
          <span className="accent-mint rounded-sm border border-accent/50 px-1.5 py-0.5 font-mono text-mint">
            −{formatRatio(1 - eur / listPriceEur)}
          </span>
        </p>
      )}
      {hasEnded && ended?.priceLabel !== undefined && <p className="mt-3 text-small">{ended.priceLabel}</p>}
      {paymentLabel !== undefined && <p className="mt-1 text-small text-quiet">{paymentLabel}</p>}
    </div>
  );
}

/** The button that requests an offer by its name; its label changes once the last day is over. */
export function OfferAction({ offer, place, block: { ask, ended }, hasEnded }: OfferOnPage) {
  const label = (hasEnded ? ended?.askLabel : undefined) ?? ask.label;
  return (
    <div {...{ [hasEnded ? 'data-after-end' : 'data-until-end']: `action-${place}` }}>
      <ActionLink action={{ label: `${label} ${offer.name}`, href: contextHref(ask.href, offer.context) }} />
    </div>
  );
}
