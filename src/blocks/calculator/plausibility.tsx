import { assumptionOf, resultWords } from '../../calculator/result-words.ts';
import { fillSentence } from '../../calculator/written-return.ts';
import { partialResults, isAnnounced } from '../../roi/calculate.ts';
import { formatAmount, formatMonths, formatPercent } from '../../ui/format-numbers.ts';
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
        <section tabIndex={0} aria-label={heading} data-panel="partial" className="overflow-x-auto text-small">
          <table className="w-full border-collapse text-right">
            <caption className="pb-2 text-left font-medium text-strong">{heading}</caption>
            <thead>
              <tr>
                {[columns.spend, columns.savings, columns.roi, columns.breakEven].map((head, index) => (
                  <th
                    key={head}
                    scope="col"
                    className={`pb-1 font-normal text-quiet ${index === 0 ? 'text-left' : 'pl-2'}`}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="font-mono tracking-tighter whitespace-nowrap">
              {parts.map(({ share, result: { annualSavings, threeYearROI, breakEvenMonths } }) => (
                <tr key={share} className="border-t border-line">
                  <th scope="row" className="py-1.5 text-left font-medium text-strong">
                    {formatPercent(share)}
                  </th>
                  <td className={`py-1.5 pl-2 ${annualSavings < 0 ? 'text-coral' : 'text-strong'}`}>
                    {formatAmount(annualSavings)}
                  </td>
                  <td className="py-1.5 pl-2 text-body">{formatPercent(threeYearROI)}</td>
                  <td className="py-1.5 pl-2 text-body">{formatMonths(breakEvenMonths)}</td>
                </tr>
              ))}
            </tbody>
          </table>
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
