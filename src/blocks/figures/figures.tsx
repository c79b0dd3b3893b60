import type { FiguresBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { FigureRow, IconPoints } from '../../ui/figures.tsx';

/** Figures on one ruled line, then the points that support them on another. */
export function Figures({ figures, points }: FiguresBlock) {
  return (
    <div className="grid gap-y-8">
      {figures !== undefined && (
        <FigureRow
          figures={figures}
          className={`gap-x-8 gap-y-6 ${balancedColumns(figures.length, { all: 2, sm: 3 })}`}
        />
      )}
      {points !== undefined && <IconPoints points={points} tone="text-accent" />}
    </div>
  );
}
