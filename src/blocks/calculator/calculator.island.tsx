import { useEffect, useEffectEvent, useRef } from 'react';
import { CalculatorForm } from './calculator-form.tsx';
import { ComparisonGrid, Recommendations } from './use-case-panels.tsx';
import { spokenResult } from './figures.ts';
import { Profiles } from './profiles.tsx';
import { ResultSheet } from './result.tsx';
import { ResultSummary } from './result-summary.tsx';
import { useCalculator, type CalculatorGiven } from '../../calculator/use-calculator.ts';
import { usePageLinks } from '../../calculator/contact-action.ts';
import { InstrumentContext, useAnnouncement, useResultDetails } from './instrument.ts';

/** The interactive part of the calculator: form, result, chart, recommendations, profiles, comparison and printed report. */
export function CalculatorIsland(given: CalculatorGiven) {
  const { texts } = given;
  const calculator = useCalculator(given);
  const { calculation, isDamaged } = calculator;
  const [spoken, announce] = useAnnouncement();
  const announceNews = useEffectEvent(() => {
    if (isDamaged) announce(texts.share.damaged);
    else if (calculation !== undefined) {
      const { result, hasOtherFigures } = calculation;
      announce([spokenResult(result, calculator), ...(hasOtherFigures ? [texts.share.changed] : [])].join(' '));
    }
  });
  useEffect(() => {
    if (isDamaged || calculation !== undefined) announceNews();
  }, [calculation, isDamaged]);
  // Fetched while the visitor fills in the form; each calculation tries again if that has failed.
  const details = useResultDetails(calculation?.count ?? (calculator.isTouched ? -1 : 0));
  const shown = calculation !== undefined && details !== undefined && details !== 'failed' && details;
  const resultRef = useRef<HTMLDivElement>(null);
  usePageLinks(calculator.context, calculation !== undefined);
  // A link opened the page on its result: the page scrolls there, unless the visitor has moved already.
  const isOpened = shown && calculation.isOpened;
  useEffect(() => {
    if (isOpened && scrollY === 0 && document.activeElement === document.body) openResult(resultRef.current);
  }, [isOpened]);
  return (
    <InstrumentContext value={{ ...calculator, details, announce }}>
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          {isDamaged && (
            <p className="mt-3 mb-8 border-l-2 border-amber pl-3 text-small text-strong">{texts.share.damaged}</p>
          )}
          <CalculatorForm
            onSubmit={() => {
              calculator.calculate();
              requestAnimationFrame(() => bringIntoView(resultRef.current));
            }}
          />
        </div>
        <aside className="min-w-0 lg:col-span-5 lg:row-span-2">
          <div
            ref={resultRef}
            className={`border border-line-strong bg-raised p-5 md:p-8 ${calculation === undefined ? 'lg:sticky lg:top-24 print:hidden' : ''}`}
          >
            <ResultSheet />
          </div>
        </aside>
        {shown && <shown.ThreeYears key={calculation.count} calculation={calculation} />}
      </div>
      <div className="mt-14 grid gap-y-12 print:mt-0">
        <Recommendations />
        <Profiles />
        <ComparisonGrid />
      </div>
      <ResultSummary result={resultRef} onOpen={() => openResult(resultRef.current)} />
      {shown && <shown.CarryCalculation calculation={calculation} />}
      {shown && <shown.PrintReport key={calculation.count} calculation={calculation} />}
      <div role="status" className="sr-only">
        {spoken}
      </div>
    </InstrumentContext>
  );
}

/** Scrolls to the result, and moves the focus to its heading: what had it may be outside of the window now. */
function openResult(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'start' });
  panel?.querySelector('h3')?.focus({ preventScroll: true });
}

/**
 * Makes the headline figures visible after each calculation: the panel may lie below the form (on phones),
 * or above the window. When they are in view already, nothing moves.
 */
function bringIntoView(panel: HTMLElement | null): void {
  const headline = panel?.querySelectorAll('[data-headline]') ?? [];
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const isSeen = Array.from(headline, (figure) => figure.getBoundingClientRect()).every(
    (place) => place.top >= top && place.bottom <= innerHeight,
  );
  if (!isSeen) openResult(panel);
}
