import type { ReactNode } from 'react';

/**
 * Fields that belong together, in two columns, under a numbered title that stands beside them on wide screens.
 * @param note says what the group is for; a group that is optional says so there
 */
export function FormGroup({
  id,
  number,
  legend,
  note,
  children,
}: {
  /** Its anchor. */
  id?: string | undefined;
  number: number;
  legend: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset id={id} className="min-w-0 border-t border-line-strong py-8">
      {/* Floated, a legend leaves the border. Not a grid: in Safari a legend is never laid out in one, floated or not. */}
      <legend className="float-left mb-6 w-full text-h3 font-semibold text-strong lg:w-36">
        <span aria-hidden="true" className="mr-3 font-mono text-small font-normal text-amber lg:mr-0 lg:mb-1 lg:block">
          {number}
        </span>
        {legend}
        {note !== undefined && <span className="mt-1 block text-small font-normal text-quiet">{note}</span>}
      </legend>
      <div className="grid items-start gap-x-6 gap-y-6 max-lg:w-full sm:grid-cols-2 lg:ml-44">{children}</div>
    </fieldset>
  );
}
