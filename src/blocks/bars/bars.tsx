import type { Bar, BarsBlock } from '#generated/types.ts';
import { accentOf, balancedColumns } from '../../ui/class-names.ts';
import { barBounds, longestOf, BarList } from '../../ui/bar-list.tsx';
import { FigureLabel, FigureRow, FigureValue } from '../../ui/figures.tsx';
import { RangeBar } from '../../ui/range-bar.tsx';
import { dot } from '../../ui/typography.ts';

/** Each amount with its bar on the scale of the longest one, then the resulting figures. */
export function Bars(block: BarsBlock) {
  const { bars, look = 'list', graduation, figures } = block;
  return (
    <>
      {look === 'large' ? (
        <ul className="grid gap-8">
          {bars.map((bar) => (
            <LargeBar key={bar.figure.label} bar={bar} longest={longestOf(bars)} />
          ))}
        </ul>
      ) : (
        <BarList bars={bars} graduation={graduation} hasSources />
      )}
      {figures !== undefined && (
        <FigureRow
          figures={figures}
          className={`mt-8 gap-x-8 gap-y-8 ${figures.length % 2 === 1 ? 'max-sm:*:first:col-span-2' : ''} ${balancedColumns(figures.length, { all: 2, sm: 3 })}`}
        />
      )}
    </>
  );
}

/** An amount in display size, its bar below. */
function LargeBar({ bar, longest }: { bar: Bar; longest: number }) {
  const { figure, detail, accent } = bar;
  return (
    <li className={accentOf(accent) || undefined}>
      <p>
        <span className="figure-xl block whitespace-nowrap text-accent">
          <FigureValue figure={figure} isPlain />
        </span>
        <span className="mt-2 block text-small">
          <span className="text-strong">
            <FigureLabel figure={figure} />
          </span>
          {detail !== undefined && dot + detail}
        </span>
      </p>
      <RangeBar min={0} max={barBounds(bar).to} scaleMax={longest} className="mt-3 block h-3" />
    </li>
  );
}
