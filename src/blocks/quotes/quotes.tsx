import type { Figure, Quote, QuotesBlock } from '#generated/types.ts';
import { balancedColumns } from '../../ui/class-names.ts';
import { FigureRow, FigureValue } from '../../ui/figures.tsx';
import { quoted } from '../../ui/typography.ts';

/** The first quote takes the left half in display type, the others stack at its right. */
export function Quotes({ rows, figures }: QuotesBlock) {
  return (
    <>
      <ul
        className={`grid gap-x-12 gap-y-12 border-t border-line-strong pt-10 ${balancedColumns(rows.length, { lg: 2 })}`}
      >
        {rows.map((row, index) => (
          <QuoteFigure key={row.text} row={row} isLead={index === 0} />
        ))}
      </ul>
      {figures !== undefined && (
        <FigureRow
          figures={figures}
          className={`mt-16 gap-x-6 gap-y-9 ${balancedColumns(figures.length, { all: 2, lg: 4 })}`}
        />
      )}
    </>
  );
}

function QuoteFigure({ row: { text, by, figure, second }, isLead }: { row: Quote; isLead: boolean }) {
  const place = isLead ? 'lg:row-span-2' : 'lg:not-last:border-b lg:not-last:border-line lg:not-last:pb-12';
  return (
    <li className={place}>
      <figure className="flex h-full flex-col">
        {figure !== undefined && (
          <p className="flex flex-wrap gap-x-8 gap-y-2">
            <Result figure={figure} isLead={isLead} />
            {second !== undefined && <Result figure={second} isLead={isLead} />}
          </p>
        )}
        <blockquote className="mt-6">
          <p className={isLead ? 'font-display text-h2 leading-tight text-strong' : 'text-lead text-strong'}>
            {quoted(text)}
          </p>
        </blockquote>
        <figcaption className={`pt-6 text-small text-quiet ${isLead ? 'mt-auto' : ''}`}>{by}</figcaption>
      </figure>
    </li>
  );
}

function Result({ figure, isLead }: { figure: Figure; isLead: boolean }) {
  return (
    <span className="flex items-baseline gap-3">
      <span className={`text-mint ${isLead ? 'figure-xl' : 'figure'}`}>
        <FigureValue figure={figure} isPlain />
      </span>
      <span className="text-small text-quiet">{figure.label}</span>
    </span>
  );
}
