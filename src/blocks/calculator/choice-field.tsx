import type { CalculatorState } from '../../calculator/use-calculator.ts';
import { controlStyle, Field } from '../../ui/field.tsx';

interface Props {
  name: 'sector' | 'useCase' | 'companySize';
  options: readonly { readonly id: string; readonly label: string }[];
  /** Why the current mode does not use the list; the list is disabled when it is given. */
  disabledNote?: string | undefined;
  calculator: CalculatorState;
}

/** A native list of choices. */
export function ChoiceField({ name, options, disabledNote, calculator: { values, texts, change } }: Props) {
  const disabled = disabledNote !== undefined;
  return (
    <Field label={texts.form[name]} note={disabledNote}>
      {(ids) => (
        <select
          {...ids}
          name={name}
          value={values[name]}
          disabled={disabled}
          aria-disabled={disabled}
          onChange={(event) => change({ [name]: event.target.value })}
          className={`${controlStyle} aria-disabled:border-dashed`}
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
