import type { Roi } from '#generated/types.ts';
import { termsInFormulas } from '../roi/formulas.ts';
import { type RoiInputs, usesSector, usesUseCase } from '../roi/inputs.ts';
import { inputNames } from '../roi/sources.ts';
import { parseFrenchNumber, writeFrenchNumber } from '../roi/numbers.ts';
import type { Scenario } from '../roi/scenario-link.ts';

/**
 * The values of the form, under the field names of the requirements.
 * Amounts stay as typed (`1 200,50`), or the field would rewrite itself under the visitor's fingers; they are read on use.
 */
export type FormValues = Omit<Scenario, AmountName> & Readonly<Record<AmountName, string>>;

export type AmountName = 'currentCloudSpend' | 'currentOnPremiseSpend';

/** The form as the page opens; with a link, with its values. */
export function valuesOf({ defaults }: Roi, linked: Partial<Scenario> = {}): FormValues {
  const scenario = { ...defaults, ...linked };
  return {
    ...scenario,
    currentCloudSpend: writeFrenchNumber(scenario.currentCloudSpend),
    currentOnPremiseSpend: writeFrenchNumber(scenario.currentOnPremiseSpend),
  };
}

export function scenarioOf(values: FormValues): Scenario {
  return {
    ...values,
    currentCloudSpend: parseFrenchNumber(values.currentCloudSpend),
    currentOnPremiseSpend: parseFrenchNumber(values.currentOnPremiseSpend),
  };
}

/** Would both forms give the same result under the same title? Values that no formula reads make no difference. */
export function areSameInputs(a: RoiInputs, b: RoiInputs): boolean {
  return (
    a.calculationType === b.calculationType &&
    a.sector === b.sector &&
    a.useCase === b.useCase &&
    inputNames.every((name) => !termsInFormulas.has(name) || a[name] === b[name])
  );
}

/** The name of a sector; of one that only a link can bring, the name given. */
export function nameOfSector({ sectors }: Roi, sector: string, unknownSector: string): string {
  return sectors.find(({ id }) => id === sector)?.name ?? unknownSector;
}

export function nameOfUseCase({ useCases }: Roi, useCase: string): string {
  return useCases.find(({ id }) => id === useCase)?.name ?? '';
}

/** The subject of a result: the sector, the use case, or both. */
export function subjectOf(inputs: RoiInputs, roi: Roi, unknownSector: string): string {
  const { calculationType, sector, useCase } = inputs;
  return [
    ...(usesSector(calculationType) ? [nameOfSector(roi, sector, unknownSector)] : []),
    ...(usesUseCase(calculationType) ? [nameOfUseCase(roi, useCase)] : []),
  ].join(' × ');
}

export function labelOf(rows: readonly { readonly id: string; readonly label: string }[], id: string): string {
  return rows.find((row) => row.id === id)?.label ?? '';
}
