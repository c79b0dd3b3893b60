import type { ReactNode } from 'react';

/**
 * Fields that belong together, in two columns, under a numbered title that stands beside them on wide screens.
 * @param note says what the group is for; a group that is optional says so there
 */
export function FormGroup({
  number,
  legend,
  note,
  children,
}: {
  number: number;
  legend: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className="grid min-w-0 gap-x-8 gap-y-6 border-t border-line-strong py-8 lg:grid-cols-[9rem_1fr]">
      {/* Floated, a legend is laid out like any other child. */}
      <legend className="float-left text-h3 font-semibold text-strong">
        <span aria-hidden="true" className="mr-3 font-mono text-small font-normal text-amber lg:mr-0 lg:mb-1 lg:block">
          {number}
        </span>
        {legend}
        {note !== undefined && <span className="mt-1 block text-small font-normal text-quiet">{note}</span>}
      </legend>
      <div className="grid min-w-0 items-start gap-x-6 gap-y-6 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
