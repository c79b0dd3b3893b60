import type { Offer, OffersBlock } from '#generated/types.ts';
import { formatEuros, formatRatio } from '../../ui/format-euros.ts';
import { useVat } from '../../ui/vat-of.ts';

interface Props {
  offer: Offer;
  /** The place of the offer in its block. */
  place: number;
  block: OffersBlock;
}

/** What an offer costs until its last day; the list price and the discount beside it while there is one. */
export function OfferPrice({ offer: { priceEur, listPriceEur }, place, block }: Props) {
  const vat = useVat();
  if (priceEur === undefined) return null;
  return (
    <div data-until-end={`price-${place}`}>
      <Amount eur={priceEur} block={block} />
      {listPriceEur !== undefined && priceEur < listPriceEur && block.prices?.shown !== false && (
        <p className="mt-3 text-small">
          {block.listPriceLabel}{' '}
          <s className="font-mono text-quiet">
            {formatEuros(listPriceEur)} {vat?.label}
          </s>{' '}
          <span className="accent-mint ml-1 rounded-sm border border-accent/50 px-1.5 py-0.5 font-mono text-mint">
            −{formatRatio(1 - priceEur / listPriceEur)}
          </span>
        </p>
      )}
      {block.paymentLabel !== undefined && <p className="mt-2 text-small text-quiet">{block.paymentLabel}</p>}
    </div>
  );
}

/** What it costs afterwards. */
export function EndedPrice({ offer: { priceEur, listPriceEur = priceEur }, place, block }: Props) {
  if (listPriceEur === undefined) return null;
  return (
    <div data-after-end={`price-${place}`}>
      <Amount eur={listPriceEur} block={block} />
      {block.ended?.priceLabel !== undefined && <p className="mt-3 text-small">{block.ended.priceLabel}</p>}
      {block.paymentLabel !== undefined && <p className="mt-2 text-small text-quiet">{block.paymentLabel}</p>}
    </div>
  );
}

function Amount({ eur, block: { prices } }: { eur: number; block: OffersBlock }) {
  const vat = useVat();
  if (prices?.shown === false) return <p className="figure mt-8 text-strong">{prices.onRequest}</p>;
  return (
    <p className="figure-xl mt-8 text-[clamp(2.5rem,4.4vw,3.5rem)] whitespace-nowrap text-strong">
      {formatEuros(eur)}
      {vat && <span className="ml-2 text-base tracking-normal text-quiet">{vat.label}</span>}
    </p>
  );
}
