import { useId, useState } from 'react';
import type { CalculatorShare } from '#generated/types.ts';
import { addressOf } from '../../calculator/scenario-address.ts';
import { controlStyle } from '../../ui/field.tsx';

const button =
  'min-h-11 font-medium text-strong underline decoration-line-strong underline-offset-6 hover:decoration-amber';

/** Copies the address of the calculation, or shows it when the browser does not allow that; and prints the report. */
export function ShareActions({
  texts,
  link,
  onSay,
}: {
  texts: CalculatorShare;
  link: string;
  /** Says something in the page's polite region. */
  onSay: (text: string) => void;
}) {
  const id = useId();
  /** How the last copy ended, and for which address: another one has not been copied. */
  const [copy, setCopy] = useState<{ link: string; isDone: boolean }>();
  const outcome = copy?.link === link ? copy : undefined;
  const copyAddress = async () => {
    try {
      // No clipboard in a page without https; a browser may not allow its use.
      await navigator.clipboard.writeText(addressOf(link));
      setCopy({ link, isDone: true });
      onSay(texts.copied);
    } catch {
      setCopy({ link, isDone: false });
    }
  };
  return (
    <div className="mt-4 text-small">
      <div className="flex flex-wrap items-center gap-x-6">
        <button type="button" className={button} onClick={() => void copyAddress()}>
          {texts.copy}
        </button>
        <button type="button" className={button} onClick={() => print()}>
          {texts.print}
        </button>
        {/* Said by the polite region already. */}
        {outcome?.isDone === true && (
          <span aria-hidden="true" className="text-mint">
            {texts.copied}
          </span>
        )}
      </div>
      {outcome?.isDone === false && (
        <p className="mt-3">
          <label htmlFor={id} className="mb-2 block font-medium text-strong">
            {texts.address}
          </label>
          <input
            key={link}
            id={id}
            readOnly
            value={addressOf(link)}
            ref={selectAddress}
            aria-describedby={`${id}-note`}
            className={`${controlStyle} font-mono`}
          />
          <span id={`${id}-note`} className="mt-2 block text-quiet">
            {texts.refused}
          </span>
        </p>
      )}
    </div>
  );
}

function selectAddress(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
