import { horizonYears } from './cumulative.ts';
import type { CalculationType } from './inputs.ts';
import type { SourceName, Unit } from './sources.ts';

export const figureNames = [
  'localAICost',
  'implementationCost',
  'compatibilityBonus',
  'annualSavings',
  'monthlySavings',
  'breakEvenMonths',
  'threeYearROI',
] as const;

export type FigureName = (typeof figureNames)[number];

/** The name of a number of a calculation: read, on the way, or a figure of the result. `roi.terms` names each in French. */
export type TermName = SourceName | FigureName | 'gap' | 'threeYearSavings' | 'netGain' | 'grossReturn';

export type Operator = '+' | '−' | '×' | '÷';

/** The numbers that a formula writes itself: a rate is a constant of the spec, so that sentences can quote it. */
type Conversion = 12 | 1000 | typeof horizonYears;

/** One step of a formula, `name = left operator right`; without operator, `name` is `left`. */
export interface FormulaStep {
  readonly name: TermName;
  readonly left: TermName;
  readonly operator?: Operator;
  readonly right?: TermName | Conversion;
  /** Of the result, when it is not that of `left`. A ratio in percent is multiplied by 100. */
  readonly unit?: Unit;
  /** The result is rounded to so many decimals. */
  readonly decimals?: number;
  /** The result when annual savings are not positive. */
  readonly withoutSavings?: 0 | null;
}

const adjustedCosts: readonly FormulaStep[] = [
  { name: 'localAICost', left: 'baseAnnualCost', operator: '×', right: 'costMultiplier' },
  { name: 'implementationCost', left: 'baseImplementationCost', operator: '×', right: 'implementationMultiplier' },
];

const payback: readonly FormulaStep[] = [
  { name: 'monthlySavings', left: 'annualSavings', operator: '÷', right: 12 },
  {
    name: 'breakEvenMonths',
    left: 'implementationCost',
    operator: '÷',
    right: 'monthlySavings',
    unit: 'months',
    decimals: 1,
    withoutSavings: null,
  },
];

/**
 * The steps of each mode. The value, the explanation, the methodology and the fingerprint of a calculation come from them.
 * Source: requirements, calculator constants, "Formulas".
 * @example combined, finance × support-client (compatible), 150 000 € of cloud spend, base costs 3 870 € and 5 670 €:
 * cost 3 096 €, implementation 5 103 €, savings 154 249,20 € a year, break-even 0,4 month, return 9 417 %.
 */
export const formulas: Readonly<Record<CalculationType, readonly FormulaStep[]>> = {
  combined: [
    ...adjustedCosts,
    { name: 'compatibilityBonus', left: 'compatibilityBonus' },
    { name: 'gap', left: 'currentCloudSpend', operator: '−', right: 'localAICost' },
    { name: 'annualSavings', left: 'gap', operator: '×', right: 'compatibilityBonus' },
    ...payback,
    { name: 'threeYearSavings', left: 'annualSavings', operator: '×', right: horizonYears },
    { name: 'netGain', left: 'threeYearSavings', operator: '−', right: 'implementationCost' },
    { name: 'grossReturn', left: 'netGain', operator: '÷', right: 'implementationCost', unit: 'percent' },
    // The bonus stands here a second time, as the requirements write it: it already weighs on the savings.
    {
      name: 'threeYearROI',
      left: 'grossReturn',
      operator: '×',
      right: 'compatibilityBonus',
      decimals: 0,
      withoutSavings: 0,
    },
  ],
  'sector-only': [
    { name: 'localAICost', left: 'baseAnnualCost' },
    { name: 'implementationCost', left: 'baseImplementationCost' },
    { name: 'sectorSavings', left: 'sectorSavings', operator: '×', right: 1000, unit: 'euros' },
    { name: 'annualSavings', left: 'sectorSavings', operator: '−', right: 'localAICost' },
    ...payback,
    { name: 'threeYearROI', left: 'sectorReturn' },
  ],
  'usecase-only': [
    ...adjustedCosts,
    { name: 'useCaseSavings', left: 'useCaseSavings', operator: '×', right: 1000, unit: 'euros' },
    { name: 'annualSavings', left: 'useCaseSavings', operator: '−', right: 'localAICost' },
    ...payback,
    { name: 'threeYearROI', left: 'useCaseReturn' },
  ],
};

const figures: ReadonlySet<TermName | number | undefined> = new Set(figureNames);

export function isFigure(name: TermName | number | undefined): name is FigureName {
  return figures.has(name);
}

/** Every number that the formula of a mode names: those it reads, and those it computes. */
export function termsOf(mode: CalculationType): ReadonlySet<TermName> {
  return new Set(namesIn(formulas[mode]));
}

export const termsInFormulas: ReadonlySet<TermName> = new Set(Object.values(formulas).flatMap(namesIn));

function namesIn(steps: readonly FormulaStep[]): TermName[] {
  return steps.flatMap(({ name, left, right = left }) => [name, left, ...(typeof right === 'number' ? [] : [right])]);
}
