import { controlStyle, Field } from '../../ui/field.tsx';
import type { FormValues } from '../../calculator/form-values.ts';

/**
 * A native list of choices.
 * @param disabledNote why the current mode does not use the list; the list is disabled when it is given.
 */
export function SelectField({
  name,
  label,
  value,
  options,
  disabledNote,
  onChange,
}: {
  name: 'sector' | 'useCase' | 'companySize';
  label: string;
  value: string;
  options: readonly { readonly id: string; readonly label: string }[];
  disabledNote?: string | undefined;
  onChange: (changes: Partial<FormValues>) => void;
}) {
  const disabled = disabledNote !== undefined;
  return (
    <Field label={label} note={disabledNote}>
      {(ids) => (
        <select
          {...ids}
          name={name}
          value={value}
          disabled={disabled}
          aria-disabled={disabled}
          onChange={(event) => onChange({ [name]: event.target.value })}
          className={`${controlStyle} aria-disabled:border-dashed`}
        >
          {options.map(({ id, label: text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
