import type { FormChoice } from '#generated/types.ts';
import { controlStyle, Field } from '../ui/field.tsx';
import type { FieldProps } from './text-field.tsx';

/** A native list that starts on an empty line. @param prompt its text */
export function ChoiceField({
  name,
  label,
  note,
  fault,
  required = false,
  prompt,
  choices,
  autoComplete,
}: FieldProps & { prompt: string; choices: readonly FormChoice[]; autoComplete?: string | undefined }) {
  return (
    <Field label={label} note={note} fault={fault} required={required}>
      {(ids) => (
        <select
          {...ids}
          name={name}
          required={required}
          autoComplete={autoComplete}
          className={`${controlStyle} has-[option[value='']:checked]:text-quiet`}
        >
          <option value="">{prompt}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
