import { useEffect, useEffectEvent, useRef } from 'react';
import type { Roi, RoiCalculatorBlock } from '#generated/types.ts';
import type { Calculation } from './calculation.ts';
import { ComparisonGrid } from './comparison-grid.tsx';
import { contextOf } from './contact-action.ts';
import { spokenResult } from './figures.ts';
import { scenarioOf } from './form-values.ts';
import { Note } from './note.tsx';
import { Profiles } from './profiles.tsx';
import { Recommendations } from './recommendations.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { RoiForm } from './roi-form.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useCalculator } from './use-calculator.ts';
import { usePageLinks } from './use-page-links.ts';
import { useResultDetails } from './use-result-details.ts';

/** The texts of the block, the constants of the formulas, and the fingerprint of these constants. */
interface Props extends Omit<RoiCalculatorBlock, 'type' | 'label' | 'heading' | 'intro' | 'steps' | 'noScript'> {
  readonly roi: Roi;
  readonly figures: string;
  /** Beside the button that opens the chat. */
  readonly aiNotice: string | undefined;
}

/** The interactive part of the calculator: form, result, chart, recommendations, profiles, comparison and printed report. */
export function RoiCalculatorIsland({ roi, figures, aiNotice, ...texts }: Props) {
  const ready = useIsHydrated();
  const calculator = useCalculator(roi, figures);
  const { values, calculation } = calculator;
  const [spoken, announce] = useAnnouncement();
  const announceResult = useEffectEvent(({ result, hasOtherFigures }: Calculation) =>
    announce([spokenResult(result, texts.result), ...(hasOtherFigures ? [texts.share.changed] : [])].join(' ')),
  );
  useEffect(() => {
    if (calculation !== undefined) announceResult(calculation);
  }, [calculation]);
  const announceDamage = useEffectEvent(() => announce(texts.share.damaged));
  useEffect(() => {
    if (calculator.isDamaged) announceDamage();
  }, [calculator.isDamaged]);
  // Fetched while the visitor fills in the form; each calculation tries again if that has failed.
  const details = useResultDetails(calculation?.count ?? (calculator.isTouched ? -1 : 0));
  const shown = calculation !== undefined && details !== undefined && details !== 'failed' && details;
  const resultRef = useRef<HTMLDivElement>(null);
  const choice = { roi, values, ready, onChange: calculator.change };
  const context = ready ? contextOf(scenarioOf(values), roi) : {};
  usePageLinks(context, calculation !== undefined);
  return (
    <>
      <div className="grid gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          {calculator.isDamaged && (
            <div className="mb-8">
              <Note>{texts.share.damaged}</Note>
            </div>
          )}
          <RoiForm
            texts={texts.form}
            {...choice}
            onSubmit={() => {
              calculator.calculate();
              requestAnimationFrame(() => bringIntoView(resultRef.current));
            }}
          />
        </div>
        <aside className="min-w-0 lg:col-span-5 lg:row-span-2">
          <div
            ref={resultRef}
            className={`border border-line-strong bg-raised p-6 md:p-8 ${calculation === undefined ? 'lg:sticky lg:top-24 print:hidden' : ''}`}
          >
            <ResultSheet
              texts={texts}
              roi={roi}
              calculator={calculator}
              context={context}
              aiNotice={aiNotice}
              details={details}
              onSay={announce}
            />
          </div>
        </aside>
        <div className="grid min-w-0 content-start gap-14 lg:col-span-7">
          {shown && <shown.ThreeYears key={calculation.count} texts={texts.chart} result={calculation.result} />}
          <Recommendations texts={texts.recommendations} {...choice} />
          <Profiles texts={texts.profiles} roi={roi} values={values} context={context} />
        </div>
      </div>
      <div className="mt-20 print:mt-0">
        <ComparisonGrid texts={texts.comparison} labels={texts.profiles} form={texts.form} {...choice} />
      </div>
      {shown && (
        <shown.PrintReport
          key={calculation.count}
          texts={texts}
          roi={roi}
          calculation={calculation}
          link={calculator.resultLink}
        />
      )}
      <output role="status" aria-live="polite" aria-atomic="true" className="sr-only">
        {spoken}
      </output>
    </>
  );
}

/** On a phone the result lies below the form. Already in the upper half of the screen, nothing moves. */
function bringIntoView(element: HTMLElement | null): void {
  if (element !== null && element.getBoundingClientRect().top > innerHeight / 2) {
    element.scrollIntoView({ block: 'nearest' });
  }
}
