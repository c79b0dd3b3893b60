import type { CumulativeDrawing } from '#generated/types.ts';
import { writeFrenchNumber } from '../../roi/numbers.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { formatEuros } from '../../ui/format-numbers.ts';
import { CumulativeChart } from './cumulative-chart.tsx';

/** The chart, and its data as a table behind a disclosure. Curves, crossing and table are computed from the two amounts. */
export function CumulativeFigure({ heading, drawing }: { heading: string; drawing: CumulativeDrawing }) {
  const { rentName, ownName, ownTax, tableLabel, columns, years, rentYearlyEur, ownOnceEur, proceed } = drawing;
  const heads = [columns.year, rentName, [ownName, ownTax].filter(Boolean).join(', '), columns.gap];
  const rows = Array.from({ length: years + 1 }, (_, year) => {
    const rentEur = rentYearlyEur * year;
    return [rentEur, ownOnceEur, rentEur - ownOnceEur].map(formatEuros);
  });
  return (
    <figure>
      <CumulativeChart drawing={drawing} />
      {proceed !== undefined && (
        <div className="mt-6">
          <ActionLink
            action={{ ...proceed, href: `${proceed.href}?cloud=${writeFrenchNumber(rentYearlyEur)}` }}
            style="tertiary"
          />
        </div>
      )}
      <details className="group mt-6">
        <summary className="inline-flex min-h-11 items-center gap-2 text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent">
          {tableLabel}
        </summary>
        <section className="mt-4 overflow-x-auto" tabIndex={0} aria-label={tableLabel}>
          <table className="w-full max-w-3xl border-collapse text-right font-mono text-small [&_td]:pl-4">
            <caption className="sr-only">{heading}</caption>
            <thead>
              <tr className="border-b border-line-strong text-quiet">
                {heads.map((head, index) => (
                  <th key={head} scope="col" className={`py-2 font-normal ${index === 0 ? 'text-left' : 'pl-4'}`}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((amounts, year) => (
                <tr key={year} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {year}
                  </th>
                  {amounts.map((amount, index) => (
                    <td key={heads[index + 1]} className={index === 2 ? 'text-strong' : undefined}>
                      {amount}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
