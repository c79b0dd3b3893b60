import { useState } from 'react';
import type { AmountName } from '../../calculator/form-values.ts';
import { readFrenchNumber } from '../../roi/numbers.ts';
import { controlStyle, Field } from '../../ui/field.tsx';
import { formatAmount } from '../../ui/format-numbers.ts';
import { useInstrument } from './instrument.ts';

/**
 * A yearly amount in euros, read back in full under the field.
 *
 * Not `type="number"`: browsers refuse there what French people type and paste (`1 200,50`, no-break spaces) and hand
 * over an empty value, which would silently count as 0. A text field with the decimal keypad takes any number, and the
 * amount read back shows its interpretation. A text that is no number counts as 0, and nothing is blocked.
 */
export function AmountField({ name }: { name: AmountName }) {
  const { values, texts, change } = useInstrument();
  const value = values[name];
  const amount = readFrenchNumber(value);
  const isUnreadable = amount === undefined && value.trim() !== '';
  const { unreadableAmount, perYear, [name]: label } = texts.form;
  return (
    <Field label={label} note={isUnreadable ? unreadableAmount : `= ${formatAmount(amount ?? 0)} ${perYear}`}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          value={value}
          onChange={(event) => change({ [name]: event.target.value })}
          className={`${controlStyle} font-mono`}
        />
      )}
    </Field>
  );
}

interface Props {
  name: 'sector' | 'useCase' | 'companySize';
  options: readonly { readonly id: string; readonly label: string }[];
  /** The reason why the current mode does not use the list; it disables the list. */
  disabledNote?: string | undefined;
}

export function ChoiceField({ name, options, disabledNote }: Props) {
  const { values, texts, change } = useInstrument();
  const disabled = disabledNote !== undefined;
  return (
    <Field label={texts.form[name]} note={disabledNote}>
      {(ids) => (
        <select
          {...ids}
          name={name}
          value={values[name]}
          disabled={disabled}
          onChange={(event) => change({ [name]: event.target.value })}
          className={`${controlStyle} ${disabled ? 'border-dashed text-quiet' : ''}`}
        >
          {options.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The three modes as radio buttons, each with its description. */
export function ModeField() {
  const { roi, values, texts, change } = useInstrument();
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium text-strong">{texts.form.calculationType}</legend>
      <div className="grid gap-px overflow-hidden rounded-md border border-line-strong bg-line-strong md:grid-cols-3">
        {roi.calculationTypes.map(({ id, label, description }) => (
          <label
            key={id}
            className="flex cursor-pointer gap-2.5 border-l-2 border-l-transparent bg-ink py-4 pr-2 pl-3 eases hover:bg-inset has-checked:border-l-amber has-checked:bg-inset"
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

/** The timeline: a slider in whole months, paired with a box for the exact number. Only the slider has a name, as both hold the same value. */
export function MonthsField() {
  const { roi, values, texts, change } = useInstrument();
  // While it is being typed, a number may be empty or out of bounds: it is stored here until it is a valid one.
  const [draft, setDraft] = useState<string>();
  const { implementationTimeline: value } = values;
  const { minMonths, maxMonths } = roi.timeline;
  const { implementationTimeline: label, exactMonths, months: unit } = texts.form;
  return (
    <Field label={label}>
      {(ids) => (
        <div className="grid grid-cols-[1fr_auto] items-center gap-4">
          <input
            {...ids}
            type="range"
            name="implementationTimeline"
            min={minMonths}
            max={maxMonths}
            step={1}
            value={value}
            aria-valuetext={`${value} ${unit}`}
            onChange={(event) => change({ implementationTimeline: event.target.valueAsNumber })}
            className="h-8 w-full min-w-0 cursor-pointer"
          />
          <span className="flex items-center gap-2">
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={exactMonths}
              value={draft ?? String(value)}
              onChange={(event) => {
                setDraft(event.target.value);
                const months = Number(event.target.value);
                if (Number.isInteger(months) && months >= minMonths && months <= maxMonths)
                  change({ implementationTimeline: months });
              }}
              onBlur={() => setDraft(undefined)}
              className={`${controlStyle} max-w-16 text-center font-mono`}
            />
            <span aria-hidden="true" className="text-small text-quiet">
              {unit}
            </span>
          </span>
        </div>
      )}
    </Field>
  );
}
