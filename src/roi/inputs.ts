/** Which figures the calculation rests on: both profiles and the current spend, or one profile alone. */
export type CalculationType = 'combined' | 'sector-only' | 'usecase-only';

/** Does a mode rest on the profile of the sector? */
export function usesSector(mode: CalculationType): boolean {
  return mode !== 'usecase-only';
}

/** Does a mode rest on the profile of the use case? */
export function usesUseCase(mode: CalculationType): boolean {
  return mode !== 'sector-only';
}

/** The visitor's values that a formula may read. Amounts are yearly, in euros excl. tax; any finite number is accepted. */
export interface RoiInputs {
  readonly calculationType: CalculationType;
  readonly sector: string;
  readonly useCase: string;
  readonly currentCloudSpend: number;
  readonly currentOnPremiseSpend: number;
  /** In months. */
  readonly implementationTimeline: number;
}
