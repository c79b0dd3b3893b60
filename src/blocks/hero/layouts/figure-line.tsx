import type { Figure } from '#generated/types.ts';
import { balancedColumns } from '../../../ui/balanced-columns.ts';
import { FigureCell } from '../../../ui/figure-cell.tsx';

/** Figures on one ruled line across the page: up to four keep the place of a quarter each, more share it. */
export function FigureLine({ label, figures }: { label: string | undefined; figures: readonly Figure[] }) {
  const columns =
    figures.length > 4 ? balancedColumns(figures.length, { all: 2, sm: 3, lg: 6 }) : 'grid-cols-2 md:grid-cols-4';
  return (
    <div role={label && 'group'} aria-label={label}>
      <dl className={`mt-14 grid gap-x-6 gap-y-9 border-t border-line-strong pt-8 lg:gap-x-8 ${columns}`}>
        {figures.map((figure) => (
          <FigureCell key={figure.label} figure={figure} />
        ))}
      </dl>
    </div>
  );
}
