import type { Roi, CalculatorForm } from '#generated/types.ts';
import { resultNumbers, type ResultNumber } from '../roi/run-formula.ts';
import { spendThreshold } from '../roi/calculate.ts';
import type { Unit } from '../roi/sources.ts';
import { formatAmount, formatFactor, formatMonths, formatPercent, formatThousands } from '../ui/format-numbers.ts';
import { labelOf, subjectOf, nameOfSector, nameOfUseCase } from './form-values.ts';
import { fillSentence } from './written-return.ts';
import type { Calculation, CalculatorState } from './use-calculator.ts';
import { usesSector, usesUseCase } from '../roi/inputs.ts';
import type { Scenario } from '../roi/scenario-link.ts';

/** The values of a result that a sentence of `spec/roi.yaml` can name (`{result.annualSavings}`), formatted. */
export type ResultWords = Readonly<Record<string, string>>;

type Calculator = Pick<CalculatorState, 'roi' | 'texts'>;

const formats: Readonly<Record<Unit, (value: number) => string>> = {
  euros: formatAmount,
  'thousand-euros': formatThousands,
  percent: formatPercent,
  months: formatMonths,
  factor: formatFactor,
  plain: String,
};

/** Every number of a calculation and its subject, for its sentences. */
export function resultWords({ inputs }: Calculation, { roi, texts }: Calculator): ResultWords {
  const threshold = spendThreshold(inputs, roi);
  return {
    currentCloudSpend: formatAmount(inputs.currentCloudSpend),
    ...Object.fromEntries([...resultNumbers(inputs, roi)].map(([name, number]) => [name, written(number)])),
    subject: subjectOf(inputs, roi, texts.form.unknownSector),
    mode: labelOf(roi.calculationTypes, inputs.calculationType),
    // Rounded up, so that the sentence stays true: there are savings from this amount on.
    ...(threshold !== undefined && { threshold: formatAmount(Math.ceil(threshold)) }),
  };
}

/** The assumption of a result, in the sentence of its mode; empty when the mode has none. */
export function assumptionOf(calculation: Calculation, calculator: Calculator): string {
  const mode = calculator.roi.calculationTypes.find(({ id }) => id === calculation.inputs.calculationType);
  return fillSentence(mode?.assumption ?? '', resultWords(calculation, calculator));
}

export function summaryOf({ sentences }: Roi, words: ResultWords): string {
  return sentences.summary.map((line) => fillSentence(line, words)).join('\n');
}

function written({ value, unit }: ResultNumber): string {
  return value === null ? 'N/A' : formats[unit](value);
}

/** The entered values that the mode uses, each with the label of its field. */
export function enteredRows(inputs: Scenario, roi: Roi, texts: CalculatorForm): readonly (readonly [string, string])[] {
  const { calculationType } = inputs;
  const sector = [texts.sector, nameOfSector(roi, inputs.sector, texts.unknownSector)] as const;
  const useCase = [texts.useCase, nameOfUseCase(roi, inputs.useCase)] as const;
  return [
    [texts.calculationType, labelOf(roi.calculationTypes, calculationType)],
    ...(usesSector(calculationType) ? [sector] : []),
    ...(usesUseCase(calculationType) ? [useCase] : []),
    [texts.currentCloudSpend, formatAmount(inputs.currentCloudSpend)],
    [texts.currentOnPremiseSpend, formatAmount(inputs.currentOnPremiseSpend)],
    [texts.companySize, labelOf(roi.companySizes, inputs.companySize)],
    [texts.implementationTimeline, `${inputs.implementationTimeline} ${texts.months}`],
  ];
}
