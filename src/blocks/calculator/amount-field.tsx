import type { AmountName } from '../../calculator/form-values.ts';
import type { CalculatorState } from '../../calculator/use-calculator.ts';
import { readFrenchNumber } from '../../roi/parse-french-number.ts';
import { controlStyle, Field } from '../../ui/field.tsx';
import { formatAmount } from '../../ui/format-result.ts';

/**
 * A yearly amount in euros, read back in full under the field.
 *
 * Not `type="number"`: browsers refuse there what French people type and paste (`1 200,50`, no-break spaces) and hand
 * over an empty value, which would silently count as 0. A text field with the decimal keypad takes any number, and the
 * amount read back says how it was understood. A text that is no number counts as 0, and nothing is blocked.
 */
export function AmountField({ name, calculator }: { name: AmountName; calculator: CalculatorState }) {
  const { values, texts, change } = calculator;
  const value = values[name];
  const amount = readFrenchNumber(value);
  const isUnreadable = amount === undefined && value.trim() !== '';
  const { unreadableAmount, perYear, [name]: label } = texts.form;
  return (
    <Field label={label} note={isUnreadable ? unreadableAmount : `= ${formatAmount(amount ?? 0)} ${perYear}`}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          value={value}
          onChange={(event) => change({ [name]: event.target.value })}
          className={`${controlStyle} font-mono`}
        />
      )}
    </Field>
  );
}
