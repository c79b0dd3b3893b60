export { CalculationDetail } from './calculation-detail.tsx';
export { CarryCalculation } from './carry-calculation.ts';
export { FigureNote, Plausibility } from './plausibility.tsx';
export { PrintReport } from './print-report.tsx';
export { ReturnScale } from './return-scale.tsx';
export { ShareActions } from './share-actions.tsx';
export { ThreeYears } from './cumulative-chart.tsx';
