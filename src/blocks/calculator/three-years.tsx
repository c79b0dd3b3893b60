import type { CalculatorChart } from '#generated/types.ts';
import type { RoiResult } from '../../roi/calculate.ts';
import { cumulativeYears } from '../../roi/cumulative.ts';
import { formatAmount } from '../../ui/format-result.ts';
import { breakEvenText, CumulativeChart } from './cumulative-chart.tsx';

const cell = 'py-2 pl-4';

/** The chart of three years, its break-even as a sentence, and its figures as a table behind a disclosure. */
export function ThreeYears({ texts, result }: { texts: CalculatorChart; result: RoiResult }) {
  return (
    <figure data-panel="chart" className="min-w-0 panel-in">
      <figcaption>
        <h3 className="text-h3">{texts.heading}</h3>
        <p className="mt-2 max-w-prose text-small text-quiet">{texts.text}</p>
        <p className="mt-3 border-l-2 border-line-strong pl-3 text-small text-strong">{breakEvenText(texts, result)}</p>
      </figcaption>
      <CumulativeChart texts={texts} result={result} className="mt-4 h-80 w-full overflow-visible" />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-small text-strong underline decoration-line-strong underline-offset-6 hover:decoration-amber">
          {texts.table}
        </summary>
        <div className="mt-2 overflow-x-auto" tabIndex={0} role="region" aria-label={texts.table}>
          <table className="w-full border-collapse text-right font-mono text-small">
            <thead>
              <tr className="border-b border-line-strong text-quiet">
                {[texts.year, texts.cost, texts.savings, texts.balance].map((column, index) => (
                  <th key={column} scope="col" className={`font-normal ${index === 0 ? 'py-2 text-left' : cell}`}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {cumulativeYears(result).map(({ year, costEur, savingsEur, balanceEur }) => (
                <tr key={year} className="border-b border-line">
                  <th scope="row" className="py-2 text-left font-normal">
                    {year === 0 ? texts.start : year}
                  </th>
                  <td className={cell}>{formatAmount(costEur)}</td>
                  <td className={cell}>{formatAmount(savingsEur)}</td>
                  <td className={`${cell} text-strong`}>{formatAmount(balanceEur)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
