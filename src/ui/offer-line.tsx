import { Fragment } from 'react';
import { punctuation } from '#generated/locale.ts';
import type { Need, Offer, OfferLine as Line } from '#generated/types.ts';
import { usePriceWriter } from './figures.tsx';
import { countOf } from './format-numbers.ts';
import { countNeeds, offersFor, priceOf } from './offer-contents.ts';
import { useHasPassed } from './site-context.ts';
import { dot } from './typography.ts';

/** The offer that the subject of a page needs, or each offer with how many needs it suits. */
export function OfferLine({ line, className }: { line: Line; className: string }) {
  const { label, needs, countLabel, href } = line;
  const [need] = needs;
  if (need === undefined) return null;
  if (countLabel === undefined)
    return <OfferOfNeed line={line} need={need} label={label + punctuation.colon} className={className} />;
  return (
    <div className={`${className} text-small text-quiet`}>
      <p>{label}</p>
      <ul className="mt-1">
        {countNeeds(line).map(({ offer, count }) => (
          <li key={offer.name} className="mt-1">
            <OfferName line={line} offer={offer} href={href} />
            {(count > 0 || offer.text !== undefined) && punctuation.colon}
            {count === 0 ? offer.text : `${countOf(count, countLabel)}\u00A0${needs.length}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OfNeed {
  line: Line;
  need: Need;
  /** Before the offer. */
  label?: string;
  className?: string;
}

/** The first offer that suits a need, or all, and the tools of no offer; nothing where none suits. */
export function OfferOfNeed({ line, need, label, className = '' }: OfNeed) {
  const hasEnded = useHasPassed(line.validUntil);
  const { offers, outside } = offersFor(line.rows, need);
  const shown = line.all === true ? offers : offers.slice(0, 1);
  if (shown.length === 0) return null;
  return (
    <p className={`${className} max-w-prose text-small text-quiet`}>
      {label}
      <OfferNames line={line} offers={shown} />
      {line.note !== undefined && !hasEnded && ` (${line.note})`}
      {line.outsideLabel !== undefined && outside.length > 0 && (
        <span className="block">{line.outsideLabel + punctuation.colon + outside.join(', ')}</span>
      )}
    </p>
  );
}

/** Offers after one another, each with its price. */
export function OfferNames({ line, offers }: { line: Line; offers: readonly Offer[] }) {
  return offers.map((offer, place) => (
    <Fragment key={offer.name}>
      {place > 0 && dot}
      <OfferName line={line} offer={offer} href={line.href} />
    </Fragment>
  ));
}

function OfferName({ line, offer, href }: { line: Line; offer: Offer; href: string }) {
  const price = useOfferPrice(line)(offer);
  return (
    <>
      {/* Not a box of its own, before whose comma a line may end. */}
      <a
        href={offer.id === undefined ? href : href.replace(/#.*/, `#${offer.id}`)}
        className="py-1 text-strong underline decoration-line-strong underline-offset-4 hover:decoration-accent"
      >
        {offer.name}
      </a>
      {price !== undefined && `, ${price}`}
    </>
  );
}

/** Writes the price of an offer with the label of tax (« 3 870 € HT »): the list price once the last day of the line is over. */
export function useOfferPrice(line: Line | undefined): (offer: Offer) => string | undefined {
  const written = usePriceWriter();
  const hasEnded = useHasPassed(line?.validUntil);
  return (offer) => {
    const eur = priceOf(offer, hasEnded);
    return eur === undefined ? undefined : written(eur);
  };
}
