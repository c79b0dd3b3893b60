import type { ReactNode } from 'react';
import { termsInFormulas } from '../../roi/formulas.ts';
import { inputNames } from '../../roi/sources.ts';
import { AmountField } from './amount-field.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { MonthsField } from './months-field.tsx';
import { SelectField } from './select-field.tsx';
import type { CalculatorState } from '../../calculator/use-calculator.ts';

/**
 * The calculator's inputs. Nothing is validated and nothing is sent: submitting computes. The fields that no formula reads stand apart,
 * under a note that says so.
 */
export function CalculatorForm({ calculator, onSubmit }: { calculator: CalculatorState; onSubmit: () => void }) {
  const { roi, values, ready, change } = calculator;
  const { form: texts } = calculator.texts;
  const { calculationType, sector } = values;
  const sectors: { id: string; label: string }[] = roi.sectors.map(({ id, name }) => ({ id, label: name }));
  // One that only a link can bring.
  if (sectors.every(({ id }) => id !== sector)) sectors.push({ id: sector, label: texts.unknownSector });
  const fields: Record<(typeof inputNames)[number], ReactNode> = {
    currentCloudSpend: (
      <div key="cloud" className="md:col-span-2">
        <AmountField name="currentCloudSpend" calculator={calculator} />
      </div>
    ),
    currentOnPremiseSpend: <AmountField key="on-premise" name="currentOnPremiseSpend" calculator={calculator} />,
    implementationTimeline: (
      <div key="timeline" className="md:col-span-2">
        <MonthsField calculator={calculator} />
      </div>
    ),
  };
  const fieldsThatCount = (doCount: boolean) =>
    inputNames.filter((name) => termsInFormulas.has(name) === doCount).map((name) => fields[name]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset disabled={!ready} className="grid min-w-0 gap-8">
        <legend className="mb-6 text-h3 font-semibold text-strong">{texts.heading}</legend>
        <ModeChoice
          legend={texts.calculationType}
          modes={roi.calculationTypes}
          value={calculationType}
          onChange={(mode) => change({ calculationType: mode })}
        />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <SelectField
            name="sector"
            label={texts.sector}
            value={sector}
            options={sectors}
            disabledNote={calculationType === 'usecase-only' ? texts.sectorDisabled : undefined}
            onChange={change}
          />
          <SelectField
            name="useCase"
            label={texts.useCase}
            value={values.useCase}
            options={roi.useCases.map(({ id, name }) => ({ id, label: name }))}
            disabledNote={calculationType === 'sector-only' ? texts.useCaseDisabled : undefined}
            onChange={change}
          />
          {fieldsThatCount(true)}
        </div>
        <fieldset className="border-t border-line pt-6">
          <legend className="sr-only">{texts.contextHeading}</legend>
          <p className="mb-2 label text-quiet" aria-hidden="true">
            {texts.contextHeading}
          </p>
          <p className="mb-6 text-small text-quiet">{texts.contextNote}</p>
          <div className="grid items-start gap-6 md:grid-cols-2">
            <SelectField
              name="companySize"
              label={texts.companySize}
              value={values.companySize}
              options={roi.companySizes}
              onChange={change}
            />
            {fieldsThatCount(false)}
          </div>
        </fieldset>
        <button
          type="submit"
          className="min-h-12 justify-self-stretch rounded-md border border-amber bg-amber px-7 py-3 font-semibold text-ink transition-colors duration-150 hover:bg-amber-bright md:justify-self-start"
        >
          {texts.submit}
        </button>
      </fieldset>
    </form>
  );
}
