import type { Calculation, CalculatorState } from '../../calculator/use-calculator.ts';
import { withContext } from '../../calculator/contact-action.ts';
import { subjectOf } from '../../calculator/names.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { CompatibilityMeter } from './compatibility-meter.tsx';
import { figuresOf } from './figures.ts';
import type { ResultDetails } from './result-details.ts';
import { ResultFigure } from './result-figure.tsx';

interface Props {
  calculator: CalculatorState;
  /** `failed` when they could not be loaded. */
  details: ResultDetails | 'failed' | undefined;
  onSay: (text: string) => void;
}

/** The sheet beside the form: the result, what to ask next, and how to keep it. */
export function ResultSheet({ calculator, details, onSay }: Props) {
  const { calculation, link, context } = calculator;
  const { result: texts, share } = calculator.texts;
  const loaded = details === 'failed' ? undefined : details;
  const expected = [texts.annualSavings, texts.threeYearROI, texts.breakEvenMonths, texts.localAICost];
  return (
    <>
      <h3 className="mb-5 label text-quiet">{texts.heading}</h3>
      {calculation === undefined ? (
        <>
          <p className="text-body">{texts.empty}</p>
          <ul className="mt-6">
            {expected.map((label) => (
              <li key={label} className="flex items-center gap-4 border-t border-line py-3 text-small text-quiet">
                {label}
                <span aria-hidden="true" className="ml-auto font-mono">
                  —
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <Result key={calculation.count} calculator={calculator} calculation={calculation} details={loaded} />
      )}
      <div className="mt-7 border-t border-line pt-6">
        <div className="flex flex-wrap items-center gap-3">
          {texts.actions.map((action) => (
            <ActionLink key={action.label} action={withContext(action, context)} />
          ))}
          {texts.aiNotice !== undefined && <p className="w-full text-small text-quiet">{texts.aiNotice}</p>}
        </div>
        {calculation !== undefined && loaded && <loaded.ShareActions texts={share} link={link} onSay={onSay} />}
        {calculation !== undefined && details === 'failed' && (
          <p role="alert" className="mt-4 border-l-2 border-coral pl-3 text-small text-strong">
            {texts.incomplete}
          </p>
        )}
      </div>
    </>
  );
}

interface ResultProps extends Pick<Props, 'calculator'> {
  calculation: Calculation;
  details: ResultDetails | undefined;
}

/** The figures of the last calculation, each with how it came about once the details have loaded. */
function Result({ calculator, calculation, details }: ResultProps) {
  const { texts, roi, isStale } = calculator;
  const { inputs, result, hasOtherFigures } = calculation;
  return (
    <div className="panel-in">
      <p className="text-small text-body">
        <data data-field="calculationType" value={result.calculationType}>
          {roi.calculationTypes.find(({ id }) => id === result.calculationType)?.label}
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
      <dl className="mt-6 grid gap-x-6 sm:grid-cols-2">
        {figuresOf(result, texts.result).map((figure) => (
          <ResultFigure key={figure.field} figure={figure}>
            {details && <details.CalculationSteps figure={figure} inputs={inputs} calculator={calculator} />}
          </ResultFigure>
        ))}
      </dl>
      {result.calculationType === 'combined' && (
        <div className="mt-1">
          <CompatibilityMeter bonus={result.compatibilityBonus} bar={roi.bar} isLoss={result.annualSavings < 0} />
        </div>
      )}
      <p className="mt-5 text-small text-quiet">{texts.result.note}</p>
    </div>
  );
}
