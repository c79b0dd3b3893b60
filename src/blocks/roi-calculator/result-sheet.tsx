import type { Roi, RoiCalculatorBlock } from '#generated/types.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { withContext, type RequestContext } from './contact-action.ts';
import { EmptyResult } from './empty-result.tsx';
import type { ResultDetails } from './result-details.ts';
import { ResultPanel } from './result-panel.tsx';
import type { Calculator } from './use-calculator.ts';

/** The sheet beside the form: the result, what to ask next, and how to keep it. */
export function ResultSheet({
  texts,
  roi,
  calculator: { calculation, isStale, link },
  context,
  aiNotice,
  details,
  onSay,
}: {
  texts: Pick<RoiCalculatorBlock, 'form' | 'result' | 'explanation' | 'share'>;
  roi: Roi;
  calculator: Calculator;
  context: RequestContext;
  aiNotice: string | undefined;
  details: ResultDetails | 'failed' | undefined;
  onSay: (text: string) => void;
}) {
  const loaded = details === 'failed' ? undefined : details;
  return (
    <>
      <h3 className="mb-5 label text-quiet">{texts.result.heading}</h3>
      {calculation === undefined ? (
        <EmptyResult texts={texts.result} />
      ) : (
        <ResultPanel
          key={calculation.count}
          texts={texts}
          roi={roi}
          calculation={calculation}
          isStale={isStale}
          details={loaded}
        />
      )}
      <div className="mt-7 border-t border-line pt-6">
        <div className="flex flex-wrap items-center gap-3">
          {texts.result.actions.map((action) => (
            <ActionLink key={action.label} action={withContext(action, context)} />
          ))}
          {aiNotice !== undefined && <p className="w-full text-small text-quiet">{aiNotice}</p>}
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
