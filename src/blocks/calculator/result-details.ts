import { CalculationDetail } from './calculation-detail.tsx';
import { CarryCalculation } from './carry-calculation.ts';
import type { Speaker } from './figures.ts';
import { FigureNote } from './figure-note.tsx';
import { OpenedLine } from './opened-line.ts';
import { Plausibility } from './plausibility.tsx';
import { PrintReport } from './print-report.tsx';
import { ShareActions } from './share-actions.tsx';
import { ThreeYears } from './three-years.tsx';

/** What only a result needs: a script of its own, so that the page that opens does not wait for it. */
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

/** The components that come with it. */
export type ResultDetails = typeof resultDetails;

/** The props of each part that waits for these components. */
export interface DetailProps extends Speaker {
  /** `undefined` while they load, `failed` when they could not be loaded. */
  details: ResultDetails | 'failed' | undefined;
}
