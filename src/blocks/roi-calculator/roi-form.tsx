import type { Roi, RoiCalculatorForm } from '#generated/types.ts';
import { AmountField } from './amount-field.tsx';
import type { ChangeValues, FormValues } from './form-values.ts';
import { ModeChoice } from './mode-choice.tsx';
import { MonthsField } from './months-field.tsx';
import { SelectField } from './select-field.tsx';

/**
 * The calculator's inputs. Nothing is validated and nothing is sent: submitting computes.
 * @param ready false until the browser has taken over: the controls are disabled, so that no input is lost.
 */
export function RoiForm({
  texts,
  roi,
  values,
  ready,
  onChange,
  onSubmit,
}: {
  texts: RoiCalculatorForm;
  roi: Roi;
  values: FormValues;
  ready: boolean;
  onChange: ChangeValues;
  onSubmit: () => void;
}) {
  const { calculationType } = values;
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
          onChange={(mode) => onChange({ calculationType: mode })}
        />
        <div className="grid items-start gap-6 md:grid-cols-2">
          <SelectField
            name="sector"
            label={texts.sector}
            value={values.sector}
            options={sectorOptions(roi, values.sector, texts.unknownSector)}
            disabledNote={calculationType === 'usecase-only' ? texts.sectorDisabled : undefined}
            onChange={(sector) => onChange({ sector })}
          />
          <SelectField
            name="useCase"
            label={texts.useCase}
            value={values.useCase}
            options={roi.useCases.map(({ id, name }) => ({ id, label: name }))}
            disabledNote={calculationType === 'sector-only' ? texts.useCaseDisabled : undefined}
            onChange={(useCase) => onChange({ useCase })}
          />
          <div className="md:col-span-2">
            <AmountField
              name="currentCloudSpend"
              label={texts.currentCloudSpend}
              value={values.currentCloudSpend}
              perYear={texts.perYear}
              unreadable={texts.unreadableAmount}
              onChange={(currentCloudSpend) => onChange({ currentCloudSpend })}
            />
          </div>
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
              onChange={(companySize) => onChange({ companySize })}
            />
            <AmountField
              name="currentOnPremiseSpend"
              label={texts.currentOnPremiseSpend}
              value={values.currentOnPremiseSpend}
              perYear={texts.perYear}
              unreadable={texts.unreadableAmount}
              onChange={(currentOnPremiseSpend) => onChange({ currentOnPremiseSpend })}
            />
            <div className="md:col-span-2">
              <MonthsField
                name="implementationTimeline"
                label={texts.implementationTimeline}
                exactLabel={texts.exactMonths}
                unit={texts.months}
                value={values.implementationTimeline}
                bounds={roi.timeline}
                onChange={(implementationTimeline) => onChange({ implementationTimeline })}
              />
            </div>
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

/** The sectors of the calculator, and the one that a link brought when it is none of them. */
function sectorOptions({ sectors }: Roi, current: string, unknownSector: string) {
  const options: { id: string; label: string }[] = sectors.map(({ id, name }) => ({ id, label: name }));
  return options.some(({ id }) => id === current) ? options : [...options, { id: current, label: unknownSector }];
}
