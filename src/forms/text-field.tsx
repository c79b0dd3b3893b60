import type { FormField } from '#generated/types.ts';
import { controlStyle, Field, notBlank } from '../ui/field.tsx';

/** What every field of a form has. `name` is the documented one; `note` is read with the field, and so is `fault`: what a receiver refused. */
export interface FieldProps {
  name: string;
  label: string;
  note?: string | undefined;
  fault?: string | undefined;
  required?: boolean | undefined;
}

/** A line of text, an address, a number to call or to give, a date. The browser alone checks it, in its own words. */
export function TextField({
  name,
  label,
  note,
  fault,
  required = false,
  type,
  ...attributes
}: FieldProps & {
  type: Extract<FormField['kind'], 'text' | 'email' | 'tel' | 'number' | 'date'>;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  min?: number | string | undefined;
  max?: number | undefined;
  step?: 'any' | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}) {
  return (
    <Field label={label} note={note} fault={fault} required={required}>
      {(ids) => (
        <input
          {...ids}
          {...attributes}
          type={type}
          name={name}
          required={required}
          {...(required && (type === 'text' || type === 'tel') && { pattern: notBlank })}
          className={controlStyle}
        />
      )}
    </Field>
  );
}

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
