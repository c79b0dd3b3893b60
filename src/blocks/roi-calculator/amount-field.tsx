import { formatAmount } from '../../ui/format-result.ts';
import { readFrenchNumber } from '../../roi/parse-french-number.ts';
import { controlStyle, Field } from '../../ui/field.tsx';

/**
 * A yearly amount in euros, read back in full under the field.
 *
 * Not `type="number"`: browsers refuse there what French people type and paste (`1 200,50`, no-break spaces) and hand
 * over an empty value, which would silently count as 0. A text field with the decimal keypad takes any number, and the
 * amount read back says how it was understood.
 */
export function AmountField({
  name,
  label,
  value,
  perYear,
  unreadable,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  perYear: string;
  /** What is said of a text that is no number: it counts as 0, and nothing is blocked. */
  unreadable: string;
  onChange: (value: string) => void;
}) {
  const amount = readFrenchNumber(value);
  const isUnreadable = amount === undefined && value.trim() !== '';
  return (
    <Field label={label} note={isUnreadable ? unreadable : `= ${formatAmount(amount ?? 0)} ${perYear}`}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${controlStyle} font-mono`}
        />
      )}
    </Field>
  );
}
