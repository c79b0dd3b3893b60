import type { Card, FiguresBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { FigureRow } from '../../ui/figure-row.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Figures on one ruled line, then the points that stand behind them on another. */
export function Figures({ figures, points }: FiguresBlock) {
  return (
    <div className="grid gap-y-12">
      {figures !== undefined && (
        <FigureRow figures={figures} className={`gap-x-8 gap-y-9 ${balancedColumns(figures.length, { sm: 3 })}`} />
      )}
      {points !== undefined && (
        <ul className={`grid gap-8 border-t border-line-strong pt-8 ${balancedColumns(points.length, { md: 3 })}`}>
          {points.map((point) => (
            <Point key={point.title} point={point} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Point({ point: { icon, title, description } }: { point: Card }) {
  return (
    <li className="flex gap-4">
      <Icon name={icon} className="mt-0.5 size-5 text-accent" />
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-2 text-small">{description}</p>
      </div>
    </li>
  );
}
