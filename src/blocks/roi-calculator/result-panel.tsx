import type { ReactNode } from 'react';
import type { Roi, RoiCalculatorResult } from '../../generated/types.ts';
import type { RoiInputs, RoiResult } from '../../roi/calculate.ts';
import { formatEuros, formatFactor, formatMonths, formatPercent } from '../../roi/format-french.ts';
import { CompatibilityMeter } from './compatibility-meter.tsx';
import { ResultFigure } from './result-figure.tsx';

/** A result, and the inputs it was computed from: the form may have changed since. */
export interface Calculation {
  readonly inputs: RoiInputs;
  readonly result: RoiResult;
  /** 1 for the first click, one more for each. */
  readonly count: number;
}

/** The figures of the last calculation; what is to come before the first. */
export function ResultPanel({
  texts,
  roi,
  calculation,
  isStale,
}: {
  texts: RoiCalculatorResult;
  roi: Roi;
  calculation: Calculation | undefined;
  isStale: boolean;
}) {
  if (calculation === undefined) return <EmptyResult texts={texts} />;
  const { inputs, result } = calculation;
  return (
    <div key={calculation.count} className="panel-in">
      <p className="text-small text-body">
        <data data-field="calculationType" value={result.calculationType}>
          {roi.calculationTypes.find(({ id }) => id === result.calculationType)?.label}
        </data>
        <span className="text-quiet"> · {subject(inputs, roi)}</span>
      </p>
      {isStale && <p className="mt-3 border-l-2 border-amber pl-3 text-small text-strong">{texts.stale}</p>}
      <dl className="mt-6">
        <ResultFigure
          field="annualSavings"
          label={texts.annualSavings}
          value={result.annualSavings}
          text={formatEuros(result.annualSavings)}
          prominence="main"
          tone={signTone(result.annualSavings, 'text-amber')}
        />
        <div className="mt-6 mb-6 grid gap-6 sm:grid-cols-2">
          <ResultFigure
            field="threeYearROI"
            label={texts.threeYearROI}
            value={result.threeYearROI}
            text={formatPercent(result.threeYearROI)}
            prominence="second"
            tone={signTone(result.threeYearROI, 'text-mint')}
          />
          <ResultFigure
            field="breakEvenMonths"
            label={texts.breakEvenMonths}
            value={result.breakEvenMonths ?? 'N/A'}
            text={formatMonths(result.breakEvenMonths)}
            prominence="second"
          />
        </div>
        <ResultFigure
          field="monthlySavings"
          label={texts.monthlySavings}
          value={result.monthlySavings}
          text={formatEuros(result.monthlySavings)}
        />
        <ResultFigure
          field="localAICost"
          label={texts.localAICost}
          value={result.localAICost}
          text={formatEuros(result.localAICost)}
        />
        <ResultFigure
          field="implementationCost"
          label={texts.implementationCost}
          value={result.implementationCost}
          text={formatEuros(result.implementationCost)}
        />
        <ResultFigure
          field="compatibilityBonus"
          label={texts.compatibilityBonus}
          value={result.compatibilityBonus}
          text={formatFactor(result.compatibilityBonus)}
        />
      </dl>
      {result.calculationType === 'combined' && (
        <div className="mt-1">
          <CompatibilityMeter bonus={result.compatibilityBonus} bar={roi.bar} />
        </div>
      )}
      <p className="mt-5 text-small text-quiet">{texts.note}</p>
    </div>
  );
}

/** The sentence read out after a calculation. */
export function spokenResult({ annualSavings, threeYearROI, breakEvenMonths }: RoiResult, texts: RoiCalculatorResult) {
  return [
    `${texts.annualSavings}\u00A0: ${formatEuros(annualSavings)}`,
    `${texts.threeYearROI}\u00A0: ${formatPercent(threeYearROI)}`,
    `${texts.breakEvenMonths}\u00A0: ${formatMonths(breakEvenMonths)}.`,
  ].join(', ');
}

function EmptyResult({ texts }: { texts: RoiCalculatorResult }): ReactNode {
  const labels = [texts.annualSavings, texts.threeYearROI, texts.breakEvenMonths, texts.localAICost];
  return (
    <>
      <p className="text-body">{texts.empty}</p>
      <ul className="mt-6">
        {labels.map((label) => (
          <li key={label} className="flex items-center gap-4 border-t border-line py-3 text-small text-quiet">
            {label}
            <span aria-hidden="true" className="h-px flex-1 bg-line" />
          </li>
        ))}
      </ul>
    </>
  );
}

function signTone(value: number, positiveTone: string): string {
  if (value === 0) return 'text-strong';
  return value > 0 ? positiveTone : 'text-coral';
}

/** What the result is about: the sector, the use case, or both. */
function subject({ calculationType, sector, useCase }: RoiInputs, roi: Roi): string {
  const sectorName = roi.sectors.find(({ id }) => id === sector)?.name ?? sector;
  const useCaseName = roi.useCases.find(({ id }) => id === useCase)?.name ?? useCase;
  if (calculationType === 'sector-only') return sectorName;
  return calculationType === 'usecase-only' ? useCaseName : `${sectorName} × ${useCaseName}`;
}
