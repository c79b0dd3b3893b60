import type { OfferTerm } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';

/** The terms that all offers share until their last day, side by side. */
export function OfferTerms({ terms }: { terms: readonly OfferTerm[] }) {
  return (
    <ul
      data-until-end="terms"
      className={`mb-14 grid gap-8 border-t border-line-strong pt-8 ${balancedColumns(terms.length, { md: 3 })}`}
    >
      {terms.map(({ icon, title, description }) => (
        <li key={title} className="flex gap-4">
          {icon !== undefined && <Icon name={icon} className="mt-0.5 size-5 text-quiet" />}
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 text-small">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
