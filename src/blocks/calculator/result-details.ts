import { CalculationDetail } from './calculation-detail.tsx';
import { CarryCalculation } from './carry-calculation.ts';
import type { Speaker } from './figures.ts';
import { FigureNote, Plausibility } from './plausibility.tsx';
import { OpenedLine } from './opened-line.ts';
import { PrintReport } from './print-report.tsx';
import { ShareActions } from './share-actions.tsx';
import { ThreeYears } from './three-years.tsx';

/** The parts that only a result needs, in a script of their own: the page opens without waiting for them. */
export const resultDetails = {
  CalculationDetail,
  CarryCalculation,
  FigureNote,
  OpenedLine,
  Plausibility,
  PrintReport,
  ShareActions,
  ThreeYears,
};

/** The type of these parts. */
export type ResultDetails = typeof resultDetails;

/** The props of each component that waits for these parts. */
export interface DetailProps extends Speaker {
  /** `undefined` while they load, `failed` when they could not be loaded. */
  details: ResultDetails | 'failed' | undefined;
}
