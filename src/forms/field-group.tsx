import { Fragment, type ReactNode } from 'react';
import type { FormField, FormGroup, FormHint } from '#generated/types.ts';
import { keepNumbersWhole } from '../ui/typography.ts';
import { FormFieldControl } from './form-field.tsx';
import type { FormFields } from './form-fields.ts';

/**
 * A group of fields in two columns, under a numbered title that stands beside them on wide screens. Hints stand below the row of
 * the field that they depend on.
 * @param fields the values of the form
 * @param faults messages of its receiver on single fields
 */
export function FieldGroup({
  number,
  group: { id, legend, note, fields: described },
  fields,
  faults,
  hints,
  prompt,
}: {
  /** None where the form has one group alone. */
  number: number | undefined;
  group: FormGroup;
  fields: FormFields;
  faults: FormFields;
  hints: readonly FormHint[];
  prompt: string;
}) {
  return (
    <fieldset id={id} className="min-w-0 border-t border-line-strong py-8">
      {/* Floated, a legend leaves the border. Not a grid: in Safari a legend is never laid out in one, floated or not. */}
      <legend className="float-left mb-6 w-full text-h3 font-semibold text-strong lg:w-36">
        {number !== undefined && (
          <span
            aria-hidden="true"
            className="mr-3 font-mono text-small font-normal text-amber lg:mr-0 lg:mb-1 lg:block"
          >
            {number}
          </span>
        )}
        {legend}
        {note !== undefined && <span className="mt-1 block text-small font-normal text-quiet">{note}</span>}
      </legend>
      <div className="grid items-start gap-x-6 gap-y-6 max-lg:w-full sm:grid-cols-2 lg:ml-44">
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
              .map((hint) => (
                // The form's status region reads it out.
                <p
                  key={hint.id}
                  data-hint={hint.id}
                  className="border-l-2 border-azure bg-raised px-4 py-3 text-small wrap-anywhere text-strong sm:col-span-2"
                >
                  {keepNumbersWhole(hint.message)}
                </p>
              ))}
          </Fragment>
        ))}
      </div>
    </fieldset>
  );
}

function Width({ field: { width }, children }: { field: FormField; children: ReactNode }) {
  return width === 'full' ? <div className="min-w-0 sm:col-span-2">{children}</div> : children;
}

/** Fields as they stand side by side: two halves make a row, a field of the full width is one by itself. */
export function fieldRows(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && last.every(isHalf) && isHalf(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function isHalf({ width }: FormField): boolean {
  return width !== 'full';
}
