import { useId } from 'react';
import { Fault, RequiredSign } from '../ui/field.tsx';
import type { FieldProps } from './text-field.tsx';

/** What is sent for a box that is ticked; for one that is not, nothing. */
const ticked = 'oui';

/** A box to tick beside what it says. The browser asks for it when it is required. */
export function ConsentField({ name, label, note, fault, required = false }: FieldProps) {
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
