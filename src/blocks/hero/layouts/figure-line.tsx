import type { Figure } from '#generated/types.ts';
import { balancedColumns } from '../../../ui/balanced-columns.ts';
import { FigureCell } from '../../../ui/figure-cell.tsx';

/** The columns of a line: one or two figures keep the place of a quarter each, more share the line, six at most. */
function columnsFor(count: number): string {
  if (count > 4) return `gap-x-6 ${balancedColumns(count, { all: 2, sm: 3, lg: 6 })}`;
  return `gap-x-6 lg:gap-x-8 ${count === 3 ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-2 md:grid-cols-4'}`;
}

/** Figures on one ruled line across the page. `className` is the distance to what stands above. */
export function FigureLine({
  label,
  figures,
  className,
}: {
  label: string | undefined;
  figures: readonly Figure[];
  className: string;
}) {
  return (
    <div role={label && 'group'} aria-label={label} className={className}>
      <dl className={`grid gap-y-9 border-t border-line-strong pt-8 ${columnsFor(figures.length)}`}>
        {figures.map((figure) => (
          <FigureCell key={figure.label} figure={figure} />
        ))}
      </dl>
    </div>
  );
}
