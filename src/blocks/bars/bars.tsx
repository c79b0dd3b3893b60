import type { BarsBlock } from '#generated/types.ts';
import { barBounds, longestOf } from '../../ui/bar-bounds.ts';
import { BarList } from '../../ui/bar-list.tsx';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { FigureRow } from '../../ui/figure-row.tsx';
import { LargeBar } from './large-bar.tsx';

/** Each amount with its bar to the longest one, then what follows from them. */
export function Bars(block: BarsBlock) {
  const { bars, look = 'list', graduation, figures } = block;
  return (
    <>
      {look === 'large' ? (
        <ul className="grid gap-9">
          {bars.map((bar) => (
            <LargeBar key={bar.figure.label} bar={bar} share={(barBounds(bar).to / longestOf(bars)) * 100} />
          ))}
        </ul>
      ) : (
        <BarList bars={bars} graduation={graduation} hasSources />
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
