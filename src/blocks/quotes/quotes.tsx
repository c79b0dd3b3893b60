import type { Figure, Quote, QuotesBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { FigureRow, FigureValue, plainFigure } from '../../ui/figures.tsx';
import { quoted } from '../../ui/typography.ts';

/** How a quote is set: the first one in display type, the others, and those that are invented, in dashed frames and smaller than any fact. */
const sets = {
  lead: { place: 'lg:row-span-2', result: 'text-mint figure-xl', text: 'font-display text-h2 leading-tight' },
  other: { place: '', result: 'text-mint figure', text: 'text-lead' },
  illustrative: {
    place: 'row-span-4 grid grid-rows-subgrid border border-dashed border-line-strong p-5 sm:p-6',
    result: 'font-mono text-lead',
    text: '',
  },
};

/** The first quote takes the left half in display type, the others stack at its right; those that are invented stand side by side. */
export function Quotes({ rows, figures, illustrative }: QuotesBlock) {
  const list =
    illustrative === undefined
      ? `gap-x-12 gap-y-12 border-t border-line-strong pt-10 ${balancedColumns(rows.length, { lg: 2 })}`
      : `gap-6 ${balancedColumns(rows.length, { lg: 3 })}`;
  return (
    <>
      <ul className={`grid ${list}`}>
        {rows.map((row, index) => {
          const set = illustrative === undefined ? (index === 0 ? 'lead' : 'other') : 'illustrative';
          return <QuoteFigure key={row.text} row={row} set={set} mark={illustrative} />;
        })}
      </ul>
      {figures !== undefined && (
        <FigureRow
          figures={figures}
          className={`mt-10 gap-x-6 gap-y-9 ${balancedColumns(figures.length, { all: 2, lg: 4 })}`}
        />
      )}
    </>
  );
}

interface Props {
  row: Quote;
  set: keyof typeof sets;
  mark: string | undefined;
}

function QuoteFigure({ row: { text, by, figure, second }, set, mark }: Props) {
  const { place, result, text: size } = sets[set];
  return (
    <li className={place}>
      <figure className={mark === undefined ? 'flex h-full flex-col' : 'row-span-4 grid grid-rows-subgrid gap-y-0'}>
        {mark !== undefined && <p className="mb-4 label text-quiet">{mark}</p>}
        {figure !== undefined && (
          <p className="flex flex-wrap gap-x-8 gap-y-2">
            <Result figure={figure} className={result} isReal={mark === undefined} />
            {second !== undefined && <Result figure={second} className={result} isReal={mark === undefined} />}
          </p>
        )}
        <blockquote className={mark === undefined ? 'mt-6' : 'row-start-3 mt-3'}>
          <p className={`text-strong ${size}`}>{quoted(text)}</p>
        </blockquote>
        <figcaption className={`pt-6 text-small text-quiet ${set === 'lead' ? 'mt-auto' : 'row-start-4'}`}>
          {by}
        </figcaption>
      </figure>
    </li>
  );
}

function Result({ figure, className, isReal }: { figure: Figure; className: string; isReal: boolean }) {
  return (
    <span className="flex items-baseline gap-3">
      <span className={className}>{isReal ? <FigureValue figure={figure} isPlain /> : plainFigure(figure)}</span>
      <span className="text-small text-quiet">{figure.label}</span>
    </span>
  );
}
