import type { Figure } from '#generated/types.ts';
import { FigureCell } from './figure-cell.tsx';

/** Figures side by side under one strong rule. `className` gives their columns and gaps, and the distance to what stands above. */
export function FigureRow({ figures, className }: { figures: readonly Figure[]; className: string }) {
  return (
    <dl className={`grid border-t border-line-strong pt-8 ${className}`}>
      {figures.map((figure) => (
        <FigureCell key={figure.label} figure={figure} />
      ))}
    </dl>
  );
}
