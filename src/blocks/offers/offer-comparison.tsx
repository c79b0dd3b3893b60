import type { Offer, OffersComparison } from '#generated/types.ts';
import { FillMark } from '../../ui/fill-mark.tsx';
import { FoldedAnswer } from '../../ui/folded-answer.tsx';
import { includedLinks } from './included-links.ts';

/** What each offer delivers, line by line, folded under its question. An offer delivers what the one it includes does. */
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
