import { fillSentence, resultWords } from '../../calculator/result-words.ts';
import type { Calculation, CalculatorState } from '../../calculator/use-calculator.ts';
import { isAnnounced } from '../../roi/announced-return.ts';
import type { FigureName } from '../../roi/formulas.ts';

/**
 * What is to be known of a figure before it is believed: of a loss, the spend from which there are savings; of a return, how many times the
 * stake it is, or that a profile announces it and the calculation does not give it.
 */
export function FigureNote({
  field,
  calculator: { roi, texts },
  calculation,
}: {
  field: FigureName;
  calculator: CalculatorState;
  calculation: Calculation;
}) {
  const { annualSavings, threeYearROI } = calculation.result;
  const { threshold, multiple } = roi.sentences;
  const words = resultWords(calculation, roi, texts.form.unknownSector);
  if (field === 'annualSavings' && annualSavings < 0 && 'threshold' in words) return fillSentence(threshold, words);
  if (field !== 'threeYearROI') return null;
  if (isAnnounced(calculation.result)) return texts.result.announced;
  const isHigh = roi.multipleFromPercent !== undefined && threeYearROI >= roi.multipleFromPercent;
  return isHigh ? fillSentence(multiple, words) : null;
}
