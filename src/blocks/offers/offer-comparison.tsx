import { punctuation } from '#generated/locale.ts';
import type { Offer, OffersBlock } from '#generated/types.ts';
import { formatEuros } from '../../ui/format-numbers.ts';
import { deliveredNames, priceOf } from '../../ui/offer-contents.ts';
import { FillMark } from '../../ui/marks.tsx';
import { useMentions } from '../../ui/site-context.ts';
import { joinNames } from '../../ui/typography.ts';

const cell = 'border-t border-line py-2 pl-2 align-top';

/** Offers side by side, on telephones too: the price, each delivery with a mark in the offers that have it, and what is included. */
export function OfferComparison({ block, hasEnded }: { block: OffersBlock; hasEnded: boolean }) {
  const { vat } = useMentions();
  const { rows = [], comparison } = block;
  if (comparison === undefined || rows.length < 2) return null;
  const { summary, price, delivered: yes, absent: no } = comparison;
  const deliveries = [...new Set(rows.flatMap((offer) => (offer.links ?? []).map(({ name }) => name)))];
  const contents = rows.map((offer) => new Set(deliveredNames(offer)));
  const isPriced = block.prices?.shown !== false && rows.some(({ priceEur }) => priceEur !== undefined);
  return (
    <details className="mb-4 text-small md:mt-8 max-md:order-first">
      <summary className="inline-flex min-h-11 items-center text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent">
        {summary}
      </summary>
      <section className="mt-4 overflow-x-auto" aria-label={summary} tabIndex={0}>
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{summary}</caption>
          <thead>
            <tr>
              <td />
              {rows.map(({ name }) => (
                <th key={name} scope="col" className="py-2 pl-2 font-medium text-strong">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isPriced && (
              <tr data-until-end={hasEnded ? undefined : 'compared-prices'}>
                <Head text={[price, vat?.label].filter(Boolean).join(' ')} />
                {rows.map((offer) => (
                  <td key={offer.name} className={`${cell} font-mono text-strong`}>
                    {priceText(priceOf(offer, hasEnded))}
                  </td>
                ))}
              </tr>
            )}
            {deliveries.map((name) => (
              <tr key={name}>
                <Head text={name} />
                {rows.map((offer, place) => {
                  const isDelivered = contents[place]?.has(name) === true;
                  return (
                    <td key={offer.name} className={cell}>
                      <FillMark
                        fill={isDelivered ? 'full' : 'empty'}
                        label={isDelivered ? yes : no}
                        className="mt-1 size-3.5"
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
            {rows.map((offer) => {
              const words = [inheritedWords(offer, block), joinNames(offer.features ?? [])].filter(Boolean).join(' ');
              return (
                words !== '' && (
                  <tr key={offer.name}>
                    <Head text={offer.name} />
                    <td colSpan={rows.length} className={cell}>
                      {words}
                    </td>
                  </tr>
                )
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function priceText(eur: number | undefined): string {
  return eur === undefined ? '–' : formatEuros(eur);
}

/** The line before what an offer includes, where it takes over another (« Tout Starter, et : »); where it includes nothing of its own, « Tout Starter ». */
export function inheritedWords(
  { includes, features }: Pick<Offer, 'includes' | 'features'>,
  { includesLabel }: Pick<OffersBlock, 'includesLabel'>,
): string | undefined {
  const [inherited] = includes ?? [];
  if (inherited === undefined || includesLabel === undefined) return undefined;
  if (features === undefined) return includesLabel.replace(/….*$/u, inherited.name);
  return includesLabel.replace('…', inherited.name) + punctuation.colon;
}

function Head({ text }: { text: string }) {
  return (
    <th scope="row" className="border-t border-line py-2 align-top font-normal text-quiet">
      {text}
    </th>
  );
}
