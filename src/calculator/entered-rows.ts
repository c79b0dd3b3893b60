import type { CalculatorForm, Roi } from '#generated/types.ts';
import { usesSector, usesUseCase } from '../roi/inputs.ts';
import type { Scenario } from '../roi/scenario-link.ts';
import { formatAmount } from '../ui/format-result.ts';
import { labelOf, nameOfSector, nameOfUseCase } from './names.ts';

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
