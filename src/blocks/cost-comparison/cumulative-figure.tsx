import { locale } from '#generated/locale.ts';
import type { CumulativeComparison } from '#generated/types.ts';
import { ordinalOf } from '../../shared/dates.ts';
import { formatEuros } from '../../ui/format-euros.ts';
import { useVat } from '../../ui/vat-of.ts';
import { CumulativeChart } from './cumulative-chart.tsx';
import { breakEvenMonth, cumulativeCosts } from './cumulative-cost.ts';

/** The chart with its description, and its data as a table behind a disclosure. */
export function CumulativeFigure({ ownName, cumulative }: { ownName: string; cumulative: CumulativeComparison }) {
  const { heading, text, cloudName, cloudYearlyEur, ownOnceEur, years, savings, breakEvenLabel, tableLabel, columns } =
    cumulative;
  const { label: vatLabel } = useVat();
  const costs = cumulativeCosts(cloudYearlyEur, ownOnceEur, years);
  const month = breakEvenMonth(cloudYearlyEur, ownOnceEur);
  const breakEvenYears = ownOnceEur / cloudYearlyEur;
  const chart = {
    costs,
    cloudName,
    ownName,
    vatLabel,
    savings: savings.text ?? savings.value,
    savingsLabel: savings.label,
    breakEven:
      breakEvenYears > years ? undefined : { years: breakEvenYears, label: breakEvenLabel, detail: fromMonth(month) },
  };
  return (
    <figure className="mt-20">
      <figcaption className="grid gap-x-8 gap-y-3 border-t border-line-strong pt-6 md:grid-cols-12">
        <h3 className="text-h3 md:col-span-4">{heading}</h3>
        <p className="max-w-prose md:col-span-7 md:col-start-6">{text}</p>
      </figcaption>
      <CumulativeChart {...chart} />
      <details className="group mt-6">
        <summary className="inline-flex min-h-11 items-center gap-2 text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-amber">
          {tableLabel}
        </summary>
        <section className="mt-4 overflow-x-auto" tabIndex={0} aria-label={heading}>
          <table className="w-full max-w-3xl border-collapse text-right font-mono text-small">
            <caption className="sr-only">{text}</caption>
            <thead>
              <tr className="border-b border-line-strong text-quiet">
                <th scope="col" className="py-2 pr-4 text-left font-normal">
                  {columns.year}
                </th>
                <th scope="col" className="py-2 pr-4 font-normal">
                  {cloudName}
                </th>
                <th scope="col" className="py-2 pr-4 font-normal">
                  {ownName}, {vatLabel}
                </th>
                <th scope="col" className="py-2 font-normal">
                  {columns.gap}
                </th>
              </tr>
            </thead>
            <tbody>
              {costs.map(({ year, cloudEur, ownEur }) => (
                <tr key={year} className="border-b border-line">
                  <th scope="row" className="py-2 pr-4 text-left font-normal">
                    {year}
                  </th>
                  <td className="py-2 pr-4">{formatEuros(cloudEur)}</td>
                  <td className="py-2 pr-4">{formatEuros(ownEur)}</td>
                  <td className="py-2 text-strong">{formatEuros(cloudEur - ownEur)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}

/** « dès le 3e mois » */
function fromMonth(month: number): string {
  return locale.words.fromMonth.replace('…', `${month}${ordinalOf(month, locale)}`);
}
