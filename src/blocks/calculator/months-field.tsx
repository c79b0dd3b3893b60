import { useState } from 'react';
import { controlStyle, Field } from '../../ui/field.tsx';
import type { CalculatorState } from '../../calculator/use-calculator.ts';

/** The timeline: a slider in whole months, paired with a box for the exact number. Only the slider has a name, as both hold the same value. */
export function MonthsField({ calculator: { roi, values, texts, change } }: { calculator: CalculatorState }) {
  // While it is being typed, a number may be empty or out of bounds: it is kept aside until it is a valid one.
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
