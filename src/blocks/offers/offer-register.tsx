import { punctuation } from '#generated/locale.ts';
import type { Offer, OfferGroup, OffersBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { balancedColumns } from '../../ui/class-names.ts';
import { contextHref } from '../../ui/context-href.ts';
import { DisplayedPrice } from '../../ui/figures.tsx';
import { Fold } from '../../ui/section.tsx';
import { Icon } from '../../ui/icons.tsx';
import { joinNames, twoDigits } from '../../ui/typography.ts';
import { Rank, TextList } from '../../ui/lists.tsx';

/** One ruled band for each group: its subject on the left, which stays in view, and its offers on the right, folded on telephones. The note on hidden prices stands once, above all bands. */
export function OfferRegister({ block, groups }: { block: OffersBlock; groups: readonly OfferGroup[] }) {
  const { prices } = block;
  return (
    <>
      {prices?.shown === false && (
        <p className="mb-4 text-small text-quiet">
          {prices.label} <span className="ml-2 font-mono text-strong">{prices.onRequest}</span>
        </p>
      )}
      <ol className="border-b border-line-strong">
        {groups.map(({ id, name, icon, text, offers }, index) => (
          <li
            key={name}
            id={id}
            className="grid gap-x-8 gap-y-5 border-t border-line-strong py-7 md:gap-y-8 md:py-9 lg:grid-cols-12"
          >
            <div className="self-start lg:sticky lg:top-28 lg:col-span-3">
              <p className="flex items-center justify-between gap-4 lg:justify-start">
                <Rank className="text-small text-quiet">{twoDigits(index + 1)}</Rank>
                {icon !== undefined && <Icon name={icon} className="size-6 text-accent" />}
              </p>
              <h3 className="mt-4 font-display text-lead font-semibold">{name}</h3>
              {text !== undefined && <p className="mt-3 text-small">{text}</p>}
            </div>
            <Fold summary={joinNames(offers.map((offer) => offer.name))}>
              <ul
                className={`grid gap-y-px sm:grid-rows-[auto_auto_1fr_auto] lg:col-span-9 ${balancedColumns(offers.length, { sm: mostColumns })}`}
              >
                {offers.map((offer) => (
                  <li key={offer.name} className={`${columnClass} ${offers.length > mostColumns ? 'sm:pb-4' : ''}`}>
                    <RegisterColumn offer={offer} block={block} />
                  </li>
                ))}
              </ul>
            </Fold>
          </li>
        ))}
      </ol>
    </>
  );
}

/** In one row of a group; more stand in several. */
const mostColumns = 3;
const columnClass =
  'flex flex-col border-line py-6 not-first:border-t sm:row-span-4 sm:grid sm:grid-rows-subgrid sm:gap-y-0 sm:border-l sm:px-5 sm:py-1 sm:not-first:border-t-0 lg:px-6';

/** One offer of a group; the rows of its columns (label, name, content, price) are aligned with one another. */
function RegisterColumn({ offer, block: { ask, prices } }: { offer: Offer; block: OffersBlock }) {
  const { name, label, text, features = [], links = [], priceEur, context } = offer;
  return (
    <>
      {/* Without a label it still takes the row that the labels of the other columns stand in. */}
      <div className="label text-accent">{label}</div>
      <div className="mt-2">
        <h4 className="text-h3">{name}</h4>
        {text !== undefined && <p className="mt-2 text-small">{text}</p>}
      </div>
      <TextList items={[...features, ...links.map((link) => link.name)]} className="dashes mt-4 gap-2 text-small" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        {priceEur !== undefined && prices?.shown !== false && (
          <p className="font-mono text-small text-quiet">
            {prices !== undefined && <span className="sr-only">{prices.label + punctuation.colon}</span>}
            <DisplayedPrice eur={priceEur} prices={prices} />
          </p>
        )}
        <ActionLink
          action={{ ...ask, href: contextHref(ask.href, context) }}
          style="tertiary"
          about={punctuation.colon + name}
        />
      </div>
    </>
  );
}
