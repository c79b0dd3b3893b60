import { useId } from 'react';
import { Fault, RequiredSign } from '../ui/field.tsx';
import type { FieldProps } from './controls.tsx';
import type { FormHalfDay } from '#generated/types.ts';

const ticked = 'oui';

export function ConsentField({ field: { name, label, note, fault, required } }: { field: FieldProps }) {
  const id = useId();
  const noteId = `${id}-note`;
  const faultId = `${id}-fault`;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        type="checkbox"
        id={id}
        name={name}
        value={ticked}
        required={required}
        aria-describedby={[fault && faultId, note && noteId].filter(Boolean).join(' ') || undefined}
        aria-invalid={fault === undefined ? undefined : true}
        className="mt-1 size-5"
      />
      <label htmlFor={id} className="text-small text-strong">
        {label}
        {required && <RequiredSign />}
      </label>
      <div className="col-start-2 empty:hidden">
        <Fault id={faultId} text={fault} />
      </div>
      {note !== undefined && (
        <p id={noteId} className="col-start-2 mt-1 text-small text-quiet">
          {note}
        </p>
      )}
    </div>
  );
}

/** The free hours as rows of a time table: one radio button an hour, one row each half day. */
export function SlotField({ field, days }: { field: FieldProps; days: readonly FormHalfDay[] }) {
  const { name, label, fault, required } = field;
  const faultId = useId();
  return (
    <fieldset className="min-w-0" data-refused={fault && ''} aria-describedby={fault && faultId}>
      <legend className="mb-2 text-small font-medium text-strong">
        {label}
        {required && <RequiredSign />}
      </legend>
      <div className="grid gap-3">
        {days.map((day) => (
          <div key={day.label} className="grid grid-cols-[5.5rem_1fr] items-center gap-y-1.5 lg:max-xl:grid-cols-1">
            <p className="text-small text-quiet">{day.label}</p>
            <div className="grid grid-cols-3 gap-px overflow-hidden rounded-md border border-line-strong border-b-quiet bg-line-strong has-user-invalid:border-l-4 has-user-invalid:border-coral">
              {day.times.map((time) => (
                <Slot key={time} name={name} time={time} required={required} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <Fault id={faultId} text={fault} />
    </fieldset>
  );
}

/** The radio button lies see-through over its cell: the browser's own message points at it. Forced colours show it. */
function Slot({ name, time, required }: Pick<FieldProps, 'name' | 'required'> & { time: string }) {
  return (
    <label className="relative grid min-h-12 cursor-pointer bg-inset font-mono text-strong">
      <input
        type="radio"
        name={name}
        value={time}
        required={required}
        className="peer absolute inset-0 cursor-pointer opacity-0 forced-colors:right-auto forced-colors:left-2 forced-colors:opacity-100"
      />
      <time
        dateTime={time}
        className="grid place-items-center eases peer-checked:bg-amber peer-checked:text-ink peer-focus-visible:outline-2 peer-focus-visible:-outline-offset-4 peer-focus-visible:outline-amber peer-checked:peer-focus-visible:outline-ink hover:not-peer-checked:bg-raised"
      >
        {time}
      </time>
    </label>
  );
}
