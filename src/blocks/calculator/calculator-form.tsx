import { usesSector, usesUseCase } from '../../roi/inputs.ts';
import { AmountField, ChoiceField, ModeField, MonthsField } from './calculator-fields.tsx';
import { useInstrument } from './instrument.ts';
import { recommendedUseCases } from '../../roi/compatibility.ts';

/** On a telephone, where their panel is far below: the recommended use cases under their list of choices, one tap each. */
function UseCaseSuggestions() {
  const { roi, values, texts, change } = useInstrument();
  const suggested = recommendedUseCases(values.sector, roi);
  return (
    <div role="group" aria-label={texts.recommendations.heading} className="mt-1 flex flex-wrap gap-x-4 md:hidden">
      <p className="w-full pt-1 text-small text-quiet" aria-hidden="true">
        {texts.recommendations.heading}
      </p>
      {suggested.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === values.useCase}
          onClick={() => change({ useCase: id })}
          className="min-h-11 text-small text-strong underline decoration-line-strong underline-offset-6 aria-pressed:decoration-amber"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/**
 * The calculator's inputs. Nothing is validated and nothing is sent: submitting computes. What the formulas do not read is in a group of its own
 * with a note.
 */
export function CalculatorForm({ onSubmit }: { onSubmit: () => void }) {
  const { roi, values, ready, texts: all } = useInstrument();
  const texts = all.form;
  const { calculationType, sector } = values;
  const sectors: { id: string; label: string }[] = roi.sectors.map(({ id, name }) => ({ id, label: name }));
  // Only a link can hold an unknown sector.
  if (sectors.every(({ id }) => id !== sector)) sectors.push({ id: sector, label: texts.unknownSector });
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
        <ModeField />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <ChoiceField
            name="sector"
            options={sectors}
            disabledNote={usesSector(calculationType) ? undefined : texts.sectorDisabled}
          />
          <div>
            <ChoiceField
              name="useCase"
              options={roi.useCases.map(({ id, name }) => ({ id, label: name }))}
              disabledNote={usesUseCase(calculationType) ? undefined : texts.useCaseDisabled}
            />
            {usesSector(calculationType) && usesUseCase(calculationType) && <UseCaseSuggestions />}
          </div>
          <div className="md:col-span-2">
            <AmountField name="currentCloudSpend" />
          </div>
        </div>
        <fieldset className="border-t border-line pt-6">
          <legend className="sr-only">{texts.contextHeading}</legend>
          <p className="mb-2 label text-quiet" aria-hidden="true">
            {texts.contextHeading}
          </p>
          <p className="mb-6 text-small text-quiet">{texts.contextNote}</p>
          <div className="grid items-start gap-6 md:grid-cols-2">
            <ChoiceField name="companySize" options={roi.companySizes} />
            <AmountField name="currentOnPremiseSpend" />
            <div className="md:col-span-2">
              <MonthsField />
            </div>
          </div>
        </fieldset>
        <button type="submit" className="button-primary button-large justify-self-stretch md:justify-self-start">
          {texts.submit}
        </button>
      </fieldset>
    </form>
  );
}
