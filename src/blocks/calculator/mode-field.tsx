import type { CalculatorState } from '../../calculator/use-calculator.ts';

/** The three modes as radio buttons, each with what it computes. */
export function ModeField({ calculator: { roi, values, texts, change } }: { calculator: CalculatorState }) {
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-strong">{texts.form.calculationType}</legend>
      <div className="grid gap-px overflow-hidden rounded-md border border-line-strong bg-line-strong md:grid-cols-3">
        {roi.calculationTypes.map(({ id, label, description }) => (
          <label
            key={id}
            className="flex cursor-pointer gap-2.5 border-l-2 border-l-transparent bg-ink p-3.5 transition-colors duration-150 hover:bg-inset has-checked:border-l-amber has-checked:bg-inset"
          >
            <input
              type="radio"
              name="calculationType"
              value={id}
              checked={values.calculationType === id}
              onChange={() => change({ calculationType: id })}
              className="mt-0.5 size-5 shrink-0"
            />
            <span>
              <span className="block font-medium text-strong">{label}</span>
              <span className="mt-1 block text-small text-quiet">{description}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
