import { fillSentence, resultWords } from '../../calculator/result-words.ts';
import { isAnnounced } from '../../roi/calculate.ts';
import type { FigureName } from '../../roi/formulas.ts';
import type { ResultProps } from './figures.ts';

/**
 * A note on the plausibility of a figure: for a loss, the spend from which there are savings; for a return, its multiple of the stake, or
 * its source in a profile instead of the calculation.
 */
export function FigureNote({ field, calculator, calculation }: ResultProps & { field: FigureName }) {
  const { roi, texts } = calculator;
  const { result } = calculation;
  const { threshold, multiple } = roi.sentences;
  if (field === 'annualSavings' && result.annualSavings < 0) {
    const words = resultWords(calculation, calculator);
    return 'threshold' in words ? fillSentence(threshold, words) : null;
  }
  if (field !== 'threeYearROI') return null;
  if (isAnnounced(result)) return texts.result.announced;
  const isHigh = roi.multipleFromPercent !== undefined && result.threeYearROI >= roi.multipleFromPercent;
  return isHigh ? fillSentence(multiple, resultWords(calculation, calculator)) : null;
}
