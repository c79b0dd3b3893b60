import { controlStyle, Field } from '../ui/field.tsx';
import type { FieldProps } from './text-field.tsx';

/** A text of several lines, as long as the visitor likes. */
export function LongTextField({
  name,
  label,
  note,
  fault,
  required = false,
  rows = 4,
  ...attributes
}: FieldProps & {
  rows?: number | undefined;
  placeholder?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}) {
  return (
    <Field label={label} note={note} fault={fault} required={required}>
      {(ids) => (
        <textarea
          {...ids}
          {...attributes}
          name={name}
          required={required}
          // Such a field knows no pattern: spaces alone are taken out when it is left, so that the browser asks for an answer.
          onBlur={({ currentTarget }) => {
            if (currentTarget.value.trim() === '') currentTarget.value = '';
          }}
          rows={rows}
          className={`${controlStyle} block resize-y py-2.5`}
        />
      )}
    </Field>
  );
}
