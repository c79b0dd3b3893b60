import type { LaunchOfferBlock, Pack } from '#generated/types.ts';
import { formatEuros, formatRatio } from '../../ui/format-euros.ts';
import { useVat } from '../../ui/vat-of.ts';

interface Props {
  pack: Pack;
  labels: LaunchOfferBlock;
}

/** What the pack costs while the offer lasts; the list price and the discount beside it while there is one. */
export function OfferPrice({ pack, labels }: Props) {
  const vat = useVat();
  return (
    <div data-until-end={`price-${pack.id}`}>
      <Amount eur={pack.priceEur} />
      {pack.priceEur < pack.listPriceEur && (
        <p className="mt-3 text-small">
          {labels.listPriceLabel}{' '}
          <s className="font-mono text-quiet">
            {formatEuros(pack.listPriceEur)} {vat?.label}
          </s>{' '}
          <span className="ml-1 rounded-sm border border-mint/50 px-1.5 py-0.5 font-mono text-mint">
            −{formatRatio(1 - pack.priceEur / pack.listPriceEur)}
          </span>
        </p>
      )}
      <p className="mt-2 text-small text-quiet">{labels.paymentLabel}</p>
    </div>
  );
}

/** What it costs afterwards. */
export function EndedPrice({ pack, labels }: Props) {
  return (
    <div data-after-end={`price-${pack.id}`}>
      <Amount eur={pack.listPriceEur} />
      <p className="mt-3 text-small">{labels.ended.priceLabel}</p>
      <p className="mt-2 text-small text-quiet">{labels.paymentLabel}</p>
    </div>
  );
}

function Amount({ eur }: { eur: number }) {
  const vat = useVat();
  return (
    <p className="figure-xl mt-8 text-[clamp(2.5rem,4.4vw,3.5rem)] whitespace-nowrap text-strong">
      {formatEuros(eur)}
      {vat && <span className="ml-2 text-base tracking-normal text-quiet">{vat.label}</span>}
    </p>
  );
}
