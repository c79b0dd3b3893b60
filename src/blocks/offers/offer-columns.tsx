import type { ReactNode } from 'react';
import type { Offer, OffersComparison, RowLink } from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { FillMark } from '../../ui/marks.tsx';
import { FoldedAnswer } from '../../ui/section.tsx';
import { TextList } from '../../ui/lists.tsx';
import { OfferAction, type OfferOnPage, OfferPrice } from './offer-price.tsx';

type Props = Omit<OfferOnPage, 'offer' | 'place'>;

/** Offers as the columns of one sheet. */
export function OfferColumns({ rows, ...props }: Props & { rows: readonly Offer[] }) {
  return (
    <ul
      className={`grid overflow-hidden rounded-lg border border-line-strong ${balancedColumns(rows.length, { lg: 3 })}`}
    >
      {rows.map((offer, place) => (
        <OfferColumn key={offer.name} offer={offer} place={place} {...props} />
      ))}
    </ul>
  );
}

/** One offer: its price and its whole content; the content of an included offer is quieter. */
function OfferColumn(props: OfferOnPage) {
  const { offer, block } = props;
  const { name, label, text, links = [], features } = offer;
  const included = includedLinks(offer);
  const all = [...included, ...links];
  return (
    <li className="flex flex-col border-line-strong p-6 not-first:border-t sm:p-8 lg:not-first:border-t-0 lg:not-first:border-l">
      {label !== undefined && <p className="mb-2 label text-accent">{label}</p>}
      <h3 className="font-display text-h2 font-semibold">{name}</h3>
      {text !== undefined && <p className="mt-1 text-small text-quiet lg:min-h-[3.1em]">{text}</p>}
      <OfferPrice {...props} />
      {all.length > 0 && (
        <Part title={block.linksLabel} count={all.length}>
          <ul className="mt-3 columns-2 gap-x-4 font-mono text-small">
            {all.map((link) => (
              <li key={link.href}>
                <a
                  href={link.href}
                  className={`inline-block py-1 underline decoration-transparent underline-offset-4 hover:decoration-accent ${included.includes(link) ? 'text-quiet' : 'text-strong'}`}
                >
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {features !== undefined && (
        <Part title={block.featuresLabel}>
          <TextList items={features} className="dashes mt-3 gap-1.5 text-small" />
        </Part>
      )}
      <div className="mt-auto pt-8">
        <OfferAction {...props} />
      </div>
    </li>
  );
}

function Part({ title, count, children }: { title: string | undefined; count?: number; children: ReactNode }) {
  return (
    <div className="mt-7 border-t border-line pt-4">
      {title !== undefined && (
        <h4 className="flex justify-between label font-normal text-quiet">
          {title} {count !== undefined && <span className="text-strong">{count}</span>}
        </h4>
      )}
      {children}
    </div>
  );
}

/** The deliveries of each offer, line by line, folded under their question. They include those of an included offer. */
export function OfferComparison({ rows, words }: { rows: readonly Offer[]; words: OffersComparison }) {
  const delivered = rows.map((offer) => [...includedLinks(offer), ...(offer.links ?? [])]);
  const lines = [...new Map(delivered.flat().map((link) => [link.href, link])).values()];
  return (
    <FoldedAnswer question={words.label} className="mt-6">
      <table className="mt-4 w-full table-fixed text-left text-small">
        <caption className="sr-only">{words.label}</caption>
        <thead>
          <tr className="border-b border-line-strong text-quiet">
            <th scope="col" className="py-2 font-normal">
              {words.head}
            </th>
            {rows.map(({ name }) => (
              <th key={name} scope="col" className="py-2 pl-2 font-medium text-strong">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ href, name }) => (
            <tr key={href} className="border-b border-line">
              <th scope="row" className="py-2 font-normal">
                {name}
              </th>
              {delivered.map((links, place) => {
                const isIn = links.some((link) => link.href === href);
                return (
                  <td key={rows[place]?.name} className="py-2 pl-2">
                    <FillMark fill={isIn ? 'full' : 'empty'} label={isIn ? words.included : words.absent} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </FoldedAnswer>
  );
}

/** The deliveries of the offer that this one includes, and of those included in turn, innermost first. */
function includedLinks({ includes = [] }: Offer): RowLink[] {
  return includes.flatMap((offer) => [...includedLinks(offer), ...(offer.links ?? [])]);
}
