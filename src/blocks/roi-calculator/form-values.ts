import type { Roi, RoiCompanySize, RoiDefaults } from '../../generated/types.ts';
import type { RoiInputs } from '../../roi/calculate.ts';
import { parseFrenchNumber } from '../../roi/parse-french-number.ts';

/**
 * What the form holds, under the field names of the requirements.
 * Amounts stay as typed (`1 200,50`), or the field would rewrite itself under the visitor's fingers; they are read on use.
 */
export interface FormValues {
  readonly calculationType: RoiDefaults['calculationType'];
  readonly companySize: RoiCompanySize['id'];
  readonly sector: RoiDefaults['sector'];
  readonly useCase: RoiDefaults['useCase'];
  readonly currentCloudSpend: string;
  readonly currentOnPremiseSpend: string;
  /** In months. */
  readonly implementationTimeline: number;
}

/** Sets some of the form's values. */
export type ChangeValues = (changes: Partial<FormValues>) => void;

/** The form as the page opens. */
export function initialValues({ defaults }: Roi): FormValues {
  return {
    ...defaults,
    currentCloudSpend: String(defaults.currentCloudSpend),
    currentOnPremiseSpend: String(defaults.currentOnPremiseSpend),
  };
}

/** What the formulas need. Company size, on-premise spend and timeline enter none of them. */
export function formulaInputs({ calculationType, sector, useCase, currentCloudSpend }: FormValues): RoiInputs {
  return { calculationType, sector, useCase, currentCloudSpend: parseFrenchNumber(currentCloudSpend) };
}

/** Would both forms give the same result under the same title? */
export function areSameInputs(a: RoiInputs, b: RoiInputs): boolean {
  return (
    a.calculationType === b.calculationType &&
    a.sector === b.sector &&
    a.useCase === b.useCase &&
    a.currentCloudSpend === b.currentCloudSpend
  );
}
