import { withContext } from '../../calculator/contact-action.ts';
import { labelOf, subjectOf } from '../../calculator/names.ts';
import type { Calculation, CalculatorState } from '../../calculator/use-calculator.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { CompatibilityMeter } from './compatibility-meter.tsx';
import { figuresOf, headlineOf } from './figures.ts';
import type { ResultDetails } from './result-details.ts';
import { ResultFigure } from './result-figure.tsx';

/**
 * The last calculation: what answers the question, what to do with it, then the other figures. What explains them is loaded once there is
 * a result, and says so when it did not arrive.
 */
export function Result({
  calculator,
  calculation,
  details,
  onSay,
}: {
  calculator: CalculatorState;
  calculation: Calculation;
  details: ResultDetails | 'failed' | undefined;
  onSay: (text: string) => void;
}) {
  const { texts, roi, isStale, context } = calculator;
  const { inputs, result, hasOtherFigures } = calculation;
  const figures = figuresOf(result, texts.result);
  const headline = headlineOf(figures);
  const loaded = details !== 'failed' && details;
  const [first] = texts.result.actions;
  return (
    <div className="panel-in">
      <p className="text-small text-body">
        <data data-field="calculationType" value={result.calculationType}>
          {labelOf(roi.calculationTypes, result.calculationType)}
        </data>
        <span className="text-quiet"> · {subjectOf(inputs, roi, texts.form.unknownSector)}</span>
      </p>
      {[isStale && texts.result.stale, hasOtherFigures && texts.share.changed]
        .filter((note) => note !== false)
        .map((note) => (
          <p key={note} className="mt-3 border-l-2 border-amber pl-3 text-small text-strong">
            {note}
          </p>
        ))}
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6">
        {headline.map((figure) => (
          <ResultFigure key={figure.field} figure={figure}>
            {loaded && <loaded.FigureNote field={figure.field} calculator={calculator} calculation={calculation} />}
          </ResultFigure>
        ))}
      </dl>
      {/* Room is kept for what is loaded after the figures. */}
      <div className="mt-4 grid min-h-28 content-start gap-y-3">
        {first && <ActionLink action={withContext(first, context)} style="primary" />}
        {loaded && <loaded.ShareActions calculator={calculator} calculation={calculation} onSay={onSay} />}
      </div>
      {details === 'failed' && (
        <p role="alert" className="mt-4 border-l-2 border-coral pl-3 text-small text-strong">
          {texts.result.incomplete}
        </p>
      )}
      {loaded && <loaded.Plausibility calculator={calculator} calculation={calculation} />}
      <dl className="mt-6 grid">
        {figures
          .filter((figure) => !headline.includes(figure))
          .map((figure) => (
            <ResultFigure key={figure.field} figure={figure} />
          ))}
      </dl>
      {result.calculationType === 'combined' && (
        <CompatibilityMeter bonus={result.compatibilityBonus} bar={roi.bar} isLoss={result.annualSavings < 0} />
      )}
      {loaded && <loaded.CalculationDetail calculator={calculator} calculation={calculation} />}
      <p className="mt-5 mb-7 text-small text-quiet">{texts.result.note}</p>
    </div>
  );
}
