import { trapName } from './form-fields.ts';
import type { ExtraFields as Fields } from '#generated/types.ts';

/** A field that people neither see nor reach, and that simple robots fill in. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** The spec's extra fields of each request: hidden, and also sent by a browser without JavaScript. */
export function ExtraFields({ fields }: { fields: Fields | undefined }) {
  return Object.entries(fields ?? {}).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
