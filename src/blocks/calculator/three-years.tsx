import { cumulativeYears } from '../../roi/cumulative.ts';
import { formatAmount } from '../../ui/format-result.ts';
import { breakEvenText, CumulativeChart } from './cumulative-chart.tsx';
import { DisclosureTable } from './disclosure-table.tsx';
import { useInstrument, type ResultProps } from './instrument.ts';

/** The chart of three years, its break-even as a sentence, and its figures as a table behind a disclosure. */
export function ThreeYears({ calculation: { result } }: ResultProps) {
  const { chart: texts } = useInstrument().texts;
  return (
    <figure data-panel="chart" className="min-w-0 panel-in">
      <figcaption>
        <h3 className="text-h3">{texts.heading}</h3>
        <p className="mt-2 max-w-prose text-small text-quiet">{texts.text}</p>
        <p className="mt-3 border-l-2 border-line-strong pl-3 text-small text-strong">{breakEvenText(texts, result)}</p>
      </figcaption>
      <CumulativeChart texts={texts} result={result} className="mt-4 mb-2 h-80 w-full overflow-visible" />
      <DisclosureTable
        summary={texts.table}
        columns={[texts.year, texts.cost, texts.savings, texts.balance]}
        rows={cumulativeYears(result).map(({ year, costEur, savingsEur, balanceEur }) => ({
          cells: [year === 0 ? texts.start : String(year), ...[costEur, savingsEur, balanceEur].map(formatAmount)],
        }))}
        areAmounts
      />
    </figure>
  );
}
