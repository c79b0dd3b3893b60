import { fillSentence, resultWords } from '../../calculator/result-words.ts';
import { isAnnounced } from '../../roi/announced-return.ts';
import type { FigureName } from '../../roi/formulas.ts';
import type { ResultProps } from './figures.ts';

/**
 * What is to be known of a figure before it is believed: of a loss, the spend from which there are savings; of a return, how many times the
 * stake it is, or that a profile announces it and the calculation does not give it.
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
