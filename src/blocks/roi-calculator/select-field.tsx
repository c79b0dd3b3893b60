import { controlStyle, Field } from '../../ui/field.tsx';

/**
 * A native list of choices.
 * @param disabledNote why the current mode does not use the list; the list is disabled when it is given.
 */
export function SelectField<Id extends string>({
  name,
  label,
  value,
  options,
  disabledNote,
  onChange,
}: {
  name: string;
  label: string;
  value: Id;
  options: readonly { readonly id: Id; readonly label: string }[];
  disabledNote?: string | undefined;
  onChange: (value: Id) => void;
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
          onChange={(event) => {
            const chosen = options.find(({ id }) => id === event.target.value);
            if (chosen !== undefined) onChange(chosen.id);
          }}
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
