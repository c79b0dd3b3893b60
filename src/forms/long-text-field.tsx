import { controlStyle, Field } from '../ui/field.tsx';
import type { FieldProps } from './text-field.tsx';

/** A text of several lines, as long as the visitor likes. */
export function LongTextField({ name, label, note, required = false, rows = 4 }: FieldProps & { rows?: number }) {
  return (
    <Field label={label} note={note} required={required}>
      {(ids) => (
        <textarea
          {...ids}
          name={name}
          required={required}
          rows={rows}
          className={`${controlStyle} block resize-y py-2.5`}
        />
      )}
    </Field>
  );
}
