import type { CumulativeDrawing } from '#generated/types.ts';
import { formatEuros } from '../../ui/format-euros.ts';
import { CumulativeChart } from './cumulative-chart.tsx';
import { cumulativeCosts, type YearlyCost } from './cumulative-cost.ts';

/** The chart, and its data as a table behind a disclosure. Curves, crossing and table are computed from the two amounts. */
export function CumulativeFigure({ heading, drawing }: { heading: string; drawing: CumulativeDrawing }) {
  const costs = cumulativeCosts(drawing.rentYearlyEur, drawing.ownOnceEur, drawing.years);
  return (
    <figure>
      <CumulativeChart drawing={drawing} costs={costs} />
      <CostTable heading={heading} drawing={drawing} costs={costs} />
    </figure>
  );
}

function CostTable({
  heading,
  drawing: { rentName, ownName, ownTax, tableLabel, columns },
  costs,
}: {
  heading: string;
  drawing: CumulativeDrawing;
  costs: readonly YearlyCost[];
}) {
  return (
    <details className="group mt-6">
      <summary className="inline-flex min-h-11 items-center gap-2 text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-accent">
        {tableLabel}
      </summary>
      <section className="mt-4 overflow-x-auto" tabIndex={0} aria-label={tableLabel}>
        <table className="w-full max-w-3xl border-collapse text-right font-mono text-small">
          <caption className="sr-only">{heading}</caption>
          <thead>
            <tr className="border-b border-line-strong text-quiet">
              <th scope="col" className="py-2 pr-4 text-left font-normal">
                {columns.year}
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {rentName}
              </th>
              <th scope="col" className="py-2 pr-4 font-normal">
                {[ownName, ownTax].filter(Boolean).join(', ')}
              </th>
              <th scope="col" className="py-2 font-normal">
                {columns.gap}
              </th>
            </tr>
          </thead>
          <tbody>
            {costs.map(({ year, rentEur, ownEur }) => (
              <tr key={year} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 text-left font-normal">
                  {year}
                </th>
                <td className="py-2 pr-4">{formatEuros(rentEur)}</td>
                <td className="py-2 pr-4">{formatEuros(ownEur)}</td>
                <td className="py-2 text-strong">{formatEuros(rentEur - ownEur)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
