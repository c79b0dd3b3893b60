import { useId } from 'react';
import type { CalculatorShare } from '#generated/types.ts';
import { controlStyle } from '../../ui/field.tsx';

/** An address that the browser did not let the page copy, selected for the visitor to do it. */
export function RefusedCopy({ texts, address }: { texts: CalculatorShare; address: string }) {
  const id = useId();
  return (
    <p className="mt-3">
      <label htmlFor={id} className="mb-2 block font-medium text-strong">
        {texts.address}
      </label>
      <input
        id={id}
        readOnly
        value={address}
        ref={select}
        aria-describedby={`${id}-note`}
        className={`${controlStyle} font-mono`}
      />
      <span id={`${id}-note`} className="mt-2 block text-quiet">
        {texts.refused}
      </span>
    </p>
  );
}

function select(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
