import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import type { FormField, FormGroup, FormHint } from '#generated/types.ts';
import { FormFieldControl } from './form-field.tsx';
import type { FormFields } from './form-fields.ts';

/**
 * A group of fields in two columns, under a numbered title that stands beside them on wide screens; a single group may have none. Hints stand below the row of
 * the field that they depend on. The fields of a group with a `fold` are folded until one of them has a value or is refused.
 * @param fields the values of the form
 * @param faults messages of its receiver on single fields
 */
export function FieldGroup({
  number,
  group: { id, legend, note, fold, fields: described },
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
  const hasTitle = legend !== undefined;
  const Group = hasTitle ? 'fieldset' : 'div';
  return (
    <Group id={id} className="min-w-0 border-t border-line-strong py-8">
      {/* Floated, a legend leaves the border. Not a grid: in Safari a legend is never laid out in one, floated or not. */}
      {hasTitle && (
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
      )}
      <Folded
        fold={fold}
        place={hasTitle ? 'max-lg:w-full lg:ml-44' : ''}
        isFilled={described.some(({ name }) => Boolean(fields[name] || faults[name]))}
      >
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
                  {hint.message}
                </p>
              ))}
          </Fragment>
        ))}
      </Folded>
    </Group>
  );
}

interface Props {
  fold: string | undefined;
  place: string;
  isFilled: boolean;
  children: ReactNode;
}

/** The fields of a group, under a line that unfolds them where the group has one. */
function Folded({ fold, place, isFilled, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  // Not a value of `open`: an emptied field would close the fold around its visitor.
  useEffect(() => {
    if (isFilled && ref.current) ref.current.open = true;
  }, [isFilled]);
  const columns = 'grid items-start gap-x-6 gap-y-6 sm:grid-cols-2';
  if (fold === undefined) return <div className={`${columns} ${place}`}>{children}</div>;
  return (
    // A browser cannot show a fault in a closed fold.
    <details
      ref={ref}
      onInvalidCapture={({ currentTarget }) => (currentTarget.open = true)}
      className={`group grid border-y border-line ${place}`}
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 font-medium text-strong hover:text-amber">
        {fold}
        <span aria-hidden="true" className="font-mono text-quiet group-open:rotate-45">
          +
        </span>
      </summary>
      <div className={`${columns} py-6`}>{children}</div>
    </details>
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
