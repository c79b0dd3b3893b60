import { useState } from 'react';
import type { RoiTimeline } from '#generated/types.ts';
import { controlStyle, Field } from '../../ui/field.tsx';

/**
 * A slider in whole months, paired with a box for the exact number.
 * Only the slider has a name: both hold the same value.
 */
export function MonthsField({
  name,
  label,
  exactLabel,
  unit,
  value,
  bounds: { minMonths, maxMonths },
  onChange,
}: {
  name: string;
  label: string;
  exactLabel: string;
  unit: string;
  value: number;
  bounds: RoiTimeline;
  onChange: (months: number) => void;
}) {
  // While it is being typed, a number may be empty or out of bounds: it is kept aside until it is a valid one.
  const [draft, setDraft] = useState<string>();
  return (
    <Field label={label}>
      {(ids) => (
        <div className="grid grid-cols-[1fr_auto] items-center gap-4">
          <input
            {...ids}
            type="range"
            name={name}
            min={minMonths}
            max={maxMonths}
            step={1}
            value={value}
            aria-valuetext={`${value} ${unit}`}
            onChange={(event) => onChange(event.target.valueAsNumber)}
            className="h-8 w-full min-w-0 cursor-pointer"
          />
          <span className="flex items-center gap-2">
            <input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-label={exactLabel}
              value={draft ?? String(value)}
              onChange={(event) => {
                setDraft(event.target.value);
                const months = Number(event.target.value);
                if (Number.isInteger(months) && months >= minMonths && months <= maxMonths) onChange(months);
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
