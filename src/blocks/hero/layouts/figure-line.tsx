import type { HeroBlock } from '#generated/types.ts';
import { balancedColumns } from '../../../ui/balanced-columns.ts';
import { FigureRow } from '../../../ui/figure-row.tsx';

/** The columns of a line: they share all of it, six at most. Three stand one under the other on phones: two columns would leave a hole. */
function columnsFor(count: number): string {
  if (count > 4) return `gap-x-6 ${balancedColumns(count, { all: 2, sm: 3, lg: 6 })}`;
  return `gap-x-6 lg:gap-x-8 ${balancedColumns(count, count === 3 ? { all: 1, sm: 3 } : { all: 2, md: 4 })}`;
}

/** The figures of an opening on one ruled line across the page. `className` is the distance to what stands above. */
export function FigureLine({ block, className }: { block: HeroBlock; className: string }) {
  const { figures, figuresLabel: label } = block;
  if (figures === undefined) return null;
  return (
    <div role={label && 'group'} aria-label={label} className={className}>
      <FigureRow figures={figures} className={`gap-y-9 ${columnsFor(figures.length)}`} />
    </div>
  );
}
