import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { FormField } from '#generated/types.ts';
import { controlStyle, Field, notBlank } from '../ui/field.tsx';

/** The properties of every field of a form. `name` is the documented one; `note` and `fault`, a receiver's refusal, are read with the field. */
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
}: FieldProps & { type: Extract<FormField['kind'], 'text' | 'email' | 'tel' | 'number' | 'date'> } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoComplete' | 'placeholder' | 'min' | 'max' | 'step' | 'minLength' | 'maxLength'
  >) {
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
}: FieldProps & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'rows' | 'placeholder' | 'minLength' | 'maxLength'>) {
  return (
    <Field label={label} note={note} fault={fault} required={required}>
      {(ids) => (
        <textarea
          {...ids}
          {...attributes}
          name={name}
          required={required}
          // A text area has no pattern: leaving it empties a value of spaces alone, so that the browser requires an answer.
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
