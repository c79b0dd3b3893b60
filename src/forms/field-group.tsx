import { Fragment, type ReactNode } from 'react';
import type { FormField, FormGroup as Group, FormHint } from '#generated/types.ts';
import { keepNumbersWhole } from '../ui/keep-numbers-whole.ts';
import { FormFieldControl } from './form-field.tsx';
import type { FormFields } from './form-fields.ts';
import { FormGroup } from './form-group.tsx';
import { fieldRows } from './field-rows.ts';

/** A group of fields. Hints stand below the row of the field that they depend on. */
export function FieldGroup({
  number,
  group: { id: anchor, legend, note, fields: described },
  fields,
  faults,
  hints,
  prompt,
}: {
  number: number;
  group: Group;
  /** What the form holds. */
  fields: FormFields;
  /** What its receiver said of single fields. */
  faults: FormFields;
  hints: readonly FormHint[];
  prompt: string;
}) {
  return (
    <FormGroup id={anchor} number={number} legend={legend} note={note}>
      {fieldRows(described).map((row) => (
        <Fragment key={row.map(({ name }) => name).join()}>
          {row.map((field) => (
            <Width key={field.name} field={field}>
              <FormFieldControl
                field={field}
                value={fields[field.name] ?? ''}
                fault={faults[field.name]}
                prompt={prompt}
              />
            </Width>
          ))}
          {hints
            .filter((hint) => row.some(({ name }) => name === hint.field))
            .map(({ id, message }) => (
              // What a choice changes. The form's status region reads it out.
              <p
                key={id}
                data-hint={id}
                className="border-l-2 border-azure bg-raised px-4 py-3 text-small wrap-anywhere text-strong sm:col-span-2"
              >
                {keepNumbersWhole(message)}
              </p>
            ))}
        </Fragment>
      ))}
    </FormGroup>
  );
}

function Width({ field: { width }, children }: { field: FormField; children: ReactNode }) {
  return width === 'full' ? <div className="min-w-0 sm:col-span-2">{children}</div> : children;
}
