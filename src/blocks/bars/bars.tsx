import type { BarsBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/balanced-columns.ts';
import { FigureRow } from '../../ui/figure-row.tsx';
import { amountOf } from './amount-of.ts';
import { LargeBar } from './large-bar.tsx';
import { ListedBar } from './listed-bar.tsx';

/** Each amount with its bar to the longest one, then what follows from them. */
export function Bars({ bars, look = 'list', graduation, figures }: BarsBlock) {
  const longest = Math.max(...bars.map(amountOf), Number.MIN_VALUE);
  const isLarge = look === 'large';
  const marks = graduation === undefined ? [] : marksOf(longest, graduation);
  return (
    <>
      <ul className={`grid ${isLarge ? 'gap-9' : 'gap-5'}`}>
        {bars.map((bar) => {
          const share = (amountOf(bar) / longest) * 100;
          return isLarge ? (
            <LargeBar key={bar.figure.label} bar={bar} share={share} />
          ) : (
            <ListedBar key={bar.figure.label} bar={bar} share={share} marks={marks} />
          );
        })}
      </ul>
      {figures !== undefined && (
        <FigureRow
          figures={figures}
          className={`mt-12 gap-x-8 gap-y-8 ${balancedColumns(figures.length, { all: 2, sm: 3 })}`}
        />
      )}
    </>
  );
}

/** Where the graduations stand from zero on, in percent of the scale. */
function marksOf(longest: number, graduation: number): number[] {
  const count = Math.floor(longest / graduation) + 1;
  return Array.from({ length: count }, (_, index) => ((index * graduation) / longest) * 100);
}
