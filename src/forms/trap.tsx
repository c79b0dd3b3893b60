import { trapName } from './form-fields.ts';

/** A field that people neither see nor reach, and that simple robots fill in. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
