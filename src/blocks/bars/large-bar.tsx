import type { Bar } from '#generated/types.ts';
import { accentOf } from '../../frame/accent.ts';
import { FigureLabel } from '../../ui/figure-label.tsx';
import { FigureValue } from '../../ui/figure-value.tsx';
import { percent } from '../../ui/plot-line.ts';

/** An amount in display size, its bar below. @param share length of the bar, in percent of the longest */
export function LargeBar({ bar: { figure, detail, accent }, share }: { bar: Bar; share: number }) {
  return (
    <li className={accentOf(accent) || undefined}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="figure-xl whitespace-nowrap text-accent">
          <FigureValue figure={figure} isPlain />
        </span>
        <span className="text-small">
          <span className="text-strong">
            <FigureLabel figure={figure} />
          </span>
          {detail !== undefined && ` · ${detail}`}
        </span>
      </p>
      <svg width="100%" height="14" aria-hidden="true" className="mt-3 block">
        <rect width="100%" height="14" className="fill-inset" />
        <rect width={percent(share)} height="14" className="fill-accent" />
      </svg>
    </li>
  );
}
