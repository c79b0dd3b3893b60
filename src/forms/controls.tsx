import type { ComponentProps } from 'react';
import type { FormChoice, FormField } from '#generated/types.ts';
import { mailForm } from '#generated/form-parts.ts';
import { controlStyle, Field } from '../ui/field.tsx';

/** Spaces alone are no answer: the browser refuses them, as any other wrong format. */
const notBlank = String.raw`.*\S.*`;

/**
 * What browsers take for an address and no server delivers to is refused: `.a@b.fr`, `a..b@c.fr`, `a.@b.fr`, `a@b`, `a@b.7`. A receiver refuses
 * the same. Every page has it, in its footer: it is as short as it can be.
 */
const deliverable = String.raw`(?!\.|.*(\.[.@]|@\.)).+\.\D[^.@]+`;

/** What a text of this kind demands beyond its `type`, and the words that browsers add to their own where they refuse it. */
export function constraintsOf(kind: string, required: boolean | undefined): { pattern?: string; title?: string } {
  if (kind === 'email') return { pattern: deliverable, title: mailForm };
  return required && (kind === 'text' || kind === 'tel') ? { pattern: notBlank } : {};
}

/** The properties of every field of a form. `name` is that of the requirements; `note` and `fault`, a receiver's refusal, are read with the field. */
export interface FieldProps {
  name: string;
  label: string;
  note: string | undefined;
  fault: string | undefined;
  required: boolean | undefined;
}

interface TextFieldProps extends ComponentProps<'input'> {
  field: FieldProps;
  type: Extract<FormField['kind'], 'text' | 'email' | 'tel' | 'number' | 'date'>;
}

/** A line of text, an address, a number to call or to give, a date. The browser alone checks it. */
export function TextField({ field, type, ...attributes }: TextFieldProps) {
  const { name, required } = field;
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...ids}
          {...attributes}
          type={type}
          name={name}
          required={required}
          // The wheel changes the number that has the focus: somebody who scrolls would change an answer unseen.
          {...(type === 'number' && { onWheel: ({ currentTarget }) => currentTarget.blur() })}
          {...constraintsOf(type, required)}
          className={controlStyle}
        />
      )}
    </Field>
  );
}

/** A text of several lines, as long as the visitor likes. */
export function LongTextField({ field, rows = 4, ...attributes }: { field: FieldProps } & ComponentProps<'textarea'>) {
  return (
    <Field {...field}>
      {(ids) => (
        <textarea
          {...ids}
          {...attributes}
          name={field.name}
          required={field.required}
          // A text area has no pattern: leaving it empties a value of spaces alone, so that the browser requires an answer.
          onBlur={({ currentTarget }) => {
            if (currentTarget.value.trim() === '') currentTarget.value = '';
          }}
          rows={rows}
          className={`${controlStyle} block resize-y py-2.5 print:field-sizing-content`}
        />
      )}
    </Field>
  );
}

interface Props {
  field: FieldProps;
  prompt: string;
  choices: readonly FormChoice[];
  autoComplete: string | undefined;
}

/** A native list that starts on an empty line. @param prompt its text */
export function ChoiceField({ field, prompt, choices, autoComplete }: Props) {
  return (
    <Field {...field}>
      {(ids) => (
        <select
          {...ids}
          name={field.name}
          required={field.required}
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
