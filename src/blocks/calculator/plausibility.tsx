import { assumptionOf, resultWords } from '../../calculator/result-words.ts';
import { fillSentence } from '../../calculator/written-return.ts';
import { partialResults, isAnnounced } from '../../roi/calculate.ts';
import { formatAmount, formatMonths, formatPercent } from '../../ui/format-numbers.ts';
import { DataTable } from './disclosure-table.tsx';
import { useInstrument, type ResultProps } from './instrument.ts';
import type { FigureName } from '../../roi/formulas.ts';

/** The basis of a result: the same calculation for parts of the spend, and its assumption in one sentence made of its numbers. */
export function Plausibility({ calculation }: ResultProps) {
  const { roi, texts } = useInstrument();
  const { inputs } = calculation;
  const { heading, ...columns } = texts.partial;
  const assumption = assumptionOf(calculation, { roi, texts });
  const parts = partialResults(roi.shares, inputs, roi);
  return (
    <div className="mt-5 border-t border-line-strong pt-4">
      {parts.length > 0 && (
        <section tabIndex={0} aria-label={heading} data-panel="partial" className="overflow-x-auto">
          <p className="text-small font-medium text-strong">{heading}</p>
          <DataTable
            columns={[columns.spend, columns.savings, columns.roi, columns.breakEven]}
            rows={parts.map(({ share, result: { annualSavings, threeYearROI, breakEvenMonths } }) => ({
              cells: [
                formatPercent(share),
                formatAmount(annualSavings),
                formatPercent(threeYearROI),
                formatMonths(breakEvenMonths),
              ],
            }))}
            areAmounts
            className="tracking-tighter"
          />
        </section>
      )}
      {assumption !== '' && <p className="mt-3 text-small text-body">{assumption}</p>}
    </div>
  );
}

/**
 * A note on the plausibility of a figure: for a loss, the spend from which there are savings; for a return, its
 * source in a profile instead of the calculation.
 */
export function FigureNote({ field, calculation }: ResultProps & { field: FigureName }) {
  const { roi, texts } = useInstrument();
  const { result } = calculation;
  if (field === 'annualSavings' && result.annualSavings < 0) {
    const words = resultWords(calculation, { roi, texts });
    return 'threshold' in words ? fillSentence(roi.sentences.threshold, words) : null;
  }
  return field === 'threeYearROI' && isAnnounced(result) ? texts.result.announced : null;
}
