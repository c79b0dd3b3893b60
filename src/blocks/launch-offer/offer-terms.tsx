import type { LaunchOfferBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { Icon } from '../../ui/icon.tsx';

/** The terms that all packs share while the offer lasts. */
export function OfferTerms({ terms }: Pick<LaunchOfferBlock, 'terms'>) {
  return (
    <ul
      data-until-end="terms"
      className={`mt-14 grid gap-8 border-t border-line-strong pt-8 ${balancedColumns(terms.length, { md: 3 })}`}
    >
      {terms.map((term) => (
        <li key={term.title} className="flex gap-4">
          <Icon name={term.icon} className="mt-0.5 size-5 text-quiet" />
          <div>
            <h3 className="text-h3">{term.title}</h3>
            <p className="mt-2 text-small">{term.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
