/** Which figures the calculation rests on: both profiles and the current spend, or one profile alone. */
export type CalculationType = 'combined' | 'sector-only' | 'usecase-only';

/** What the visitor declares and a formula may read. Amounts are yearly, in euros excl. tax; any finite number is accepted. */
export interface RoiInputs {
  readonly calculationType: CalculationType;
  readonly sector: string;
  readonly useCase: string;
  readonly currentCloudSpend: number;
  readonly currentOnPremiseSpend: number;
  /** In months. */
  readonly implementationTimeline: number;
}
