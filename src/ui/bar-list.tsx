import type { Bar } from '#generated/types.ts';
import { accentOf } from './accent.ts';
import { barBounds, longestOf } from './bar-bounds.ts';
import { FigureLabel } from './figure-label.tsx';
import { RangeBar } from './range-bar.tsx';

/**
 * Lines of label and amount, each with its bar below on the graduations of the scale.
 * @param hasSources labels lead to where the amounts come from
 */
export function BarList({
  bars,
  graduation,
  hasSources = false,
}: {
  bars: readonly Bar[];
  graduation: number | undefined;
  hasSources?: boolean;
}) {
  const longest = longestOf(bars);
  return (
    <ul className="grid gap-5">
      {bars.map((bar) => (
        <li
          key={bar.figure.label}
          className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 ${accentOf(bar.accent)}`}
        >
          <p className="text-small">
            {hasSources ? <FigureLabel figure={bar.figure} /> : bar.figure.label}
            {bar.detail !== undefined && <span className="text-quiet"> · {bar.detail}</span>}
          </p>
          <p className="font-mono text-strong">
            {bar.figure.text ?? [bar.figure.value, bar.figure.unit].filter(Boolean).join('\u00A0')}
          </p>
          <RangeBar
            min={barBounds(bar).from}
            max={barBounds(bar).to}
            scaleMax={longest}
            graduation={graduation}
            className="col-span-2 h-2.5 overflow-visible"
          />
        </li>
      ))}
    </ul>
  );
}
