import type { BarsBlock } from '#generated/types.ts';
import { accentOf } from '../../frame/accent.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { FigureRow } from '../../ui/figure-row.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { amountOf } from './amount-of.ts';
import { LargeBar } from './large-bar.tsx';

/** Each amount with its bar to the longest one, then what follows from them. */
export function Bars(block: BarsBlock) {
  const { bars, look = 'list', figures } = block;
  const longest = Math.max(...bars.map(amountOf), Number.MIN_VALUE);
  return (
    <>
      {look === 'large' ? (
        <ul className="grid gap-9">
          {bars.map((bar) => (
            <LargeBar key={bar.figure.label} bar={bar} share={(amountOf(bar) / longest) * 100} />
          ))}
        </ul>
      ) : (
        <ListedBars block={block} longest={longest} />
      )}
      {figures !== undefined && (
        <FigureRow
          figures={figures}
          className={`mt-12 gap-x-8 gap-y-8 ${balancedColumns(figures.length, { all: 2, sm: 3 })}`}
        />
      )}
    </>
  );
}

/** Lines of label and amount, each with its bar below on the graduations of the scale. */
function ListedBars({ block: { bars, graduation }, longest }: { block: BarsBlock; longest: number }) {
  return (
    <ul className="grid gap-5">
      {bars.map((bar) => (
        <li
          key={bar.figure.label}
          className={`grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 ${accentOf(bar.accent)}`}
        >
          <p className="text-small">
            {bar.figure.label}
            {bar.detail !== undefined && <span className="text-quiet"> · {bar.detail}</span>}
          </p>
          <p className="font-mono text-strong">
            {bar.figure.text ?? [bar.figure.value, bar.figure.unit].filter(Boolean).join('\u00A0')}
          </p>
          <RangeBar
            min={0}
            max={amountOf(bar)}
            scaleMax={longest}
            graduation={graduation}
            className="col-span-2 h-2.5 overflow-visible"
          />
        </li>
      ))}
    </ul>
  );
}
