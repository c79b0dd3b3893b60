import type { Roi } from '#generated/types.ts';
import { resultNumbers, type ResultNumber } from '../roi/result-numbers.ts';
import { spendThreshold } from '../roi/spend-threshold.ts';
import type { Unit } from '../roi/sources.ts';
import { formatCount } from '../ui/format-count.ts';
import {
  bounded,
  formatAmount,
  formatFactor,
  formatMonths,
  formatPercent,
  formatThousands,
} from '../ui/format-result.ts';
import { subjectOf } from './names.ts';
import type { Calculation } from './use-calculator.ts';

/** What a sentence of `spec/roi.yaml` can name of a result (`{result.annualSavings}`), as it is read. */
export type ResultWords = Readonly<Record<string, string>>;

/** From here on digits say nothing more. */
const mostTimes = 1e7;

const formats: Readonly<Record<Unit, (value: number) => string>> = {
  euros: formatAmount,
  'thousand-euros': formatThousands,
  percent: formatPercent,
  months: formatMonths,
  factor: formatFactor,
  plain: String,
};

/** Every number of a calculation and what it is about, for its sentences. */
export function resultWords({ inputs, result }: Calculation, roi: Roi, unknownSector: string): ResultWords {
  const threshold = spendThreshold(inputs, roi);
  return {
    currentCloudSpend: formatAmount(inputs.currentCloudSpend),
    ...Object.fromEntries([...resultNumbers(inputs, roi)].map(([name, number]) => [name, written(number)])),
    subject: subjectOf(inputs, roi, unknownSector),
    mode: roi.calculationTypes.find(({ id }) => id === inputs.calculationType)?.label ?? '',
    // Rounded so that what is said holds: there are savings from this amount on, and not less than this many times the stake.
    ...(threshold !== undefined && { threshold: formatAmount(Math.ceil(threshold)) }),
    times: bounded(Math.floor(result.threeYearROI / 100), mostTimes, formatCount(mostTimes), formatCount),
  };
}

/** A sentence with the numbers of a result in it. */
export function fillSentence(sentence: string, words: ResultWords): string {
  return sentence.replaceAll(/\{result\.([A-Za-z]+)\}/g, (mark, name: string) => words[name] ?? mark);
}

/** What a result supposes, in the sentence of its mode; empty when the mode has none. */
export function assumptionOf(calculation: Calculation, roi: Roi, unknownSector: string): string {
  const mode = roi.calculationTypes.find(({ id }) => id === calculation.inputs.calculationType);
  return fillSentence(mode?.assumption ?? '', resultWords(calculation, roi, unknownSector));
}

function written({ value, unit }: ResultNumber): string {
  return value === null ? 'N/A' : formats[unit](value);
}
