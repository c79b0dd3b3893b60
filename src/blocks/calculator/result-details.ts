import { CalculationSteps } from './calculation-steps.tsx';
import { PrintReport } from './print-report.tsx';
import { ShareActions } from './share-actions.tsx';
import { ThreeYears } from './three-years.tsx';

/** What only a result needs: a script of its own, so that the page that opens does not wait for it. */
export const resultDetails = { CalculationSteps, PrintReport, ShareActions, ThreeYears };

/** The components that come with it. */
export type ResultDetails = typeof resultDetails;
