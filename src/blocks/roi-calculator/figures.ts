import type { RoiCalculatorResult } from '#generated/types.ts';
import type { RoiResult } from '../../roi/calculate.ts';
import type { FigureName } from '../../roi/formulas.ts';
import { formatAmount, formatFactor, formatMonths, formatPercent } from '../../ui/format-result.ts';
import type { Prominence } from './result-figure.tsx';

/** A figure of the result, ready to show. */
export interface Figure {
  readonly field: FigureName;
  readonly label: string;
  readonly value: number | string;
  readonly text: string;
  readonly prominence?: Prominence;
  readonly tone?: string;
}

/** The figures of a result in the order of the panel: the one that matters, two more, then the rest in rows. */
export function figuresOf(result: RoiResult, texts: RoiCalculatorResult): readonly Figure[] {
  const euros = (field: 'annualSavings' | 'monthlySavings' | 'localAICost' | 'implementationCost') => ({
    field,
    label: texts[field],
    value: result[field],
    text: formatAmount(result[field]),
  });
  return [
    { ...euros('annualSavings'), prominence: 'main', tone: signTone(result.annualSavings, 'text-amber') },
    {
      field: 'threeYearROI',
      label: texts.threeYearROI,
      value: result.threeYearROI,
      text: formatPercent(result.threeYearROI),
      prominence: 'second',
      tone: signTone(result.threeYearROI, 'text-mint'),
    },
    {
      field: 'breakEvenMonths',
      label: texts.breakEvenMonths,
      value: result.breakEvenMonths ?? 'N/A',
      text: formatMonths(result.breakEvenMonths),
      prominence: 'second',
    },
    euros('monthlySavings'),
    euros('localAICost'),
    euros('implementationCost'),
    {
      field: 'compatibilityBonus',
      label: texts.compatibilityBonus,
      value: result.compatibilityBonus,
      text: formatFactor(result.compatibilityBonus),
    },
  ];
}

/** The sentence read out after a calculation. */
export function spokenResult(result: RoiResult, texts: RoiCalculatorResult): string {
  const [savings, threeYearROI, breakEven] = figuresOf(result, texts);
  return `${[savings, threeYearROI, breakEven].map((figure) => `${figure?.label}\u00A0: ${figure?.text}`).join(', ')}.`;
}

function signTone(value: number, positiveTone: string): string {
  if (value === 0) return 'text-strong';
  return value > 0 ? positiveTone : 'text-coral';
}
