import type { Roi, RoiCalculatorBlock } from '#generated/types.ts';
import type { Calculation } from './calculation.ts';
import { CompatibilityMeter } from './compatibility-meter.tsx';
import { figuresOf } from './figures.ts';
import { subjectOf } from './names.ts';
import type { ResultDetails } from './result-details.ts';
import { Note } from './note.tsx';
import { ResultFigure } from './result-figure.tsx';

/** The figures of the last calculation, each with how it came about. */
export function ResultPanel({
  texts: { form, result: labels, explanation, share },
  roi,
  calculation: { inputs, result, hasOtherFigures },
  isStale,
  details,
}: {
  texts: Pick<RoiCalculatorBlock, 'form' | 'result' | 'explanation' | 'share'>;
  roi: Roi;
  calculation: Calculation;
  isStale: boolean;
  /** Once it has loaded. */
  details: ResultDetails | undefined;
}) {
  return (
    <div className="panel-in">
      <p className="text-small text-body">
        <data data-field="calculationType" value={result.calculationType}>
          {roi.calculationTypes.find(({ id }) => id === result.calculationType)?.label}
        </data>
        <span className="text-quiet"> · {subjectOf(inputs, roi, form.unknownSector)}</span>
      </p>
      {isStale && <Note>{labels.stale}</Note>}
      {hasOtherFigures && <Note>{share.changed}</Note>}
      <dl className="mt-6 grid gap-x-6 sm:grid-cols-2">
        {figuresOf(result, labels).map((figure) => (
          <ResultFigure key={figure.field} {...figure}>
            {details && (
              <details.CalculationSteps
                field={figure.field}
                label={figure.label}
                inputs={inputs}
                texts={explanation}
                roi={roi}
              />
            )}
          </ResultFigure>
        ))}
      </dl>
      {result.calculationType === 'combined' && (
        <div className="mt-1">
          <CompatibilityMeter bonus={result.compatibilityBonus} bar={roi.bar} />
        </div>
      )}
      <p className="mt-5 text-small text-quiet">{labels.note}</p>
    </div>
  );
}
