import { useRef, useState } from 'react';
import { roi } from '../../generated/roi.ts';
import type { RoiCalculatorBlock } from '../../generated/types.ts';
import { calculateRoi } from '../../roi/calculate.ts';
import { ActionLink } from '../../ui/action-link.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { ComparisonGrid } from './comparison-grid.tsx';
import { areSameInputs, formulaInputs, initialValues, type FormValues } from './form-values.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { Recommendations } from './recommendations.tsx';
import { ResultPanel, spokenResult, type Calculation } from './result-panel.tsx';
import { RoiForm } from './roi-form.tsx';

type Texts = Pick<RoiCalculatorBlock, 'form' | 'result' | 'recommendations' | 'profiles' | 'comparison'> & {
  /** Beside the button that opens the chat. */
  aiNotice: string;
};

/**
 * The interactive part of the calculator. The result is empty until the first click and replaced on each one:
 * editing the form never changes a result that is shown.
 */
export function RoiCalculatorIsland({
  form,
  result: resultTexts,
  recommendations,
  profiles,
  comparison,
  aiNotice,
}: Texts) {
  const ready = useIsHydrated();
  const [values, setValues] = useState<FormValues>(() => initialValues(roi));
  const [calculation, setCalculation] = useState<Calculation>();
  const resultRef = useRef<HTMLDivElement>(null);
  const inputs = formulaInputs(values);
  const change = (changes: Partial<FormValues>) => setValues((current) => ({ ...current, ...changes }));
  const calculate = () => {
    setCalculation((last) => ({ inputs, result: calculateRoi(inputs, roi), count: (last?.count ?? 0) + 1 }));
    requestAnimationFrame(() => bringIntoView(resultRef.current));
  };
  const sector = roi.sectors.find(({ id }) => id === values.sector);
  const useCase = roi.useCases.find(({ id }) => id === values.useCase);
  const choice = { roi, values, ready, onChange: change };
  return (
    <>
      <div className="grid gap-x-12 gap-y-14 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <RoiForm texts={form} {...choice} onSubmit={calculate} />
        </div>
        <aside className="min-w-0 lg:col-span-5 lg:row-span-2">
          <div ref={resultRef} className="border border-line-strong bg-raised p-6 md:p-8 lg:sticky lg:top-24">
            <h3 className="mb-5 label text-quiet">{resultTexts.heading}</h3>
            <ResultPanel
              texts={resultTexts}
              roi={roi}
              calculation={calculation}
              isStale={calculation !== undefined && !areSameInputs(calculation.inputs, inputs)}
            />
            <div className="mt-7 flex flex-wrap items-center gap-3 border-t border-line pt-6">
              {resultTexts.actions.map((action) => (
                <ActionLink key={action.label} action={action} />
              ))}
              <p className="w-full text-small text-quiet">{aiNotice}</p>
            </div>
          </div>
        </aside>
        <div className="grid min-w-0 gap-14 lg:col-span-7">
          <Recommendations texts={recommendations} {...choice} />
          <div className="grid gap-10 md:grid-cols-2">
            {sector !== undefined && (
              <ProfilePanel
                label={profiles.sector}
                rule="border-amber"
                profile={{ ...sector, savingsKEur: sector.averageSavingsKEur }}
                texts={profiles}
              />
            )}
            {useCase !== undefined && (
              <ProfilePanel
                label={profiles.useCase}
                rule="border-mint"
                profile={useCase}
                texts={profiles}
                sectors={useCase.sectors
                  .flatMap((id) => roi.sectors.filter((row) => row.id === id))
                  .map(({ name }) => name)}
              >
                <ActionLink action={profiles.action} style="tertiary" />
              </ProfilePanel>
            )}
          </div>
        </div>
      </div>
      <div className="mt-20">
        <ComparisonGrid texts={comparison} labels={profiles} {...choice} />
      </div>
      <output role="status" aria-live="polite" aria-atomic="true" className="sr-only">
        {/* The trailing space alternates: the same sentence twice would be read out once. */}
        {calculation && spokenResult(calculation.result, resultTexts) + (calculation.count % 2 === 0 ? '\u00A0' : '')}
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
