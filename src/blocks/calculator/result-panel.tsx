import { CompatibilityMeter } from './compatibility-meter.tsx';
import { figuresOf } from './figures.ts';
import { subjectOf } from '../../calculator/names.ts';
import { Note } from './note.tsx';
import type { ResultDetails } from './result-details.ts';
import { ResultFigure } from './result-figure.tsx';
import type { Calculation, CalculatorState } from '../../calculator/use-calculator.ts';

/** The figures of the last calculation, each with how it came about once the details have loaded. */
export function ResultPanel({
  calculator,
  calculation: { inputs, result, hasOtherFigures },
  details,
}: {
  calculator: CalculatorState;
  calculation: Calculation;
  details: ResultDetails | undefined;
}) {
  const { texts, roi, isStale } = calculator;
  return (
    <div className="panel-in">
      <p className="text-small text-body">
        <data data-field="calculationType" value={result.calculationType}>
          {roi.calculationTypes.find(({ id }) => id === result.calculationType)?.label}
        </data>
        <span className="text-quiet"> · {subjectOf(inputs, roi, texts.form.unknownSector)}</span>
      </p>
      {isStale && <Note>{texts.result.stale}</Note>}
      {hasOtherFigures && <Note>{texts.share.changed}</Note>}
      <dl className="mt-6 grid gap-x-6 sm:grid-cols-2">
        {figuresOf(result, texts.result).map((figure) => (
          <ResultFigure key={figure.field} figure={figure}>
            {details && <details.CalculationSteps figure={figure} inputs={inputs} calculator={calculator} />}
          </ResultFigure>
        ))}
      </dl>
      {result.calculationType === 'combined' && (
        <div className="mt-1">
          <CompatibilityMeter bonus={result.compatibilityBonus} bar={roi.bar} />
        </div>
      )}
      <p className="mt-5 text-small text-quiet">{texts.result.note}</p>
    </div>
  );
}
