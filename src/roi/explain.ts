import { calculateRoi, type RoiInputs, type RoiResult } from './calculate.ts';
import { euros, plain, step, type Explanation, type FigureName, type Term } from './calculation-step.ts';
import type { RoiConstants } from './constants.ts';
import type { TableRow } from './row-anchor.ts';
import { saturate } from './saturate.ts';

/**
 * How each figure of a result came about, step by step, with the numbers put in. The last step ends on the figure of
 * `calculateRoi`; a figure without steps has its reason.
 * @example annual savings, combined: 150 000 € − 3 096 € = 146 904 €, then 146 904 € × 1,05 = 154 249,20 €
 */
export function explainRoi(inputs: RoiInputs, constants: RoiConstants): Readonly<Record<FigureName, Explanation>> {
  const result = calculateRoi(inputs, constants);
  const { annualSavings, implementationCost, monthlySavings } = result;
  const savings = euros('annualSavings', annualSavings);
  const implementation = euros('implementationCost', implementationCost);
  const monthly = euros('monthlySavings', monthlySavings);
  return {
    localAICost: cost('annual', inputs, constants, result),
    implementationCost: cost('implementation', inputs, constants, result),
    annualSavings: annual(inputs, constants, result),
    monthlySavings: { steps: [step(savings, '÷', plain(12), monthly)], rows: [] },
    breakEvenMonths:
      result.breakEvenMonths === null
        ? { steps: [], rows: [], reason: 'noSavings' }
        : {
            steps: [
              {
                ...step(implementation, '÷', monthly, {
                  name: 'breakEvenMonths',
                  unit: 'months',
                  value: saturate(implementationCost / monthlySavings),
                }),
                rounded: result.breakEvenMonths,
              },
            ],
            rows: [],
          },
    threeYearROI: threeYears(inputs, result),
    compatibilityBonus:
      inputs.calculationType === 'combined'
        ? { steps: [{ result: bonusTerm(result) }], rows: [compatibilityRow(inputs, constants)] }
        : { steps: [], rows: [], reason: 'noBonus' },
  };
}

function cost(
  id: 'annual' | 'implementation',
  { calculationType, useCase }: RoiInputs,
  constants: RoiConstants,
  { localAICost, implementationCost }: RoiResult,
): Explanation {
  const isAnnual = id === 'annual';
  const base = isAnnual
    ? euros('baseAnnualCost', constants.baseAnnualCostEur)
    : euros('baseImplementationCost', constants.baseImplementationCostEur);
  const row: TableRow = { table: 'base-costs', id: isAnnual ? 'annuel' : 'mise-en-oeuvre' };
  const profile = constants.useCases.find((candidate) => candidate.id === useCase);
  if (calculationType === 'sector-only' || profile === undefined) return { steps: [{ result: base }], rows: [row] };
  const multiplier: Term = isAnnual
    ? { name: 'costMultiplier', value: profile.costMultiplier, unit: 'factor' }
    : { name: 'implementationMultiplier', value: profile.implementationMultiplier, unit: 'factor' };
  const result = isAnnual ? euros('localAICost', localAICost) : euros('implementationCost', implementationCost);
  return { steps: [step(base, '×', multiplier, result)], rows: [row, { table: 'multipliers', id: useCase }] };
}

function annual(inputs: RoiInputs, constants: RoiConstants, result: RoiResult): Explanation {
  const { calculationType, sector, useCase, currentCloudSpend } = inputs;
  const savings = euros('annualSavings', result.annualSavings);
  const localCost = euros('localAICost', result.localAICost);
  if (calculationType === 'combined') {
    const gap = euros('gap', saturate(currentCloudSpend - result.localAICost));
    return {
      steps: [
        step(euros('cloudSpend', currentCloudSpend), '−', localCost, gap),
        step(gap, '×', bonusTerm(result), savings),
      ],
      rows: [compatibilityRow(inputs, constants)],
    };
  }
  const isSector = calculationType === 'sector-only';
  const thousands = isSector
    ? constants.sectors.find(({ id }) => id === sector)?.averageSavingsKEur
    : constants.useCases.find(({ id }) => id === useCase)?.savingsKEur;
  const name = isSector ? 'sectorSavings' : 'useCaseSavings';
  const inEuros = euros(name, 1000 * (thousands ?? 0));
  return {
    steps: [
      step({ name, value: thousands ?? 0, unit: 'thousand-euros' }, '×', plain(1000), inEuros),
      step(inEuros, '−', localCost, savings),
    ],
    rows: thousands === undefined ? [] : [profileRow(inputs)],
  };
}

function threeYears(inputs: RoiInputs, result: RoiResult): Explanation {
  const { annualSavings, implementationCost, threeYearROI, compatibilityBonus } = result;
  if (inputs.calculationType !== 'combined') {
    const name = inputs.calculationType === 'sector-only' ? 'sectorReturn' : 'useCaseReturn';
    return { steps: [{ result: { name, value: threeYearROI, unit: 'percent' } }], rows: [profileRow(inputs)] };
  }
  if (annualSavings <= 0) return { steps: [], rows: [], reason: 'noSavings' };
  const savings = euros('threeYearSavings', saturate(3 * annualSavings));
  const gain = euros('netGain', saturate(savings.value - implementationCost));
  const gross: Term = {
    name: 'grossReturn',
    unit: 'percent',
    value: saturate((gain.value / implementationCost) * 100),
  };
  const weighted: Term = { name: 'threeYearROI', unit: 'percent', value: saturate(gross.value * compatibilityBonus) };
  return {
    steps: [
      step(euros('annualSavings', annualSavings), '×', plain(3), savings),
      step(savings, '−', euros('implementationCost', implementationCost), gain),
      step(gain, '÷', euros('implementationCost', implementationCost), gross),
      { ...step(gross, '×', bonusTerm(result), weighted), rounded: threeYearROI },
    ],
    rows: [],
  };
}

/** The row of the sector that lists the use case; the note under the table when no row does. */
function compatibilityRow({ sector, useCase }: RoiInputs, { compatibility }: RoiConstants): TableRow {
  const lists = compatibility.find((entry) => entry.sector === sector);
  const isListed = lists?.highly_compatible.includes(useCase) === true || lists?.compatible.includes(useCase) === true;
  return { table: 'compatibility', id: isListed ? sector : 'autres' };
}

function profileRow({ calculationType, sector, useCase }: RoiInputs): TableRow {
  return calculationType === 'sector-only' ? { table: 'sectors', id: sector } : { table: 'use-cases', id: useCase };
}

function bonusTerm({ compatibilityBonus }: RoiResult): Term {
  return { name: 'compatibilityBonus', value: compatibilityBonus, unit: 'factor' };
}
