import { useId, type ReactNode } from 'react';

/** Look of a control on inset paper: the lower rule carries the 3:1 contrast of WCAG 1.4.11. */
export const controlStyle =
  'min-h-12 w-full min-w-0 rounded-md border border-line-strong border-b-quiet bg-inset px-3 text-strong transition-colors duration-150 enabled:hover:border-amber user-invalid:border-coral aria-disabled:text-quiet';

/** Attributes that tie a control to its label and note. */
export interface ControlIds {
  id: string;
  'aria-describedby'?: string;
}

/** The sign of a required field, for the eye: the control says it itself. */
export function RequiredSign() {
  return (
    <span aria-hidden="true" className="text-amber">
      {'\u00A0'}*
    </span>
  );
}

/** A label above its control, and a note below it when there is one. `required` marks the label; the control says it itself. */
export function Field({
  label,
  note,
  required = false,
  children,
}: {
  label: string;
  note?: string | undefined;
  required?: boolean;
  children: (ids: ControlIds) => ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block text-small font-medium text-strong">
        {label}
        {required && <RequiredSign />}
      </label>
      {children({ id, ...(note !== undefined && { 'aria-describedby': noteId }) })}
      {note !== undefined && (
        <p id={noteId} className="mt-2 text-small text-quiet">
          {note}
        </p>
      )}
    </div>
  );
}
