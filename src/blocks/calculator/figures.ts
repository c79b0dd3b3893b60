import type { RoiResult } from '../../roi/calculate.ts';
import type { FigureName } from '../../roi/formulas.ts';
import type { CalculatorState } from '../../calculator/use-calculator.ts';
import { writtenReturn } from '../../calculator/written-return.ts';
import { formatAmount, formatFactor, formatMonths, formatPercent } from '../../ui/format-numbers.ts';

/** How much a figure of the result stands out. */
export type Prominence = 'main' | 'second' | 'row';

export interface Figure {
  readonly field: FigureName;
  readonly label: string;
  /** The number as computed; `N/A` when there is none. */
  readonly value: number | string;
  readonly text: string;
  /** The percentage of a return that is written as a multiple. */
  readonly percent?: string;
  readonly prominence: Prominence;
  /** Class of its colour. */
  readonly tone: string;
}

interface Look {
  readonly field: FigureName;
  readonly format: (value: number) => string;
  readonly prominence?: Prominence;
  /** Its colour when it is positive; it is coral when negative. */
  readonly positive?: string;
}

/** In the order of the panel: the one that matters, two more, then the rest in rows. */
const looks: readonly Look[] = [
  { field: 'annualSavings', format: formatAmount, prominence: 'main', positive: 'text-amber' },
  { field: 'threeYearROI', format: formatPercent, prominence: 'second', positive: 'text-mint' },
  { field: 'breakEvenMonths', format: formatMonths, prominence: 'second' },
  { field: 'monthlySavings', format: formatAmount },
  { field: 'localAICost', format: formatAmount },
  { field: 'implementationCost', format: formatAmount },
  { field: 'compatibilityBonus', format: formatFactor },
];

type Calculator = Pick<CalculatorState, 'roi' | 'texts'>;

export function figuresOf(result: RoiResult, { roi, texts }: Calculator): readonly Figure[] {
  return looks.map(({ field, format, prominence = 'row', positive }) => {
    const value = result[field];
    const isSigned = positive !== undefined && value !== null && value !== 0;
    return {
      field,
      label: texts.result[field],
      value: value ?? 'N/A',
      text: value === null ? 'N/A' : format(value),
      ...(field === 'threeYearROI' && writtenReturn(result.threeYearROI, roi)),
      prominence,
      tone: isSigned ? (value > 0 ? positive : 'text-coral') : 'text-strong',
    };
  });
}

export function headlineOf(figures: readonly Figure[]): readonly Figure[] {
  return figures.filter(({ prominence }) => prominence !== 'row');
}

/** A figure on one line: `94 fois la mise, soit 9 417 %`. */
export function inFull({ text, percent }: Figure): string {
  return percent === undefined ? text : `${text}, ${percent}`;
}

export function spokenResult(result: RoiResult, calculator: Calculator): string {
  return `${headlineOf(figuresOf(result, calculator))
    .map((figure) => `${figure.label}\u00A0: ${inFull(figure)}`)
    .join(', ')}.`;
}
