import type { CalculatorResult } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { withContext } from '../../calculator/contact-action.ts';
import type { ResultDetails } from './result-details.ts';
import { ResultPanel } from './result-panel.tsx';
import type { CalculatorState } from '../../calculator/use-calculator.ts';

/** The sheet beside the form: the result, what to ask next, and how to keep it. */
export function ResultSheet({
  calculator,
  details,
  onSay,
}: {
  calculator: CalculatorState;
  details: ResultDetails | 'failed' | undefined;
  onSay: (text: string) => void;
}) {
  const { texts, calculation, link, context } = calculator;
  const loaded = details === 'failed' ? undefined : details;
  return (
    <>
      <h3 className="mb-5 label text-quiet">{texts.result.heading}</h3>
      {calculation === undefined ? (
        <EmptyResult texts={texts.result} />
      ) : (
        <ResultPanel key={calculation.count} calculator={calculator} calculation={calculation} details={loaded} />
      )}
      <div className="mt-7 border-t border-line pt-6">
        <div className="flex flex-wrap items-center gap-3">
          {texts.result.actions.map((action) => (
            <ActionLink key={action.label} action={withContext(action, context)} />
          ))}
          {texts.result.aiNotice !== undefined && (
            <p className="w-full text-small text-quiet">{texts.result.aiNotice}</p>
          )}
        </div>
        {calculation !== undefined && loaded && <loaded.ShareActions texts={texts.share} link={link} onSay={onSay} />}
        {calculation !== undefined && details === 'failed' && (
          <p role="alert" className="mt-4 border-l-2 border-coral pl-3 text-small text-strong">
            {texts.result.incomplete}
          </p>
        )}
      </div>
    </>
  );
}

/** What the panel says before the first calculation: which figures are to come. */
function EmptyResult({ texts }: { texts: CalculatorResult }) {
  return (
    <>
      <p className="text-body">{texts.empty}</p>
      <ul className="mt-6">
        {[texts.annualSavings, texts.threeYearROI, texts.breakEvenMonths, texts.localAICost].map((label) => (
          <li key={label} className="flex items-center gap-4 border-t border-line py-3 text-small text-quiet">
            {label}
            <span aria-hidden="true" className="ml-auto font-mono">
              —
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
